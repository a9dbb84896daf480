internal import HeadlessText
import QuartzCore

public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}

/// The first field of a class whose objects are attributes of a text. CoreFoundation on Linux looks for its type there, in
/// bits 8 to 17, and stops the process when it compares two objects with the type 0. On Apple's systems, classes have no
/// such field.
struct CFTypeField {
    private let bits: UInt64 = 1 << 8
}

open class NSParagraphStyle: NSObject {
    private let cfType = CFTypeField()
    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
    open fileprivate(set) var minimumLineHeight: CGFloat = 0
    open fileprivate(set) var maximumLineHeight: CGFloat = 0
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open fileprivate(set) var firstLineHeadIndent: CGFloat = 0

    public override init() { super.init() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignment == other.alignment && baseWritingDirection == other.baseWritingDirection
            && minimumLineHeight == other.minimumLineHeight && maximumLineHeight == other.maximumLineHeight
            && lineBreakMode == other.lineBreakMode && firstLineHeadIndent == other.firstLineHeadIndent
    }

    open override var hash: Int { alignment.rawValue }

    /// Returns the height of a line with this natural height.
    package func height(ofLine height: CGFloat) -> CGFloat {
        min(max(height, minimumLineHeight), maximumLineHeight > 0 ? maximumLineHeight : .infinity)
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSString {
    /// Apple: the size of a single line, or of lines that the text itself breaks. The default font is Helvetica at 12
    /// points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attrs ?? [:]).size()
    }
}

extension NSAttributedString {
    public func size() -> CGSize { measure(width: nil).size }

    /// Returns the size of the text, and its number of lines.
    ///
    /// A text with several fonts is measured in its first font, unless it is a single line.
    package func measure(width: CGFloat?) -> (size: CGSize, lineCount: Int) {
        let plain = string
        let start = attributes(at: 0) as Look
        let font = start.font
        guard length > 0 else { return (CGSize(width: 0, height: font.lineHeight), 1) }
        let ruled = TextRuler.size(of: plain, in: font.ruledStyle(kern: start.kern), width: width.map { Double($0) })
        var size = CGSize(width: ruled.width, height: ruled.height)
        if ruled.lineCount == 1 {
            size = .zero
            enumerate { text, look in
                let part = TextRuler.size(of: text, in: look.font.ruledStyle(kern: look.kern), width: nil)
                size.width += CGFloat(part.width)
                size.height = max(size.height, CGFloat(part.height))
            }
        }
        let count = max(1, ruled.lineCount)
        if let paragraph = start.paragraph {
            size.height = paragraph.height(ofLine: size.height / CGFloat(count)) * CGFloat(count)
        }
        return (size, count)
    }

    package struct Look {
        package var font: UIFont
        package var kern: CGFloat
        package var paragraph: NSParagraphStyle?
        package var color: UIColor?
    }

    package func attributes(at location: Int) -> Look {
        look(location < length ? attributes(at: location, effectiveRange: nil) : [:])
    }

    private func look(_ attributes: [NSAttributedString.Key: Any]) -> Look {
        let kern = attributes[.kern]
        return Look(
            font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 12),
            kern: (kern as? CGFloat) ?? (kern as? Double).map { CGFloat($0) } ?? CGFloat((kern as? Int) ?? 0),
            paragraph: attributes[.paragraphStyle] as? NSParagraphStyle,
            color: attributes[.foregroundColor] as? UIColor
        )
    }

    private func enumerate(_ body: (String, Look) -> Void) {
        var location = 0
        while location < length {
            var range = NSRange()
            let attributes = attributes(at: location, effectiveRange: &range)
            let end = max(location + 1, min(length, range.location + range.length))
            body(
                (string as NSString).substring(with: NSRange(location: location, length: end - location)),
                look(attributes)
            )
            location = end
        }
    }
}
