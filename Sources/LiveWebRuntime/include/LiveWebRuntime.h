#ifndef LIVE_WEB_RUNTIME_H
#define LIVE_WEB_RUNTIME_H

#include <stddef.h>

/// The bytes that live allocations occupy, headers and rounding included.
///
/// A host that comes back to the same state finds the same number again, so a difference between
/// two equal states is a leak. Always 0 outside WebAssembly, where the platform allocates.
///
/// - Complexity: O(1)
size_t live_heap_in_use(void);

/// The bytes of linear memory that the heap has taken, free blocks included.
///
/// It never shrinks, because WebAssembly memory cannot. Always 0 outside WebAssembly.
///
/// - Complexity: O(1)
size_t live_heap_size(void);

/// From here on, memory is filled with zeros when it is given back. For pages that type passwords.
void live_heap_keep_secrets(void);

/// Fills the part of the stack that is not in use with zeros: arguments and small strings lay there.
///
/// - Complexity: linear in the size of the stack, 64 KB, which takes a few microseconds.
void live_stack_wipe(void);

#endif
