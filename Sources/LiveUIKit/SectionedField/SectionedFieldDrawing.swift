#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import LiveMotion
import UIKit

/// The views and layers around the text of a sectioned field: a box and a line for each section, and the label.
@MainActor final class SectionedFieldDrawing {
    /// The height of the sections, and of a label of one line above them, at the default text size, in points.
    private static let (sectionsHeight, labelHeight): (CGFloat, CGFloat) = (44, 20)
    /// The size of an image next to the label, at the default text size, in points.
    private static let imageSide: CGFloat = 20
    /// The margin between an image and its neighbors, in points.
    private static let imageMargin: CGFloat = 4
    /// The distance between the text of a field without sections and its box, in points.
    private static let boxMargin: CGFloat = 8
    /// The opacity of a disabled field.
    private static let disabledOpacity: CGFloat = 0.4

    /// Everything except the native field, which is dimmed separately.
    private let face = UIView(frame: .zero)
    private let label = UILabel()
    private let image = UIImageView()
    private let validityImage = UIImageView()
    private let container = CALayer()
    private var boxes: [CALayer] = []
    private var lines: [CALayer] = []
    private var separators: [UILabel] = []
    private var shownValidity = FieldValidity.neutral
    private var shownOpening = 0.0
    private var shownHeight: CGFloat = 0
    /// Whether the opening starts to move in this drawing.
    private var isOpeningChanged = false

    func addViews(to view: UIView) {
        face.isUserInteractionEnabled = false
        view.addSubview(face)
        face.layer.addSublayer(container)
        label.isAccessibilityElement = false
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        face.addSubview(label)
        face.addSubview(image)
        face.addSubview(validityImage)
    }

    /// Returns the height that the field needs for a width, in points.
    func height(in field: SectionedField, width: CGFloat) -> CGFloat {
        let layout = field.presentation.layout(width: Double(width), gap: field.style.gap)
        let look = field.style.look(field.validity)
        let band = bandHeight(over: raisedWidth(look, layout, of: width, in: field), in: field)
        return scaled(Self.sectionsHeight, in: field) + band
    }

