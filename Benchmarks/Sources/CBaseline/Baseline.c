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
  double x = 0, y = 0, depth = 0;
  int is_first = 1;
  for (size_t index = 0; index < count; index++) {
    double width = sizes[2 * index], height = sizes[2 * index + 1];
    if (!is_first && x + spacing + width > length + 1e-6) {
      y += depth + line_spacing;
      x = 0;
      depth = 0;
      is_first = 1;
    }
    double start = is_first ? 0 : x + spacing;
    frames[4 * index] = start;
    frames[4 * index + 1] = y;
    frames[4 * index + 2] = width;
    frames[4 * index + 3] = height;
    x = start + width;
    depth = height > depth ? height : depth;
    is_first = 0;
  }
  return y + depth;
}
