// fuzz [--seed N] [--self-test-overrun | --self-test-use-after-free]

#include "CheckedHeap.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t seed, randomState;
static uint64_t operations;
static const char *currentTest = "";
#if !defined(LIVE_LIBFUZZER)
static jmp_buf leaveTest;
#endif

/// A failed test leaves its heap behind; that report would hide the failure.
const char *__asan_default_options(void) { return "detect_leaks=0"; }

_Noreturn void fail(const char *condition, const char *file, int line) {
    fprintf(stderr, "%s:%d: %s: not %s (--seed %llu)\n", file, line, currentTest, condition, (unsigned long long)seed);
#if !defined(LIVE_LIBFUZZER)
    longjmp(leaveTest, 1);
#endif
    abort();
}

static size_t upTo(size_t bound) { return randomNumber(&randomState) % (bound + 1); }

/// An allocation with bytes that follow from its tag, so that any foreign write shows.
typedef struct {
    unsigned char *memory;
    size_t bytes;
    uint64_t tag;
} Allocation;

/// Large allocations are filled at both ends and here and there between, for speed.
static size_t nextFilled(size_t i, size_t bytes) {
    bool nearAnEnd = i < 256 || i + 256 >= bytes;
    return nearAnEnd ? i + 1 : i + 257 < bytes ? i + 251 : i + 1;
}

static unsigned char filling(const Allocation *allocation, size_t i) {
    return (unsigned char)((allocation->tag >> (i % 8 * 8)) + i);
}

static bool fill(CheckedHeap *heap, Allocation *allocation, size_t alignment, size_t bytes) {
    operations++;
    Allocation made = {allocate(heap, alignment, bytes), bytes, randomNumber(&randomState)};
    if (!made.memory) return false;
    for (size_t i = 0; i < bytes; i = nextFilled(i, bytes)) made.memory[i] = filling(&made, i);
    *allocation = made;
    return true;
}

static void verifyAndRelease(CheckedHeap *heap, Allocation *allocation) {
    operations++;
    for (size_t i = 0; i < allocation->bytes; i = nextFilled(i, allocation->bytes))
        CHECK(allocation->memory[i] == filling(allocation, i));
    release(heap, allocation->memory, allocation->bytes);
    allocation->memory = NULL;
}

/// Mostly what form controls ask for, at times much more, often just about a power of two.
static size_t someSize(void) {
    size_t kind = upTo(99);
    size_t bytes = upTo(kind < 60 ? 128 : kind < 85 ? 1024 : kind < 98 ? 16384 : 262144);
    if (upTo(9) == 0) {
        size_t power = (size_t)1 << upTo(16);
        bytes = power + 32 < 64 ? power : power - 32 + upTo(64);
    }
    return bytes;
}

static size_t someAlignment(void) { return upTo(9) < 7 ? sizeof(void *) : (size_t)1 << (3 + upTo(upTo(9) ? 6 : 13)); }

/// One random operation on one of the slots; `fullness`, in percent, is where their number tends.
static void step(CheckedHeap *heap, Allocation *slots, size_t slotCount, size_t fullness) {
    Allocation *slot = &slots[upTo(slotCount - 1)];
    if (!slot->memory) {
        if (upTo(99) < fullness) fill(heap, slot, someAlignment(), someSize());
    } else if (upTo(15) == 0 && slot->bytes < 100000) {
        Allocation grown;
        if (fill(heap, &grown, sizeof(void *), slot->bytes * 2)) {
            verifyAndRelease(heap, slot);
            *slot = grown;
        }
    } else if (upTo(99) >= fullness) {
        verifyAndRelease(heap, slot);
    }
}

static void releaseAll(CheckedHeap *heap, Allocation *slots, size_t slotCount) {
    for (size_t i = 0; i < slotCount; i++)
        if (slots[i].memory) verifyAndRelease(heap, &slots[i]);
    checkEmpty(heap);
}

#if defined(LIVE_LIBFUZZER)

