#include "CBaseline.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

size_t baseline_allocated_bytes(void) {
#if defined(__GLIBC__)
  struct mallinfo2 information = mallinfo2();
  // What is in the heap, and the large buffers that are mapped one by one.
  return information.uordblks + information.hblkhd;
#else
  return 0;
#endif
}
