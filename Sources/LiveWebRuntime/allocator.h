#ifndef LIVE_ALLOCATOR_H
#define LIVE_ALLOCATOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The unit of block sizes, and the alignment of every allocation: 16 bytes in WebAssembly.
///
/// It is exactly the least block, a header and the three words that a free block keeps, so that
/// whatever remains of a split block is a block too.
#define LIVE_GRANULE (4 * sizeof(size_t))

enum { LIVE_BIN_COUNT = 64, LIVE_EINVAL = 22, LIVE_ENOMEM = 12 };

/// A heap over memory that only ever grows. All zeros but for `grow` is an empty heap.
typedef struct LiveHeap {
    /// Returns the start of at least `*bytes` further bytes and sets `*bytes` to their number, or
    /// returns NULL and changes nothing. The memory ends on a multiple of `LIVE_GRANULE`; it need
    /// not adjoin what was given before.
    void *(*grow)(struct LiveHeap *heap, size_t *bytes);
    /// The bytes of the live blocks.
    size_t inUse;
    /// The bytes that `grow` has given.
    size_t size;
    /// Whether memory is filled with zeros when it is given back, so that no secret stays in it.
    bool wipes;
    unsigned char *end;
    /// A bit for each bin that may hold a block; the bin of a clear bit is empty.
    uint64_t occupied;
    struct LiveBlock *bins[LIVE_BIN_COUNT];
} LiveHeap;

/// Returns `bytes` bytes at a multiple of `alignment`, a power of two, or NULL if there is no room.
///
/// - Complexity: O(1) without growth, below 1.75 MB in WebAssembly; above, linear in the number of
///   free blocks of that size.
void *live_heap_allocate(LiveHeap *heap, size_t alignment, size_t bytes);

/// `posix_memalign` from `heap`: 0, or `LIVE_EINVAL` or `LIVE_ENOMEM` with `*result` untouched.
int live_heap_allocate_aligned(LiveHeap *heap, void **result, size_t alignment, size_t bytes);

/// Gives back what `live_heap_allocate` returned; NULL is ignored.
///
/// - Complexity: O(1), or linear in the block's size where the heap wipes.
void live_heap_free(LiveHeap *heap, void *allocation);

#endif
