// What the exported functions take and give, said by their types. `Tools/wire/build.py` reads the declarations of this module
// as the compiler sees them, and writes from them how values cross: the writers in `Generated`, and in `Web` the list of exports,
// the names and the readers.
//
// A structure crosses as its stored properties, in their order. What the page has no use for is a case of an enumeration
// `Unsent` in an extension of the type. Effects cross as the latest of each case.

/// The number of a model; 0 and numbers that were never given out, or whose model is gone, do nothing.
public typealias Handle = UInt32

/// How many bytes of the inbox hold what is meant.
public typealias InboxLength = Int32

/// The same, where the inbox holds fields in which cases of these enumerations stand as their codes.
public typealias FieldsLength<each Enumeration> = Int32

/// A case of an enumeration: its place among the cases. Where cases carry values, those come in parameters of their own.
public typealias Code<Enumeration> = Int32

/// The address of a ``Record`` that holds these values, one after the other; 0 for a handle without a model.
public typealias Written<each Value> = UInt32

extension UInt32 {
    /// The address of something that the page reads. A WebAssembly address has 32 bits.
    init(address: UnsafeRawPointer?) {
        self = UInt32(truncatingIfNeeded: UInt(bitPattern: address))
    }
}
