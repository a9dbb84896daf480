// Boundary tags (Knuth, The Art of Computer Programming, volume 1, section 2.5) over segregated free
// lists with four bins to a doubling, as in TLSF (Masmano and others, 2004).
//
// Free neighbors are always joined, and a free block at least 1.25 times a request is always found.
// So the heap cannot creep: whenever it grows, each free block is smaller than that, and there is at
// most one of them between two live blocks.

#include "allocator.h"

typedef struct LiveBlock Block;

/// A header, then memory for the caller. While the block is free, that memory starts with the links
/// of its bin and ends with the block's size, for the block that follows.
struct LiveBlock {
    size_t sizeAndFlags;
    Block *next;
    /// What points to this block: a bin, or the `next` of another block.
    Block **link;
};

#define HEADER offsetof(Block, next)

/// Flags in the low bits of a size. Memory ends with a header of size 0 that is never free.
static const size_t isFree = 1, followsFree = 2, flags = LIVE_GRANULE - 1;

/// How many blocks of the request's own bin are tried, since not every block there is large enough.
static const unsigned triesInOwnBin = 16;

/// The largest request: with a header and a few granules added, its size is still representable.
static const size_t largestRequest = PTRDIFF_MAX - 4 * LIVE_GRANULE;

static size_t sizeOf(const Block *block) { return block->sizeAndFlags & ~flags; }

static Block *after(Block *block, size_t size) { return (void *)((unsigned char *)block + size); }

/// The place where a free block keeps its size: right before the next block.
static size_t *sizeBefore(Block *following) { return (size_t *)(void *)following - 1; }

/// A bin for each size below 8 granules, then four to each doubling. The last has no upper bound.
static unsigned binFor(size_t size) {
    size_t granules = size / LIVE_GRANULE;
    if (granules < 4) return (unsigned)granules;
    unsigned octave = (unsigned)sizeof(long) * 8 - 1 - (unsigned)__builtin_clzl(granules);
    size_t bin = 4 * octave + (granules >> (octave - 2)) - 8;
    return bin < LIVE_BIN_COUNT ? (unsigned)bin : LIVE_BIN_COUNT - 1;
}

static void removeFromBin(Block *block) {
    *block->link = block->next;
    if (block->next) block->next->link = block->link;
}

/// Makes a free block of memory that lies between two blocks that are not free.
static void insert(LiveHeap *heap, Block *block, size_t size) {
    unsigned bin = binFor(size);
    block->sizeAndFlags = size | isFree;
    *sizeBefore(after(block, size)) = size;
    after(block, size)->sizeAndFlags |= followsFree;

    block->link = &heap->bins[bin];
    block->next = heap->bins[bin];
    if (block->next) block->next->link = &block->next;
    heap->bins[bin] = block;
    heap->occupied |= (uint64_t)1 << bin;
}

static Block *find(LiveHeap *heap, size_t size) {
    unsigned bin = binFor(size);
    unsigned tries = bin < LIVE_BIN_COUNT - 1 ? triesInOwnBin : ~0u;
    for (Block *block = heap->bins[bin]; block && tries; block = block->next, tries--)
        if (sizeOf(block) >= size) return block;

    uint64_t larger = heap->occupied & (~(uint64_t)1 << bin);
    for (; larger; larger &= larger - 1) {
        bin = (unsigned)__builtin_ctzll(larger);
        if (heap->bins[bin]) return heap->bins[bin];
        heap->occupied &= ~((uint64_t)1 << bin);
    }
    return NULL;
}

/// Adds memory such that `find(heap, size)` succeeds. If the memory does not adjoin the heap's end,
/// that may take a second call.
static bool extend(LiveHeap *heap, size_t size) {
    size_t bytes = size + 2 * LIVE_GRANULE;
    Block *last = heap->end ? (void *)(heap->end - HEADER) : NULL;
    if (last && last->sizeAndFlags & followsFree) {
        // The block can be large enough already, but out of reach in its bin.
        size_t free = *sizeBefore(last);
        bytes -= free < size ? free : size;
    }
    unsigned char *start = heap->grow(heap, &bytes);
    if (!start) return false;
    if (start != heap->end) {
        last = (void *)(start + (-((uintptr_t)start + HEADER) & flags));
        last->sizeAndFlags = 0;
    }
    heap->end = start + bytes;
    heap->size += bytes;
    size_t added = (size_t)(heap->end - HEADER - (unsigned char *)last);
    after(last, added)->sizeAndFlags = 0;
    last->sizeAndFlags |= added;
    heap->inUse += added;
    live_heap_free(heap, &last->next);
    return true;
}

void *live_heap_allocate(LiveHeap *heap, size_t alignment, size_t bytes) {
    // The memory of a block starts at a multiple of the granule, so this is both the most that may
    // have to be skipped and the mask of the address bits that have to become 0.
    size_t misalignment = alignment > LIVE_GRANULE ? alignment - LIVE_GRANULE : 0;
    if (bytes > largestRequest || misalignment > largestRequest - bytes) return NULL;
    size_t size = (bytes + HEADER + flags) & ~flags;

    Block *block;
    while (!(block = find(heap, size + misalignment)))
        if (!extend(heap, size + misalignment)) return NULL;
    removeFromBin(block);

    size_t skipped = -(uintptr_t)&block->next & misalignment;
    size_t rest = sizeOf(block) - skipped - size;
    if (skipped) insert(heap, block, skipped);
    block = after(block, skipped);
    block->sizeAndFlags = skipped ? size | followsFree : size;
    if (rest)
        insert(heap, after(block, size), rest);
    else
        after(block, size)->sizeAndFlags &= ~followsFree;
    heap->inUse += size;
    return &block->next;
}

int live_heap_allocate_aligned(LiveHeap *heap, void **result, size_t alignment, size_t bytes) {
    if (alignment < sizeof(void *) || alignment & (alignment - 1)) return LIVE_EINVAL;
    void *allocation = live_heap_allocate(heap, alignment, bytes);
    if (!allocation) return LIVE_ENOMEM;
    *result = allocation;
    return 0;
}

void live_heap_free(LiveHeap *heap, void *allocation) {
    if (!allocation) return;
    Block *block = (void *)((unsigned char *)allocation - HEADER);
    size_t size = sizeOf(block);
    if (heap->wipes) __builtin_memset(allocation, 0, size - HEADER);
    heap->inUse -= size;
    if (block->sizeAndFlags & followsFree) {
        size_t before = *sizeBefore(block);
        block = (void *)((unsigned char *)block - before);
        removeFromBin(block);
        size += before;
    }
    Block *following = after(block, size);
    if (following->sizeAndFlags & isFree) {
        removeFromBin(following);
        size += sizeOf(following);
    }
    insert(heap, block, size);
}
