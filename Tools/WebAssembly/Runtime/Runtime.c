// The few functions of a C library that Embedded Swift calls. See EmbeddedRuntime.h.

#include "EmbeddedRuntime.h"

#include <stddef.h>
#include <stdint.h>

// MARK: - Memory
//
// Blocks have sizes of powers of two from 32 bytes on. A freed block goes to the list of its size and is
// given out again; memory is taken from the module's own in whole pages. A word before each block tells
// its size.

#define PAGE_SIZE 65536u
#define SMALLEST_SHIFT 5
#define CLASS_COUNT 27

typedef struct block {
  struct block *next;
} block;

static block *free_blocks[CLASS_COUNT];
static uintptr_t arena_position;
static uintptr_t arena_end;

static void *take_from_arena(size_t size) {
  if (arena_position + size > arena_end) {
    size_t pages = (size + PAGE_SIZE - 1) / PAGE_SIZE;
    size_t first = __builtin_wasm_memory_grow(0, pages);
    if (first == SIZE_MAX) return NULL;
    uintptr_t start = first * PAGE_SIZE;
    // Pages that somebody else took in between leave a gap; what was left over is given up.
    if (start != arena_end) arena_position = start;
    arena_end = start + pages * PAGE_SIZE;
  }
  void *taken = (void *)arena_position;
  arena_position += size;
  return taken;
}

static void *allocate(size_t size) {
  if (size > (1u << 31) - 32) return NULL;
  unsigned class = 0;
  while (((size_t)1 << (class + SMALLEST_SHIFT)) < size + 16) class++;
  block *known = free_blocks[class];
  uint8_t *start;
  if (known) {
    free_blocks[class] = known->next;
    start = (uint8_t *)known;
  } else {
    start = take_from_arena((size_t)1 << (class + SMALLEST_SHIFT));
    if (!start) return NULL;
  }
  // The word before the block; blocks are aligned to 16 bytes, as Swift's objects need.
  uint32_t *header = (uint32_t *)(start + 12);
  *header = class;
  return start + 16;
}

void free(void *memory) {
  if (!memory) return;
  uint8_t *start = (uint8_t *)memory - 16;
  unsigned class = *(uint32_t *)(start + 12);
  block *freed = (block *)start;
  freed->next = free_blocks[class];
  free_blocks[class] = freed;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  // Swift asks for 16 bytes at most; more would need another layout of blocks.
  if (alignment > 16) return 22;
  *memory = allocate(size);
  return *memory ? 0 : 12;
}

// MARK: - Bytes

int memcmp(const void *first, const void *second, size_t count) {
  const uint8_t *left = first, *right = second;
  for (size_t index = 0; index < count; index++) {
    if (left[index] != right[index]) return left[index] < right[index] ? -1 : 1;
  }
  return 0;
}

// The layout of a collection does not depend on the order of hash tables, so their seed may be fixed.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) ((uint8_t *)bytes)[index] = (uint8_t)(index * 73 + 41);
}

// MARK: - Numbers

// The product of two 128-bit numbers, which the compiler calls for.
void __multi3(uint64_t *product, uint64_t low_a, uint64_t high_a, uint64_t low_b, uint64_t high_b) {
  uint64_t a0 = (uint32_t)low_a, a1 = low_a >> 32, b0 = (uint32_t)low_b, b1 = low_b >> 32;
  uint64_t middle = a1 * b0 + ((a0 * b0) >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  product[0] = low_a * low_b;
  product[1] = a1 * b1 + (middle >> 32) + (other >> 32) + low_a * high_b + high_a * low_b;
}

// MARK: - Stack protection

uintptr_t __stack_chk_guard = 0x5EF10733;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
