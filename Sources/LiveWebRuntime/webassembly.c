#include "LiveWebRuntime.h"

#if defined(__wasm__)

#include "allocator.h"

#if !defined(__wasm_bulk_memory__)
#error "Build with -mbulk-memory: without it, memcpy would be compiled into a call of itself."
#endif

enum { pageSize = 65536 };

/// Where the linker's own data ends.
extern unsigned char __heap_base;

static void *growMemory(LiveHeap *heap, size_t *bytes) {
    size_t pages = __builtin_wasm_memory_size(0);
    size_t start = heap->size ? pages * pageSize : (size_t)&__heap_base;
    size_t present = pages * pageSize - start;
    size_t missing = *bytes > present ? (*bytes - present + pageSize - 1) / pageSize : 0;
    // Growing by no page at all would detach the host's views of the memory too.
    if (missing && __builtin_wasm_memory_grow(0, missing) == SIZE_MAX) return NULL;
    *bytes = present + missing * pageSize;
    return (void *)start;
}

static LiveHeap heap = {.grow = growMemory};

size_t live_heap_in_use(void) { return heap.inUse; }
size_t live_heap_size(void) { return heap.size; }
void live_heap_keep_secrets(void) { heap.wipes = true; }

/// With --stack-first the stack grows down to address 0, where no object is.
void live_stack_wipe(void) {
    volatile unsigned char top = 0;
    unsigned char *bottom = (unsigned char *)LIVE_GRANULE;
    __builtin_memset(bottom, top, (size_t)(&top - bottom));
}

/// Where the stack begins; it grows down from here.
extern unsigned char __stack_high;

// Embedded Swift takes every allocation for granted and would write to address 0, over the stack and the globals. A trap ends the
// call with an exception in the page, and leaves the memory as it is. The stack pointer is left as it is, too, below the frames of the
// functions that have ended: without this, a few hundred such calls would use the stack up.
static _Noreturn void endCall(void) {
    __asm__ volatile(".globaltype __stack_pointer, i32\n local.get %0\n global.set __stack_pointer" : : "r"(&__stack_high));
    __builtin_trap();
}

void *malloc(size_t bytes) {
    void *allocation = live_heap_allocate(&heap, LIVE_GRANULE, bytes);
    if (!allocation) endCall();
    return allocation;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
    int status = live_heap_allocate_aligned(&heap, result, alignment, bytes);
    if (status == LIVE_ENOMEM) endCall();
    return status;
}

void free(void *allocation) { live_heap_free(&heap, allocation); }

// Each of the builtins is one instruction.
void *memcpy(void *restrict to, const void *restrict from, size_t bytes) {
    return __builtin_memcpy(to, from, bytes);
}

void *memmove(void *to, const void *from, size_t bytes) { return __builtin_memmove(to, from, bytes); }

void *memset(void *to, int byte, size_t bytes) { return __builtin_memset(to, byte, bytes); }

// Optimizers recognize loops like these as the very functions; that would be endless recursion.
__attribute__((no_builtin)) int memcmp(const void *left, const void *right, size_t bytes) {
    const unsigned char *l = left, *r = right;
    for (; bytes; l++, r++, bytes--)
        if (*l != *r) return *l - *r;
    return 0;
}

__attribute__((no_builtin)) size_t strlen(const char *text) {
    const char *end = text;
    while (*end) end++;
    return (size_t)(end - text);
}

#else

size_t live_heap_in_use(void) { return 0; }
size_t live_heap_size(void) { return 0; }
void live_heap_keep_secrets(void) {}
void live_stack_wipe(void) {}

#endif
