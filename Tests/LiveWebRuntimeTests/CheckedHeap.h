#ifndef LIVE_CHECKED_HEAP_H
#define LIVE_CHECKED_HEAP_H

#include "../../Sources/LiveWebRuntime/allocator.h"

#include <stdbool.h>

enum { PAGE = 65536, MAXIMUM_SEGMENTS = 4096 };

/// A heap whose every answer is checked against a model of its own.
///
/// Its memory is a reservation in which only the granted pages are accessible, so that the allocator
/// cannot read or write elsewhere unseen. For AddressSanitizer only the bytes of live allocations exist.
typedef struct CheckedHeap {
    LiveHeap heap;
    unsigned char *arena;
    /// Bytes at which the next grant starts, and past which none is made.
    size_t granted, limit;
    /// If not 0, one in this many growths is refused, or leaves a page unused before it.
    unsigned refuseOneIn, skipOneIn;
    uint64_t *random;
    bool refused;
    struct { unsigned char *start, *end; } segments[MAXIMUM_SEGMENTS];
    unsigned segmentCount;
    /// Which granules of the arena belong to a live allocation.
    unsigned char *owned;
    size_t expectedInUse, peakInUse;
} CheckedHeap;

/// The next number of SplitMix64 (Steele, Lea and Flood, 2014).
uint64_t randomNumber(uint64_t *state);

/// Makes an empty heap of at most `limit` bytes, whose memory starts `offset` bytes into a page.
CheckedHeap *makeHeap(uint64_t *random, size_t limit, size_t offset);

void destroyHeap(CheckedHeap *heap);

/// Allocates and checks alignment, ownership, accounting, and that only a refused growth gives NULL.
void *allocate(CheckedHeap *heap, size_t alignment, size_t bytes);

void release(CheckedHeap *heap, void *allocation, size_t bytes);

/// Walks all blocks and all bins: the blocks tile the memory, no two free ones adjoin, every free
/// block is in the right bin once, and the sums agree.
void checkStructure(const CheckedHeap *heap);

/// Checks that nothing is allocated and that all memory is one free block for each segment.
void checkEmpty(const CheckedHeap *heap);

/// Reports a failed check and leaves the running test.
_Noreturn void fail(const char *condition, const char *file, int line);

#define CHECK(condition) ((condition) ? (void)0 : fail(#condition, __FILE__, __LINE__))

#endif
