// The types of the exported functions' parameters and results. `Tools/wire/build.py` reads the declarations of this module as
// the compiler sees them. It writes RecordEncoding.swift, the list of exports, and in `Web` the names and the readers.
//
// A structure crosses as its stored properties, in their order, except those that an extension of the type lists as the cases
// of `enum EncodingExclusions`. Effects cross as the latest of each case.

/// The number of a model; 0, a number that was never given out, and one whose model is gone do nothing.
public typealias Handle = UInt32

/// The number of bytes in the inbox.
public typealias InboxLength = Int32

/// The number of fields in the inbox, which encode these values in order.
public typealias InboxFields<each Value> = Int32

/// A text in the inbox that is a declaration, with the names of these enumerations' cases or of a type's presets: the static
/// properties that are declared as `Preset`.
public typealias DeclarationText<each Named> = String

/// A case of an enumeration, given by its raw value.
public typealias EnumCode<Enumeration> = Int32

/// The address of a ``Record`` that holds these values in order; 0 for a handle without a model.
public typealias RecordAddress<each Value> = UInt32

extension RawRepresentable<UInt8> {
    /// The case with a code; `nil` for any other number.
    init?(code: EnumCode<Self>) {
        guard let rawValue = UInt8(exactly: code) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension UInt32 {
    /// The address of something that the page reads. A WebAssembly address has 32 bits.
    init(address: UnsafeRawPointer?) {
        self = UInt32(truncatingIfNeeded: UInt(bitPattern: address))
    }
}
