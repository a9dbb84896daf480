/// A colour in the sRGB space.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// How opaque it is, 0…1.
    public let alpha: CGFloat

    /// Makes one of its parts, 0…1 each.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Makes a grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and how opaque it is.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    /// How many parts it has.
    public var numberOfComponents: Int { 4 }

    /// The same colour, as opaque as is said.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Colours of the same parts are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Feeds the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
