import Foundation
internal import HeadlessText
import QuartzCore

/// The positions of a field's parts.
extension UITextField {
    private static let caretWidth: CGFloat = 2
    private static let clearButtonSide: CGFloat = 19

    /// The space of the border at the sides, and above and below.
    private var borderInset: (x: CGFloat, y: CGFloat) {
        switch borderStyle {
        case .none: (0, 0)
        case .line: (2, 2)
        case .bezel, .roundedRect: (7, 2)
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var isLeftViewShown: Bool { leftView != nil && isShown(leftViewMode) }
    private var isRightViewShown: Bool { rightView != nil && isShown(rightViewMode) }
    /// "Displays … when the text field has contents"; the right view "overlays" it.
    var isClearButtonShown: Bool { isShown(clearButtonMode) && editor.count > 0 && !isRightViewShown }

    // MARK: Side views

    /// Returns the view on one side. In a right-to-left layout, the two views change sides.
    private func sideView(onLeft: Bool) -> UIView? {
        onLeft != isRightToLeft ? (isLeftViewShown ? leftView : nil) : (isRightViewShown ? rightView : nil)
    }

    /// Returns the rectangle of the view on one side, from the method that UIKit calls.
    private func askedRect(onLeft: Bool, _ bounds: CGRect) -> CGRect? {
        guard sideView(onLeft: onLeft) != nil else { return nil }
        let asksLeft = isRightToLeft && !UnspecifiedBehavior.current.sideViewsMirrorByLeftRect ? !onLeft : onLeft
        return asksLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }

    /// "Starting in iOS 13, the implementation of leftViewRect(forBounds:) and rightViewRect(forBounds:) now ask the view for
    /// its systemLayoutSizeFitting(_:)" (release notes, quoted in material-components-ios #8492).
    func sideRect(onLeft: Bool, _ bounds: CGRect) -> CGRect {
        let isMirrored = isRightToLeft && !UnspecifiedBehavior.current.sideViewsMirrorByLeftRect
        let onLeft = isMirrored ? !onLeft : onLeft
        guard let view = sideView(onLeft: onLeft) else { return .zero }
        var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // "wrap it in a plain UIView … to achieve the previous behavior": such a view has its own size.
        if size.width <= 0 { size.width = view.bounds.width }
        if size.height <= 0 { size.height = view.bounds.height }
        let x = onLeft ? bounds.minX + borderInset.x : bounds.maxX - borderInset.x - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func clearRect(_ bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 5 - side
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    func placeSideViews() {
        for (view, isShown) in [(leftView, isLeftViewShown), (rightView, isRightViewShown)] {
            guard let view else { continue }
            if !isShown, view.superview === self { view.removeFromSuperview() }
            if isShown, view.superview !== self { addSubview(view) }
        }
        for onLeft in [true, false] {
            // UIKit sets the frame even if the view has a transform.
            if let view = sideView(onLeft: onLeft), let rect = askedRect(onLeft: onLeft, bounds), view.frame != rect {
                view.frame = rect
            }
        }
    }

    // MARK: The text's rectangle

    func contentRect(_ bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: borderInset.x, dy: borderInset.y)
        if let left = askedRect(onLeft: true, bounds) {
            let edge = max(rect.minX, left.maxX)
            rect = CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
        }
        var right = askedRect(onLeft: false, bounds)?.minX ?? rect.maxX
        if isClearButtonShown {
            let clear = clearButtonRect(forBounds: bounds)
            if isRightToLeft {
                rect = CGRect(x: clear.maxX, y: rect.minY, width: max(0, rect.maxX - clear.maxX), height: rect.height)
            } else {
                right = min(right, clear.minX)
            }
        }
        rect.size.width = max(0, min(rect.maxX, right) - rect.minX)
        return rect
    }

    /// The current rectangle of the text.
    var shownRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    /// A line of the font with an extra point, and space for the border: 22 and 34 points in the body font.
    var ownSize: CGSize {
        let line = (font?.lineHeight ?? 20).rounded(.up)
        let shown = editor.count == 0 ? attributedPlaceholderText.size() : shownAttributedText.size()
        var width = shown.width.rounded(.up) + 2 * borderInset.x
        for onLeft in [true, false] { width += askedRect(onLeft: onLeft, bounds)?.width ?? 0 }
        return CGSize(width: width, height: line + (borderStyle == .none ? 1 : 13))
    }

    // MARK: Characters

    /// The drawn text: bullets for a secure one.
    var shownText: String {
        isSecureTextEntry ? String(repeating: "•", count: editor.count) : editor.string
    }

    var shownAttributedText: NSAttributedString {
        guard isSecureTextEntry, editor.count > 0 else { return editor.content }
        return NSAttributedString(string: shownText, attributes: editor.content.attributes(at: 0, effectiveRange: nil))
    }

    /// The position of the caret before each UTF-16 code unit and after the last, from the text's left edge.
    private var advances: [CGFloat] {
        let look = shownAttributedText.attributes(at: 0)
        let offsets = TextRuler.offsets(of: shownText, in: look.font.ruledStyle(kern: look.kern)).map { CGFloat($0) }
        // Bullets have no direction of their own, and follow the interface.
        guard isSecureTextEntry, effectiveUserInterfaceLayoutDirection == .rightToLeft else { return offsets }
        let width = offsets.max() ?? 0
        return offsets.map { width - $0 }
    }

    private var textWidth: CGFloat { advances.max() ?? 0 }

    /// Returns the start of the text if it is neither truncated nor scrolled.
    private func origin(ofWidth width: CGFloat, in rect: CGRect, style: NSParagraphStyle?) -> CGFloat {
        let isRight: Bool
        switch style?.alignment ?? .natural {
        case .left, .justified: isRight = false
        case .center: return width < rect.width ? rect.midX - width / 2 : rect.minX
        case .right: isRight = true
        case .natural:
            switch style?.baseWritingDirection ?? .natural {
            case .leftToRight: isRight = false
            case .rightToLeft: isRight = true
            case .natural: isRight = isRightToLeft
            }
        }
        return isRight && width < rect.width ? rect.maxX - width : rect.minX
    }

    private var textOrigin: CGFloat {
        let style = editor.count > 0 ? shownAttributedText.attributes(at: 0).paragraph : nil
        return origin(
            ofWidth: textWidth,
            in: shownRect,
            style: style ?? defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
        )
    }

    /// Whether the text ends with "…", because it is wider than its rectangle and not being edited.
    package var isTruncated: Bool { !isEditing && textWidth > shownRect.width + 0.01 }

    /// The rectangle of each character in the field, after scrolling.
    package var characterRects: [CGRect] {
        let advances = advances
        let rect = shownRect
        let left = textOrigin - visibleOffset
        var (offset, rects) = (0, [CGRect]())
        for character in shownText {
            let next = min(offset + String(character).utf16.count, advances.count - 1)
            let (from, to) = (min(advances[offset], advances[next]), max(advances[offset], advances[next]))
            rects.append(CGRect(x: left + from, y: rect.minY, width: to - from, height: rect.height))
            offset = next
        }
        return rects
    }

    func caretRect(at offset: Int) -> CGRect {
        let advances = advances
        let x = advances.isEmpty ? 0 : advances[min(max(0, offset), advances.count - 1)]
        let height = font?.lineHeight ?? 20
        let rect = shownRect
        return CGRect(
            x: textOrigin + x - visibleOffset,
            y: rect.midY - height / 2,
            width: Self.caretWidth,
            height: height
        )
    }

    func rect(of range: Range<Int>) -> CGRect {
        let (start, end) = (caretRect(at: range.lowerBound), caretRect(at: range.upperBound))
        let left = min(start.minX, end.minX)
        return CGRect(x: left, y: start.minY, width: max(start.minX, end.minX) - left, height: start.height)
    }

    /// Returns the caret position nearest to a point.
    func offset(at point: CGPoint) -> Int {
        let left = textOrigin - visibleOffset
        var (best, offset, distance) = (0, 0, CGFloat.infinity)
        let advances = advances
        for length in [0] + shownText.map({ String($0).utf16.count }) {
            offset = min(offset + length, advances.count - 1)
            let apart = abs(left + advances[max(0, offset)] - point.x)
            if apart < distance { (best, distance) = (offset, apart) }
        }
        return best
    }

    /// Scrolls the text so that the caret is visible during editing.
    func scrollToCaret() {
        guard isEditing else { return visibleOffset = 0 }
        let rect = shownRect
        let width = textWidth + Self.caretWidth
        guard width > rect.width else { return visibleOffset = 0 }
        let caret = caretRect(at: editor.selection.upperBound).offsetBy(dx: visibleOffset, dy: 0)
        let (least, most) = (caret.maxX - rect.maxX, caret.minX - rect.minX)
        visibleOffset = min(max(visibleOffset, least), most)
        visibleOffset = min(max(0, visibleOffset), width - rect.width)
    }

    // MARK: Drawing

    private var attributedPlaceholderText: NSAttributedString {
        guard let placeholder = attributedPlaceholder else { return NSAttributedString(string: "") }
        let text = NSMutableAttributedString(string: placeholder.string, attributes: defaultTextAttributes)
        let all = NSRange(location: 0, length: text.length)
        text.addAttribute(.foregroundColor, value: UIColor.placeholderText, range: all)
        if placeholder.length > 0 { text.addAttributes(placeholder.attributes(at: 0, effectiveRange: nil), range: all) }
        return text
    }

    /// The text or the placeholder, the selection and the caret.
    var drawnContent: [LayerContent] {
        let text = shownAttributedText
        guard text.length > 0 else {
            let placeholder = attributedPlaceholderText
            let size = placeholder.size()
            return [drawn(placeholder, size.width, in: placeholderRect(forBounds: bounds))] + caretContent
        }
        var content: [LayerContent] = []
        if isEditing, !editor.selection.isEmpty {
            content.append(.fill(rect(of: editor.selection), color(tintColor.withAlphaComponent(0.2))))
        }
        return content + [drawn(text, textWidth, in: shownRect)] + caretContent
    }

    private var caretContent: [LayerContent] {
        guard isEditing, editor.selection.isEmpty, !clearsOnInsertion else { return [] }
        // The caret is drawn where the field's method says, which a subclass may override.
        return [.caret(caretRect(for: FieldPosition(editor.selection.lowerBound)), color(tintColor))]
    }

    /// Returns a text at its origin, so that alignment and scrolling do not matter for drawing.
    private func drawn(_ text: NSAttributedString, _ width: CGFloat, in rect: CGRect) -> LayerContent {
        let look = text.attributes(at: 0)
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        style.lineBreakMode = .byTruncatingTail
        // Setting an attribute in a copy of an edited text can trap in Foundation on Linux.
        let shown = NSMutableAttributedString(string: "")
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            shown.append(
                NSAttributedString(string: part, attributes: attributes.merging([.paragraphStyle: style]) { $1 })
            )
        }
        var place = line(in: rect)
        let isCut = !isEditing && width > place.width
        if !isCut {
            place.origin.x = origin(ofWidth: width, in: rect, style: look.paragraph) - visibleOffset
            place.size.width = width + 1
        }
        return .text(shown, in: place, truncates: isCut, lines: 1)
    }

    private func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// Returns the middle of a rectangle, with the height of a line.
    private func line(in rect: CGRect) -> CGRect {
        let height = font?.lineHeight ?? 20
        return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    }

    // MARK: Updates

    func geometryChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Updates the font for the person's text size, "if the font was made by preferredFont or UIFontMetrics".
    func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font, let following = font.following(traitCollection),
            following != font
        else { return }
        self.font = following
    }
}