    /// Scales a length to the field's text size.
    private func scaled(_ length: CGFloat, in field: SectionedField) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: field.traitCollection)
    }

    /// Returns the height of the raised label's space above the sections, in points.
    private func bandHeight(over width: CGFloat, in field: SectionedField) -> CGFloat {
        let scale = CGFloat(SectionLayout.raisedLabelScale)
        let raised = labelSize(in: width / scale).height * scale
        return max(scaled(Self.labelHeight, in: field), raised.rounded(.up))
    }

    /// Returns the distance of the outer boxes from the field's sides, in points.
    private func margin(of layout: SectionLayout) -> CGFloat { CGFloat(layout.boxes.first?.x ?? 0) }

    /// Returns the available width for the raised label, in points: the whole width except that of the validity image.
    private func raisedWidth(
        _ look: SectionedField.Style.Look,
        _ layout: SectionLayout,
        of width: CGFloat,
        in field: SectionedField
    ) -> CGFloat {
        let image = look.image == nil ? 0 : scaled(Self.imageSide, in: field) + Self.imageMargin
        return max(0, width - 2 * margin(of: layout) - image)
    }

    /// Returns the label's size for a width.
    private func labelSize(in width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(
            CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        )
        return CGSize(width: width > 0 ? min(size.width, width) : size.width, height: size.height)
    }

    func draw(
        _ presentation: SectionedFieldPresentation,
        _ style: SectionedField.Style,
        _ name: String,
        in field: SectionedField
    ) {
        let look = style.look(presentation.validity)
        label.text = look.label ?? name
        label.font = style.labelFont ?? .preferredFont(forTextStyle: .body, compatibleWith: field.traitCollection)
        let isActive = presentation.phase == .editing || presentation.phase == .unfolding
        let color = look.color ?? (isActive ? style.editingColor ?? field.tintColor ?? .label : style.restColor)
        let layout = presentation.layout(width: Double(field.bounds.width), gap: style.gap)
        let raisedWidth = self.raisedWidth(look, layout, of: field.bounds.width, in: field)
        let band = bandHeight(over: raisedWidth, in: field)
        let frame = CGRect(
            x: 0,
            y: band,
            width: field.bounds.width,
            height: max(0, field.bounds.height - band)
        )
        face.frame = field.bounds
        container.frame = face.bounds
        let opacity = field.isEnabled ? 1 : Self.disabledOpacity
        (face.alpha, field.input.alpha) = (opacity, opacity)
        // A field outside a window has nothing to animate.
        isOpeningChanged = shownOpening != presentation.opening && field.window != nil
        shownOpening = presentation.opening
        if shownValidity != presentation.validity {
            shownValidity = presentation.validity
            for layer in [container, label.layer, validityImage.layer] { layer.fade(presentation.validityMotion) }
        }
        drawSections(presentation, layout, style, color.resolvedColor(with: field.traitCollection), frame)
        drawSeparators(presentation, layout, style, frame, in: field)
        let leftView = presentation.lengths.count <= 1 ? field.leftView : nil
        // The content above the sections aligns with their outer sides.
        let margin = self.margin(of: layout)
        let plainInset = margin + (style.appearance == .bordered ? Self.boxMargin : 0)
        let leftWidth = leftView.map { $0.bounds.width + plainInset } ?? 0
        let above = CGRect(x: margin, y: 0, width: max(0, frame.width - 2 * margin), height: band)
        drawLabel(presentation, look, style, color, frame, above, raisedWidth, beside: leftWidth, in: field)
        drawImages(presentation, look, style, color, frame, above, beside: leftWidth, in: field)
        field.input.plainInset = plainInset
        field.input.frame = frame
        if shownHeight != band {
            shownHeight = band
            field.invalidateIntrinsicContentSize()
        }
    }

    /// Sets the font of the text and the position of each character.
    func drawText(
        _ presentation: SectionedFieldPresentation,
        _ style: SectionedField.Style,
        in field: SectionedField
    ) {
        let layout = presentation.layout(width: Double(field.bounds.width), gap: style.gap)
        let traits = field.traitCollection
        let font =
            presentation.lengths.isEmpty
            ? style.plainFont(traits) : style.font(spacing: field.format.accepts, traits)
        let hasLeftView = presentation.lengths.count <= 1 && field.leftView != nil
        field.input.show(
            in: font,
            style.textColor,
            aligned: style.labelAlignment,
            hasLeftView ? nil : layout.spacing(lengths: presentation.lengths, characterWidth: font.width(of: "0"))
        )
    }

    private func drawSeparators(
        _ presentation: SectionedFieldPresentation,
        _ layout: SectionLayout,
        _ style: SectionedField.Style,
        _ frame: CGRect,
        in field: SectionedField
    ) {
        let places = presentation.visibleSeparator == nil ? [] : layout.boundaries
        while separators.count > places.count { separators.removeLast().removeFromSuperview() }
        while separators.count < places.count {
            let separator = UILabel()
            separator.isAccessibilityElement = false
            face.addSubview(separator)
            separators.append(separator)
        }
        let font = style.font(spacing: .digits, field.traitCollection)
        let scale = CGFloat(layout.fontScale(characterWidth: font.width(of: "0")))
        for (separator, place) in zip(separators, places) {
            separator.text = presentation.visibleSeparator
            separator.font = font.withSize(font.pointSize * scale)
            separator.textColor = style.textColor
            separator.bounds = CGRect(origin: .zero, size: separator.intrinsicContentSize)
            separator.center = CGPoint(x: frame.minX + CGFloat(place), y: frame.midY)
            open(separator.layer, "opacity", from: 0, to: 1, presentation)
        }
    }

    private func drawImages(
        _ presentation: SectionedFieldPresentation,
        _ look: SectionedField.Style.Look,
        _ style: SectionedField.Style,
        _ color: UIColor,
        _ frame: CGRect,
        _ above: CGRect,
        beside leftWidth: CGFloat,
        in field: SectionedField
    ) {
        let side = scaled(Self.imageSide, in: field)
        for view in [image, validityImage] { view.contentMode = style.imageContentMode }
        let (leading, trailing) =
            label.isRightToLeft ? (frame.maxX - side - leftWidth, above.minX) : (leftWidth, above.maxX - side)
        image.image = style.labelImage
        image.tintColor = style.labelColor
        image.frame = CGRect(x: leading, y: frame.midY - side / 2, width: side, height: side)
        open(image.layer, "opacity", from: 1, to: 0, presentation)
        validityImage.image = look.image
        validityImage.tintColor = color
        // Next to the label, where there are no characters.
        validityImage.frame = CGRect(x: trailing, y: above.midY - side / 2, width: side, height: side)
    }

    private func drawSections(
        _ presentation: SectionedFieldPresentation,
        _ layout: SectionLayout,
        _ style: SectionedField.Style,
        _ color: UIColor,
        _ frame: CGRect
    ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // Boxes unfold from the line at their bottom.
        let foot = CGPoint(x: 0.5, y: 1)
        container.keep(layout.boxes.count, of: &boxes, anchor: foot)
        container.keep(layout.sections.count, of: &lines, anchor: CGPoint(x: 0.5, y: 0.5))
        for (box, part) in zip(boxes, layout.boxes) {
            box.bounds = CGRect(x: 0, y: 0, width: CGFloat(part.width), height: frame.height)
            box.position = CGPoint(x: CGFloat(part.x + part.width / 2), y: frame.maxY)
            box.borderColor = color.cgColor
            box.borderWidth = style.appearance == .bordered ? style.lineWidth : 0
            box.cornerRadius = style.cornerRadius
            open(box, "transform.scale.y", from: SectionLayout.foldedBoxScale, to: 1, presentation)
        }
        for (index, (line, part)) in zip(lines, layout.sections).enumerated() {
            line.bounds = CGRect(x: 0, y: 0, width: CGFloat(part.width), height: style.lineWidth)
            line.position = CGPoint(x: CGFloat(part.x + part.width / 2), y: frame.maxY - style.lineWidth / 2)
            line.backgroundColor = color.cgColor
            // An open box has its own bottom side.
            open(line, "opacity", from: 1, to: style.appearance == .bordered ? 0 : 1, presentation)
            open(line, "transform.scale.x", from: layout.foldedScale(of: index), to: 1, presentation)
        }
        CATransaction.commit()
    }

    private func drawLabel(
        _ presentation: SectionedFieldPresentation,
        _ look: SectionedField.Style.Look,
        _ style: SectionedField.Style,
        _ color: UIColor,
        _ frame: CGRect,
        _ above: CGRect,
        _ raisedWidth: CGFloat,
        beside leftWidth: CGFloat,
        in field: SectionedField
    ) {
        let raisedColor = look.labelColor ?? style.raisedLabelColor ?? color
        label.textColor = presentation.opening > 0 ? raisedColor : style.labelColor
        label.textAlignment = style.labelAlignment
        let anchor: CGFloat
        switch style.labelAlignment {
        case .center: anchor = 0.5
        case .right: anchor = 1
        case .natural where label.isRightToLeft: anchor = 1
        default: anchor = 0
        }
        // In the text's place, the label is next to its image and to the view before the text.
        let imageWidth = style.labelImage == nil ? 0 : scaled(Self.imageSide, in: field) + Self.imageMargin
        let indent = leftWidth + imageWidth
        let isRaised = presentation.opening > 0
        let scale = CGFloat(SectionLayout.raisedLabelScale)
        label.layer.anchorPoint = CGPoint(x: anchor, y: 0.5)
        label.bounds.size = labelSize(in: isRaised ? raisedWidth / scale : frame.width - indent)
        if !isRaised { label.bounds.size.height = min(label.bounds.height, frame.height) }
        let start = label.isRightToLeft ? above.maxX - raisedWidth : above.minX
        let raised = Double(start + raisedWidth * anchor)
        let resting = Double(frame.width * anchor + (anchor == 0 ? indent : anchor == 1 ? -indent : 0))
        let layer = label.layer
        open(layer, "transform.scale", from: 1, to: SectionLayout.raisedLabelScale, presentation)
        open(layer, "position.x", from: resting, to: raised, presentation)
        open(layer, "position.y", from: Double(frame.midY), to: Double(frame.minY / 2), presentation)
    }

    /// Sets a property to its value for the opening and animates it there along the core's path, once for each change.
    /// A later drawing starts no new animation.
    private func open(
        _ layer: CALayer,
        _ keyPath: String,
        from closed: Double,
        to open: Double,
        _ presentation: SectionedFieldPresentation
    ) {
        let target = closed + (open - closed) * presentation.opening
        layer.setValue(target, forKeyPath: keyPath)
        guard isOpeningChanged else { return }
        layer.play(presentation.openingMotion.mapped(from: closed, to: open), to: target, on: keyPath)
    }
}