int LLVMFuzzerTestOneInput(const unsigned char *input, size_t bytes) {
    Allocation slots[64] = {0};
    CheckedHeap *heap = makeHeap(&randomState, 1 << 26, bytes ? input[0] : 0);
    for (size_t i = 1; i < bytes; i++) {
        randomState = seed = input[i] * 0x9E3779B97F4A7C15;
        step(heap, slots, 64, input[i] < 128 ? 70 : 30);
        checkStructure(heap);
    }
    releaseAll(heap, slots, 64);
    destroyHeap(heap);
    return 0;
}

#else

enum { SLOTS = 3000 };

static void randomOperations(unsigned refuseOneIn, unsigned skipOneIn, size_t limit, unsigned rounds) {
    static Allocation slots[SLOTS];
    memset(slots, 0, sizeof slots);
    CheckedHeap *heap = makeHeap(&randomState, limit, upTo(1000));
    heap->refuseOneIn = refuseOneIn;
    heap->skipOneIn = skipOneIn;
    for (unsigned round = 0; round < rounds; round++) {
        size_t fullness = 5 + upTo(90);
        for (unsigned i = 0; i < 20000; i++) step(heap, slots, SLOTS, fullness);
        checkStructure(heap);
    }
    releaseAll(heap, slots, SLOTS);
    destroyHeap(heap);
}

static void keepsEveryByte(void) { randomOperations(0, 0, 1 << 28, 60); }
static void survivesRefusedGrowth(void) { randomOperations(3, 0, 1 << 28, 40); }
static void survivesExhaustion(void) { randomOperations(0, 0, 1 << 20, 60); }
static void usesScatteredMemory(void) { randomOperations(10, 2, 1 << 28, 40); }

static void staysBounded(void) {
    static Allocation slots[SLOTS];
    memset(slots, 0, sizeof slots);
    CheckedHeap *heap = makeHeap(&randomState, 1 << 28, 0);
    for (unsigned i = 0; i < 400000; i++) step(heap, slots, SLOTS, 50);
    size_t settled = heap->heap.size;
    for (unsigned i = 0; i < 3000000; i++) step(heap, slots, SLOTS, 50);
    printf("  mixed sizes: heap %zu KB after 0.4 M steps, %zu KB after 3.4 M, for at most %zu KB in use\n",
           settled / 1024, heap->heap.size / 1024, heap->peakInUse / 1024);
    CHECK(heap->heap.size < heap->peakInUse * 3 / 2);
    releaseAll(heap, slots, SLOTS);
    destroyHeap(heap);
}

/// Arrays that grow by a factor of `percent` / 100, several at once, as they do while text is typed.
static size_t heapAfterGrowingArrays(unsigned cycles, unsigned percent, size_t largest) {
    enum { ARRAYS = 3 };
    CheckedHeap *heap = makeHeap(&randomState, 1 << 28, 0);
    for (unsigned cycle = 0; cycle < cycles; cycle++) {
        Allocation arrays[ARRAYS] = {0};
        for (size_t bytes = 32; bytes <= largest; bytes = bytes * percent / 100)
            for (unsigned i = 0; i < ARRAYS; i++) {
                Allocation grown;
                CHECK(fill(heap, &grown, sizeof(void *), bytes));
                if (arrays[i].memory) verifyAndRelease(heap, &arrays[i]);
                arrays[i] = grown;
            }
        for (unsigned i = 0; i < ARRAYS; i++) verifyAndRelease(heap, &arrays[i]);
    }
    checkEmpty(heap);
    size_t size = heap->heap.size;
    printf("  arrays growing by %u %%: heap %zu KB for at most %zu KB in use\n",
           percent, size / 1024, heap->peakInUse / 1024);
    CHECK(size < heap->peakInUse * 8 / 5);
    destroyHeap(heap);
    return size;
}

static void reusesWhatArraysLeave(void) {
    CHECK(heapAfterGrowingArrays(1, 200, 4 << 20) == heapAfterGrowingArrays(500, 200, 4 << 20));
    CHECK(heapAfterGrowingArrays(1, 150, 4 << 20) == heapAfterGrowingArrays(500, 150, 4 << 20));
}

