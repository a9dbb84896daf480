import QuartzCore

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal
    case high
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
    public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public private(set) var displayScale: CGFloat = 0
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// In UIKit, the traits include the tint, from which `UIColor.tintColor` resolves.
    package private(set) var tint: UIColor?

    public override init() { super.init() }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init()
        self.accessibilityContrast = accessibilityContrast
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self.layoutDirection = layoutDirection
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public convenience init(displayScale: CGFloat) {
        self.init()
        self.displayScale = displayScale
    }

    /// Apple: specified traits of later collections replace those of earlier ones.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init()
        for other in collections {
            if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
            if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
            if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
            if other.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = other.preferredContentSizeCategory
            }
            if other.displayScale != 0 { displayScale = other.displayScale }
            if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
            if other.tint != nil { tint = other.tint }
        }
    }

    package convenience init(tint: UIColor) {
        self.init()
        self.tint = tint
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && accessibilityContrast == other.accessibilityContrast
    }

    open override var hash: Int { userInterfaceStyle.rawValue }

    /// Apple: whether colors may resolve differently for the two collections.
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
    }
}

extension UITraitCollection {
    /// Per thread, but the double has only one. UIKit sets it while it calls `layoutSubviews`, `draw`,
    /// `tintColorDidChange` and `traitCollectionDidChange` (WWDC 2019, session 214), and leaves it unchanged during key
    /// and touch events.
    public class var current: UITraitCollection {
        get { storage.current ?? UITraitCollection(traitsFrom: [storage.system]) }
        set { storage.current = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let before = Self.storage.current
        Self.storage.current = self
        actions()
        Self.storage.current = before
    }

    /// The traits from the system's settings and the screen.
    package static var system: UITraitCollection {
        get { storage.system }
        set { storage.system = newValue }
    }

    /// The traits of a phone with default settings.
    package static var usual: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(displayScale: 3),
        ])
    }

    private struct Storage {
        var current: UITraitCollection?
        var system = UITraitCollection.usual
    }
    nonisolated(unsafe) private static var storage = Storage()
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    public var isAccessibilityCategory: Bool { (Self.ordered.firstIndex(of: self) ?? 0) >= 7 }

    /// The categories, from the smallest.
    package static let ordered: [Self] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIContentSizeCategory: Comparable {
    public static func < (a: Self, b: Self) -> Bool {
        (ordered.firstIndex(of: a) ?? -1) < (ordered.firstIndex(of: b) ?? -1)
    }
}