extension CALayer {
    /// Adds or removes sublayers until there are `count`.
    fileprivate func keep(_ count: Int, of layers: inout [CALayer], anchor: CGPoint) {
        while layers.count > count { layers.removeLast().removeFromSuperlayer() }
        while layers.count < count {
            let layer = CALayer()
            layer.anchorPoint = anchor
            addSublayer(layer)
            layers.append(layer)
        }
    }
}

extension SectionedField.Style {
    /// Returns the font of a text that is not spaced.
    fileprivate func plainFont(_ traits: UITraitCollection) -> UIFont {
        textFont?.withMonospacedDigits ?? .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }

    /// Returns the font of a spaced text. The accepted characters have equal widths in it, so that one kern positions
    /// each of them.
    fileprivate func font(spacing accepted: AcceptedCharacters, _ traits: UITraitCollection) -> UIFont {
        let size =
            textFont?.pointSize ?? UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        if let textFont, accepted == .digits || textFont.width(of: "i") == textFont.width(of: "W") {
            return textFont.withMonospacedDigits
        }
        return UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
    }
}

extension UIFont {
    /// Returns the width of a text in this font, in points.
    fileprivate func width(of text: String) -> Double {
        Double((text as NSString).size(withAttributes: [.font: self]).width)
    }
}
#endif