static void joinsFreedNeighbors(void) {
    enum { COUNT = 20000 };
    static Allocation small[COUNT];
    CheckedHeap *heap = makeHeap(&randomState, 1 << 28, 0);
    for (unsigned i = 0; i < COUNT; i++) CHECK(fill(heap, &small[i], sizeof(void *), 40));
    size_t size = heap->heap.size;
    for (unsigned i = 0; i < COUNT; i += 2) verifyAndRelease(heap, &small[i]);
    checkStructure(heap);
    for (unsigned i = 0; i < COUNT; i += 2) CHECK(fill(heap, &small[i], sizeof(void *), 33));
    CHECK(heap->heap.size == size);
    for (unsigned i = 1; i < COUNT; i += 2) verifyAndRelease(heap, &small[i]);
    for (unsigned i = 0; i < COUNT; i += 2) verifyAndRelease(heap, &small[i]);
    Allocation whole;
    CHECK(fill(heap, &whole, sizeof(void *), size - 2 * LIVE_GRANULE));
    CHECK(heap->heap.size == size);
    verifyAndRelease(heap, &whole);
    checkEmpty(heap);
    destroyHeap(heap);
}

/// The bytes that fill a block of a number of granules.
static size_t bytesFilling(size_t granules) { return granules * LIVE_GRANULE - sizeof(size_t); }

/// Allocates blocks of a number of granules, with others between that keep them apart once they are free.
static void alternate(CheckedHeap *heap, Allocation *hiding, Allocation *between, unsigned count, size_t granules) {
    for (unsigned i = 0; i < count; i++) {
        CHECK(fill(heap, &hiding[i], sizeof(void *), bytesFilling(granules)));
        CHECK(fill(heap, &between[i], sizeof(void *), 1));
    }
}

static void findsLastBlockBehindSmallerOnes(void) {
    enum { HIDING = 40 };
    Allocation hiding[HIDING], between[HIDING], large, found;
    CheckedHeap *heap = makeHeap(&randomState, 1 << 28, 0);
    alternate(heap, hiding, between, HIDING, 32);
    // A granule goes to the first header and the last.
    size_t unused = (heap->heap.size - heap->heap.inUse) / LIVE_GRANULE - 1;
    CHECK(fill(heap, &large, sizeof(void *), bytesFilling(unused - 38)));
    for (unsigned i = 0; i < HIDING; i++) verifyAndRelease(heap, &hiding[i]);
    size_t size = heap->heap.size;
    CHECK(fill(heap, &found, sizeof(void *), bytesFilling(33)));
    CHECK(heap->heap.size <= size + PAGE);
    CHECK(found.memory > large.memory);
    verifyAndRelease(heap, &found);
    verifyAndRelease(heap, &large);
    releaseAll(heap, between, HIDING);
    destroyHeap(heap);
}

static void findsLargeBlockBehindSmallerOnes(void) {
    enum { HIDING = 20, IN_LAST_BIN = 115000 };
    Allocation hiding[HIDING], between[HIDING], wanted, next;
    CheckedHeap *heap = makeHeap(&randomState, 1 << 28, 0);
    CHECK(fill(heap, &wanted, sizeof(void *), bytesFilling(IN_LAST_BIN + 10)));
    CHECK(fill(heap, &next, sizeof(void *), 1));
    alternate(heap, hiding, between, HIDING, IN_LAST_BIN);
    verifyAndRelease(heap, &wanted);
    for (unsigned i = 0; i < HIDING; i++) verifyAndRelease(heap, &hiding[i]);
    size_t size = heap->heap.size;
    CHECK(fill(heap, &wanted, sizeof(void *), bytesFilling(IN_LAST_BIN + 10)));
    CHECK(heap->heap.size == size);
    verifyAndRelease(heap, &wanted);
    verifyAndRelease(heap, &next);
    releaseAll(heap, between, HIDING);
    destroyHeap(heap);
}

