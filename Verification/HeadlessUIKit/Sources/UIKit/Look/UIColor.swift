import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {
    private enum Kind {
        case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }
    private let cfType = CFTypeField()
    private let kind: Kind

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = kind else { return self }
        return provider(traits).resolvedColor(with: traits)
    }

    /// Apple: a dynamic color resolves for `UITraitCollection.current`. A layer with this color does not follow later
    /// changes.
    open var cgColor: CGColor {
        let (red, green, blue, alpha) = components
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard case .fixed(let red, let green, let blue, let alpha) = resolvedColor(with: .current).kind else {
            return (0, 0, 0, 0)
        }
        return (red, green, blue, alpha)
    }

    /// Two fixed colors are equal if their components are. A dynamic color equals only itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard self !== other else { return true }
        guard case .fixed(let red, let green, let blue, let alpha) = kind,
            case .fixed(let otherRed, let otherGreen, let otherBlue, let otherAlpha) = other.kind
        else { return false }
        return (red, green, blue, alpha) == (otherRed, otherGreen, otherBlue, otherAlpha)
    }

    open override var hash: Int {
        guard case .fixed(let red, let green, let blue, let alpha) = kind else {
            return ObjectIdentifier(self).hashValue
        }
        return [red, green, blue, alpha].hashValue
    }

    open override var description: String {
        let (red, green, blue, alpha) = components
        return "UIColor(\(red), \(green), \(blue), \(alpha))"
    }
}
