/// A type that says what it is.
public struct Spoken {
    /// A member that does too.
    public var word = ""
    public var silence = ""
}

extension Spoken: CustomStringConvertible {
    public var description: String { word }
}

public func mute() {}
