#include "CBaseline.h"

void baseline_copy(const double *sizes, size_t count, double *frames) {
  double x = 0;
  for (size_t index = 0; index < count; index++) {
    double width = sizes[2 * index], height = sizes[2 * index + 1];
    frames[4 * index] = x;
    frames[4 * index + 1] = 0;
    frames[4 * index + 2] = width;
    frames[4 * index + 3] = height;
    x += width;
  }
}

double baseline_wrap(
  const double *sizes, size_t count, double length, double spacing, double line_spacing,
  double *frames) {
  double x = 0, y = 0, depth = 0, limit = length + 1e-6;
  for (size_t index = 0; index < count; index++) {
    double width = sizes[2 * index], height = sizes[2 * index + 1];
    double end = x + width;
    // An item that is wider than the line begins no other one where it is the first.
    if (end > limit && x > 0) {
      y += depth + line_spacing;
      x = 0;
      end = width;
      depth = 0;
    }
    frames[4 * index] = x;
    frames[4 * index + 1] = y;
    frames[4 * index + 2] = width;
    frames[4 * index + 3] = height;
    x = end + spacing;
    depth = height > depth ? height : depth;
  }
  return y + depth;
}