static void refusesImpossibleSizes(void) {
    CheckedHeap *heap = makeHeap(&randomState, 1 << 28, 0);
    Allocation kept;
    CHECK(fill(heap, &kept, sizeof(void *), 100));
    for (size_t near = 0; near < 200; near++) {
        size_t sizes[] = {SIZE_MAX - near, PTRDIFF_MAX - near, (size_t)PTRDIFF_MAX + near, SIZE_MAX / 2 + 1 - near};
        for (unsigned i = 0; i < 4; i++)
            for (size_t alignment = sizeof(void *); alignment; alignment *= 2)
                CHECK(!live_heap_allocate(&heap->heap, alignment, sizes[i]));
    }
    for (unsigned bit = 30; bit < 64; bit++) CHECK(!live_heap_allocate(&heap->heap, (size_t)1 << bit, 8));
    checkStructure(heap);
    verifyAndRelease(heap, &kept);
    checkEmpty(heap);
    destroyHeap(heap);
}

static void answersLikePosixMemalign(void) {
    CheckedHeap *heap = makeHeap(&randomState, 1 << 20, 0);
    void *untouched = &heap, *result = untouched;
    size_t invalid[] = {0, 1, 2, 3, 4, 12, 24, 48, 100, SIZE_MAX};
    for (unsigned i = 0; i < sizeof invalid / sizeof *invalid; i++)
        CHECK(live_heap_allocate_aligned(&heap->heap, &result, invalid[i], 8) == LIVE_EINVAL);
    CHECK(live_heap_allocate_aligned(&heap->heap, &result, 16, 1 << 20) == LIVE_ENOMEM);
    CHECK(result == untouched);
    live_heap_free(&heap->heap, NULL);
    CHECK(heap->heap.size == 0);
    destroyHeap(heap);
}

static void givesEmptyAllocationsTheirOwnAddress(void) {
    CheckedHeap *heap = makeHeap(&randomState, 1 << 20, 0);
    void *one = allocate(heap, sizeof(void *), 0), *other = allocate(heap, sizeof(void *), 0);
    CHECK(one && other && one != other);
    release(heap, one, 0);
    release(heap, other, 0);
    checkEmpty(heap);
    destroyHeap(heap);
}

static unsigned passed, failed;

static void run(const char *name, void (*test)(void)) {
    currentTest = name;
    if (setjmp(leaveTest)) {
        failed++;
        return;
    }
    test();
    passed++;
}

/// Touches memory that AddressSanitizer must object to; ends well only if it does not.
static int selfTest(bool overrun) {
    CheckedHeap *heap = makeHeap(&randomState, 1 << 20, 0);
    volatile unsigned char *memory = allocate(heap, sizeof(void *), 40);
    if (!overrun) release(heap, (void *)memory, 40);
    memory[overrun ? 40 : 0] = 1;
    return 0;
}

int main(int argc, char **argv) {
    seed = (uint64_t)time(NULL);
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--self-test-overrun")) return selfTest(true);
        if (!strcmp(argv[i], "--self-test-use-after-free")) return selfTest(false);
        if (strcmp(argv[i], "--seed") || i + 1 == argc) return fprintf(stderr, "unknown option %s\n", argv[i]), 2;
        seed = strtoull(argv[++i], NULL, 0);
    }
    randomState = seed;
    setvbuf(stdout, NULL, _IOLBF, 0);
    clock_t start = clock();
    run("random operations keep every byte of every allocation", keepsEveryByte);
    run("a refused growth changes nothing", survivesRefusedGrowth);
    run("an exhausted heap goes on with what it has", survivesExhaustion);
    run("memory that does not adjoin is used", usesScatteredMemory);
    run("mixed sizes over millions of cycles keep the heap bounded", staysBounded);
    run("growing arrays reuse what they leave behind", reusesWhatArraysLeave);
    run("freed neighbors become one block", joinsFreedNeighbors);
    run("the last block is found behind many smaller ones", findsLastBlockBehindSmallerOnes);
    run("a large block is found behind many that are a little smaller", findsLargeBlockBehindSmallerOnes);
    run("sizes and alignments that cannot be are refused", refusesImpossibleSizes);
    run("errors are those of posix_memalign", answersLikePosixMemalign);
    run("allocations of no bytes are distinct", givesEmptyAllocationsTheirOwnAddress);
    printf("  %.1f M operations in %.1f s, seed %llu\n", (double)operations / 1e6,
           (double)(clock() - start) / CLOCKS_PER_SEC, (unsigned long long)seed);
    printf("LiveWebRuntime: %u passed, %u failed\n", passed, failed);
    return failed != 0;
}

#endif
