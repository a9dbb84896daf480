// The parameter and result types of the exported functions. `Tools/wire/build.py` reads this module's declarations from the
// compiler and generates the encoders in `Generated`, and in `Web` the list of exports, the names, and the decoders.
//
// A structure is encoded as its stored properties, in order. To leave out a property, add a case for it to an enumeration
// `Unsent` in an extension of the type. Effects are encoded as the latest effect of each case.

/// The handle of a model. Events for 0, an unknown handle, or a destroyed model have no effect.
public typealias Handle = UInt32

/// The length in bytes of the text in the inbox.
public typealias InboxLength = Int32

/// The length in bytes of the fields in the inbox, which contain codes of these enumerations.
public typealias FieldsLength<each Enumeration> = Int32

/// The index of an enumeration's case. Associated values are separate parameters.
public typealias Code<Enumeration> = Int32

/// The address of a ``Record`` with these values in order, or 0 for a handle without a model.
public typealias Written<each Value> = UInt32

extension UInt32 {
    /// Creates an address for the page. WebAssembly addresses have 32 bits.
    init(address: UnsafeRawPointer?) {
        self = UInt32(truncatingIfNeeded: UInt(bitPattern: address))
    }
}
