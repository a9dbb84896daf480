import QuartzCore

open class UIImage: NSObject, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        package private(set) var textStyle: UIFont.TextStyle?
        package private(set) var pointSize: CGFloat?
        package private(set) var weight = UIFont.Weight.regular

        public override init() { super.init() }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init()
            self.textStyle = textStyle
        }

        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }

        public convenience init(font: UIFont) {
            self.init()
            pointSize = font.pointSize
            weight = font.fontDescriptor.weight
            textStyle = font.fontDescriptor.textStyle
        }

        func size(_ traits: UITraitCollection?) -> CGFloat {
            if let textStyle {
                return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
            }
            return pointSize ?? 17
        }
    }

    package let symbolName: String?
    open private(set) var symbolConfiguration: SymbolConfiguration?
    private let ownSize: CGSize

    package init(symbol: String?, size: CGSize, _ configuration: SymbolConfiguration?) {
        symbolName = symbol
        ownSize = size
        symbolConfiguration = configuration
    }

    /// Creates an empty image.
    public convenience override init() { self.init(symbol: nil, size: .zero, nil) }

    /// The double has no list of symbols, so any name that could be a symbol is one.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let isName = name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "." }
        guard !name.isEmpty, isName else { return nil }
        self.init(symbol: name, size: .zero, configuration as? SymbolConfiguration)
    }

    open var isSymbolImage: Bool { symbolName != nil }
    open var size: CGSize { size(symbolConfiguration, nil) }

    /// Returns the approximate size of a symbol next to text of this size. SF Symbols are slightly wider than high, and
    /// higher than capital letters.
    package func size(_ configuration: SymbolConfiguration?, _ traits: UITraitCollection?) -> CGSize {
        guard symbolName != nil else { return ownSize }
        let points = (configuration ?? SymbolConfiguration()).size(traits)
        return CGSize(width: (points * 1.2 * 3).rounded() / 3, height: (points * 1.18 * 3).rounded() / 3)
    }

    /// Apple: symbols with the same name and configuration are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || symbolName != nil && symbolName == other.symbolName && symbolConfiguration === other.symbolConfiguration
    }

    open override var hash: Int { symbolName.hashValue }
}
