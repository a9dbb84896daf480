#define _DEFAULT_SOURCE

#include "CheckedHeap.h"

#include <sanitizer/asan_interface.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/// For functions that look at headers and free blocks, which are poisoned.
#define UNCHECKED __attribute__((no_sanitize("address")))

uint64_t randomNumber(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

static void *grow(LiveHeap *live, size_t *bytes) {
    CheckedHeap *heap = (CheckedHeap *)live;
    CHECK(*bytes <= PTRDIFF_MAX);
    size_t start = heap->granted;
    if (heap->skipOneIn && start % PAGE == 0 && randomNumber(heap->random) % heap->skipOneIn == 0
        && heap->segmentCount < MAXIMUM_SEGMENTS)
        start += PAGE;
    size_t available = heap->limit > start ? heap->limit - start : 0;
    heap->refused = *bytes > available
        || (heap->refuseOneIn && randomNumber(heap->random) % heap->refuseOneIn == 0);
    if (heap->refused) return NULL;

    size_t end = (start + *bytes + PAGE - 1) / PAGE * PAGE;
    unsigned char *memory = heap->arena + start;
    size_t firstPage = start / PAGE * PAGE;
    CHECK(mprotect(heap->arena + firstPage, end - firstPage, PROT_READ | PROT_WRITE) == 0);
    // The allocator must not count on zeros: a page may have been a stack.
    memset(memory, 0xA5, end - start);
    ASAN_POISON_MEMORY_REGION(memory, end - start);

    unsigned last = heap->segmentCount - 1;
    if (heap->segmentCount && heap->segments[last].end == memory) {
        heap->segments[last].end = heap->arena + end;
    } else {
        heap->segments[heap->segmentCount].start = memory;
        heap->segments[heap->segmentCount++].end = heap->arena + end;
    }
    heap->granted = end;
    *bytes = end - start;
    return memory;
}

CheckedHeap *makeHeap(uint64_t *random, size_t limit, size_t offset) {
    CheckedHeap *heap = calloc(1, sizeof *heap);
    heap->heap.grow = grow;
    heap->random = random;
    heap->limit = limit / PAGE * PAGE;
    heap->granted = offset;
    heap->arena = mmap(NULL, limit, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    CHECK(heap->arena != MAP_FAILED);
    heap->owned = calloc(limit / LIVE_GRANULE, 1);
    return heap;
}

void destroyHeap(CheckedHeap *heap) {
    ASAN_UNPOISON_MEMORY_REGION(heap->arena, heap->limit);
    munmap(heap->arena, heap->limit);
    free(heap->owned);
    free(heap);
}

static size_t blockSize(size_t bytes) {
    return (bytes + sizeof(size_t) + LIVE_GRANULE - 1) / LIVE_GRANULE * LIVE_GRANULE;
}

static void setOwned(CheckedHeap *heap, void *allocation, size_t bytes, bool owned) {
    size_t first = (size_t)((unsigned char *)allocation - heap->arena) / LIVE_GRANULE;
    // The last word of the block that `bytes` rounds up to is the next block's header.
    size_t count = blockSize(bytes) / LIVE_GRANULE;
    CHECK((first + count) * LIVE_GRANULE <= heap->granted);
    CHECK(!memchr(heap->owned + first, owned, count));
    memset(heap->owned + first, owned, count);
}

void *allocate(CheckedHeap *heap, size_t alignment, size_t bytes) {
    heap->refused = false;
    size_t inUseBefore = heap->heap.inUse;
    void *allocation = NULL;
    if (alignment <= LIVE_GRANULE && randomNumber(heap->random) % 2) {
        allocation = live_heap_allocate(&heap->heap, LIVE_GRANULE, bytes);
    } else {
        int status = live_heap_allocate_aligned(&heap->heap, &allocation, alignment, bytes);
        CHECK(status == (allocation ? 0 : LIVE_ENOMEM));
    }
    CHECK((allocation == NULL) == heap->refused);
    if (!allocation) {
        CHECK(heap->heap.inUse == inUseBefore);
        return NULL;
    }
    CHECK((uintptr_t)allocation % alignment == 0);
    CHECK((uintptr_t)allocation % LIVE_GRANULE == 0);
    setOwned(heap, allocation, bytes, true);
    heap->expectedInUse += blockSize(bytes);
    CHECK(heap->heap.inUse == heap->expectedInUse);
    if (heap->expectedInUse > heap->peakInUse) heap->peakInUse = heap->expectedInUse;
    ASAN_UNPOISON_MEMORY_REGION(allocation, bytes);
    return allocation;
}

void release(CheckedHeap *heap, void *allocation, size_t bytes) {
    ASAN_POISON_MEMORY_REGION(allocation, bytes);
    live_heap_free(&heap->heap, allocation);
    setOwned(heap, allocation, bytes, false);
    heap->expectedInUse -= blockSize(bytes);
    CHECK(heap->heap.inUse == heap->expectedInUse);
}

/// The least size in a bin, by counting rather than by the bits of the size.
static size_t leastSize(unsigned bin) {
    size_t granules = 1, step = 1;
    for (unsigned i = 1; i < bin; i++) {
        granules += step;
        if (i >= 7 && i % 4 == 3) step *= 2;
    }
    return granules * LIVE_GRANULE;
}

UNCHECKED static void checkBins(const CheckedHeap *heap, size_t freeBlocks) {
    for (unsigned bin = 0; bin < LIVE_BIN_COUNT; bin++) {
        size_t *block = (size_t *)heap->heap.bins[bin];
        size_t *link = (size_t *)&heap->heap.bins[bin];
        CHECK(!block || heap->heap.occupied >> bin & 1);
        for (; block; link = &block[1], block = (size_t *)block[1]) {
            size_t size = block[0] & ~(LIVE_GRANULE - 1);
            CHECK((block[0] & (LIVE_GRANULE - 1)) == 1);
            CHECK(block[2] == (size_t)link);
            CHECK(size >= leastSize(bin));
            CHECK(bin == LIVE_BIN_COUNT - 1 || size < leastSize(bin + 1));
            CHECK(freeBlocks-- > 0);
        }
    }
    CHECK(freeBlocks == 0);
}

UNCHECKED void checkStructure(const CheckedHeap *heap) {
    size_t inUse = 0, total = 0, freeBlocks = 0;
    for (unsigned i = 0; i < heap->segmentCount; i++) {
        uintptr_t start = (uintptr_t)heap->segments[i].start, end = (uintptr_t)heap->segments[i].end;
        total += end - start;
        uintptr_t payload = (start + sizeof(size_t) + LIVE_GRANULE - 1) / LIVE_GRANULE * LIVE_GRANULE;
        size_t previousFree = 0;
        for (;;) {
            const size_t *block = (const size_t *)payload - 1;
            size_t size = block[0] & ~(LIVE_GRANULE - 1), isFree = block[0] & 1;
            CHECK((block[0] >> 1 & 1) == (previousFree != 0));
            CHECK(!previousFree || block[-1] == previousFree);
            CHECK(!(isFree && previousFree));
            CHECK(size <= end - payload);
            if (size == 0) break;
            freeBlocks += isFree;
            inUse += isFree ? 0 : size;
            previousFree = isFree ? size : 0;
            payload += size;
        }
        CHECK(payload == end);
    }
    CHECK(inUse == heap->expectedInUse);
    CHECK(inUse == heap->heap.inUse);
    CHECK(total == heap->heap.size);
    checkBins(heap, freeBlocks);
}

UNCHECKED void checkEmpty(const CheckedHeap *heap) {
    checkStructure(heap);
    CHECK(heap->heap.inUse == 0);
    size_t freeBlocks = 0;
    for (unsigned bin = 0; bin < LIVE_BIN_COUNT; bin++)
        for (size_t *block = (size_t *)heap->heap.bins[bin]; block; block = (size_t *)block[1]) freeBlocks++;
    CHECK(freeBlocks == heap->segmentCount);
}
