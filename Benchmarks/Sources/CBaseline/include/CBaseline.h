// What the machine allows, in C: the loops that Reflow is measured against; and what the allocator has
// given out.

#ifndef REFLOW_BASELINE_H
#define REFLOW_BASELINE_H

#include <stddef.h>

/// Reads width and height of each item and writes x, y, width and height: the least that a layout which
/// keeps frames has to do.
void baseline_copy(const double *sizes, size_t count, double *frames);

/// Greedy lines with frames: the same reading and writing, and a comparison for each item.
/// Returns the content's height.
double baseline_wrap(
  const double *sizes, size_t count, double length, double spacing, double line_spacing,
  double *frames);

/// The bytes that the allocator has given out and not got back, its own rounding included; 0 where the
/// C library does not tell.
size_t baseline_allocated_bytes(void);

#endif
