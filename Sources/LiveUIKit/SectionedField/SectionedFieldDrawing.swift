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
    /// The width over which the edges of a scrolled text fade, in points.
    private static let fadeWidth = 24.0
    /// The opacity of a disabled field.
    private static let disabledOpacity: CGFloat = 0.4

    /// Everything except the native field, which is dimmed separately.
    private let face = UIView(frame: .zero)
    private let texts = SectionedTextDrawing()
    private let label = UILabel()
    private let image = UIImageView()
    private let validityImage = UIImageView()
    private let container = CALayer()
    private let surface = CALayer()
    private let rules = CALayer()
    private let fades = (0..<4).map { _ in CAGradientLayer() }
    private var boxes: [CALayer] = []
    private var lines: [CALayer] = []
    private var dividers: [CALayer] = []
    private var scrollOffset = 0.0
    private var separators: [CALayer] = []
    private var shownValidity = FieldValidity.neutral
    private var shownOpening = 0.0
    private var shownHeight: CGFloat = 0
    /// Whether the opening starts to move in this drawing.
    private var isOpeningChanged = false

    func addViews(to view: UIView, around input: UIView) {
        for part in [face, texts.view] { part.isUserInteractionEnabled = false }
        for part in [face, input, texts.view] { view.addSubview(part) }
        for layer in [container, surface, rules] { face.layer.addSublayer(layer) }
        for fade in fades {
            fade.startPoint = CGPoint(x: 0, y: 0.5)
            fade.endPoint = CGPoint(x: 1, y: 0.5)
        }
        label.isAccessibilityElement = false
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        face.addSubview(label)
        face.addSubview(image)
        face.addSubview(validityImage)
    }

    /// Returns the height that the field needs for a width, in points.
    func height(of field: SectionedFieldView, width: CGFloat) -> CGFloat {
        field.scaled(Self.sectionsHeight) + header(of: SectionedFieldScene(field, width: width), width: width).height
    }

    /// Returns the size of the space above the sections for the raised label, beside the validity image, in points.
    private func header(of scene: SectionedFieldScene, width: CGFloat) -> CGSize {
        let image = scene.look.image == nil ? 0 : scene.field.scaled(Self.imageSide) + Self.imageMargin
        let available = max(0, width - 2 * scene.margin - image)
        let scale = CGFloat(SectionLayout.raisedLabelScale)
        let raised = labelSize(in: available / scale).height * scale
        return CGSize(width: available, height: max(scene.field.scaled(Self.labelHeight), raised.rounded(.up)))
    }

    /// Returns the label's size for a width.
    private func labelSize(in width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(
            CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        )
        return CGSize(width: width > 0 ? min(size.width, width) : size.width, height: size.height)
    }

    /// Draws a field. The text of the native field gets its font and positions only if it may be styled.
    func draw(_ field: SectionedFieldView, stylesText: Bool) {
        var scene = SectionedFieldScene(field, width: field.bounds.width)
        let presentation = scene.presentation
        label.text = scene.look.label ?? field.label
        label.font =
            scene.style.labelFont?.adjusted(compatibleWith: field.traitCollection)
            ?? .preferredFont(forTextStyle: .body, compatibleWith: field.traitCollection)
        place(&scene)
        face.frame = field.bounds
        let opacity = field.isEnabled ? 1 : Self.disabledOpacity
        for part in [face, field.input, texts.view] { part.alpha = opacity }
        // A field outside a window has nothing to animate.
        isOpeningChanged = shownOpening != presentation.opening && field.window != nil
        shownOpening = presentation.opening
        if shownValidity != presentation.validity {
            shownValidity = presentation.validity
            for layer in [container, surface, label.layer, validityImage.layer] {
                layer.fade(presentation.validityMotion)
            }
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [container, surface, rules] { layer.frame = face.bounds }
        drawSections(scene)
        drawDividers(scene)
        drawSurface(scene)
        drawSeparators(scene)
        CATransaction.commit()
        texts.draw(scene)
        fadeEdges(scene)
        drawLabel(scene)
        drawImages(scene)
        drawInput(scene, stylesText: stylesText)
    }

    /// Scrolls to the caret, and divides the field into the sections and the header above them.
    private func place(_ scene: inout SectionedFieldScene) {
        let (field, presentation, layout) = (scene.field, scene.presentation, scene.layout)
        let caret = presentation.activeSection == nil ? nil : presentation.selection.upperBound
        scrollOffset = layout.scrollOffset(showing: caret, from: scrollOffset)
        let (width, height) = (field.bounds.width, field.bounds.height)
        // Sections begin at the right if the label does.
        let rest = max(0, width - CGFloat(layout.contentWidth))
        scene.shift = (scene.isRightToLeft ? rest : 0) - CGFloat(scrollOffset)
        let header = header(of: scene, width: width)
        scene.labelWidth = header.width
        scene.frame = CGRect(x: 0, y: header.height, width: width, height: max(0, height - header.height))
        // The content above the sections aligns with their outer sides.
        let margin = scene.margin
        scene.header = CGRect(x: margin, y: 0, width: max(0, width - 2 * margin), height: header.height)
        guard shownHeight != header.height else { return }
        shownHeight = header.height
        field.invalidateIntrinsicContentSize()
    }

    private func drawInput(_ scene: SectionedFieldScene, stylesText: Bool) {
        let input = scene.field.input
        input.plainInset = scene.plainInset
        input.semanticContentAttribute = scene.field.semanticContentAttribute
        input.frame = scene.frame
        guard stylesText else { return }
        let isPlain = scene.presentation.lengths.isEmpty
        let font = isPlain ? scene.style.plainFont(scene.field.traitCollection) : scene.usualFont
        input.show(
            in: font,
            scene.drawsCharacters ? .clear : scene.style.textColor,
            aligned: scene.alignment,
            scene.leftView == nil ? scene.spacing(of: font) : nil
        )
    }

    /// Draws the visible separator on the boundaries between sections: lines in the color of the digits.
    private func drawSeparators(_ scene: SectionedFieldScene) {
        let (presentation, layout) = (scene.presentation, scene.layout)
        let hasLines = presentation.visibleSeparators != nil && presentation.decorations == nil
        let boundaries = hasLines ? layout.boundaries : []
        let lines = boundaries.indices.flatMap { index in
            presentation.separatorLines(at: index).map { (index, $0) }
        }
        rules.keep(lines.count, of: &separators, anchor: CGPoint(x: 0.5, y: 0.5))
        let color = scene.style.textColor.resolvedColor(with: scene.field.traitCollection)
        for (separator, (index, line)) in zip(separators, lines) {
            let aside = index == presentation.separatorAtCaret ? SectionLayout.separatorShift * layout.fontSize : 0
            separator.bounds = CGRect(
                x: 0,
                y: 0,
                width: CGFloat(line.thickness.map { $0 * layout.fontSize } ?? SectionLayout.separatorWidth),
                height: min(CGFloat(line.length * layout.fontSize), scene.frame.height)
            )
            separator.position = CGPoint(
                x: CGFloat(boundaries[index] - aside) + scene.shift,
                y: scene.frame.midY + CGFloat(line.offset * layout.fontSize)
            )
            separator.setAffineTransform(
                CGAffineTransform(rotationAngle: CGFloat(line.angle) * .pi / 180)
            )
            separator.backgroundColor = color.cgColor
            open(separator, "opacity", from: 0, to: 1, scene)
        }
    }

    private func drawImages(_ scene: SectionedFieldScene) {
        let (style, header) = (scene.style, scene.header)
        let side = scene.field.scaled(Self.imageSide)
        for view in [image, validityImage] { view.contentMode = style.imageContentMode }
        let (leading, trailing) =
            scene.isRightToLeft
            ? (scene.frame.maxX - side - scene.leftWidth, header.minX) : (scene.leftWidth, header.maxX - side)
        image.image = style.labelImage
        image.tintColor = style.labelColor
        image.frame = CGRect(x: leading, y: scene.frame.midY - side / 2, width: side, height: side)
        open(image.layer, "opacity", from: 1, to: 0, scene)
        validityImage.image = scene.look.image
        validityImage.tintColor = scene.color
        // Next to the label, where there are no characters.
        validityImage.frame = CGRect(x: trailing, y: header.midY - side / 2, width: side, height: side)
    }

    private func drawSections(_ scene: SectionedFieldScene) {
        let (layout, style, frame, shift) = (scene.layout, scene.style, scene.frame, scene.shift)
        let color = scene.resolvedColor
        // Boxes unfold from the line at their bottom.
        let foot = CGPoint(x: 0.5, y: 1)
        let isOutlined = style.appearance == .outlined
        container.keep(layout.boxes.count, of: &boxes, anchor: foot)
        // A box as wide as the field begins at its edge, also if its text ends at the other one.
        let center = { (part: SectionLayout.Part) in
            let isWhole = part.x == 0 && CGFloat(part.width) >= frame.width
            return CGFloat(part.x + part.width / 2) + (isWhole ? min(shift, 0) : shift)
        }
        container.keep(layout.lines.count, of: &lines, anchor: CGPoint(x: 0.5, y: 0.5))
        for (box, part) in zip(boxes, layout.boxes) {
            box.bounds = CGRect(x: 0, y: 0, width: CGFloat(part.width), height: frame.height)
            box.position = CGPoint(x: center(part), y: frame.maxY)
            box.borderColor = color.cgColor
            box.borderWidth = style.appearance == .bordered ? style.lineWidth : 0
            box.isHidden = isOutlined
            box.cornerRadius = style.cornerRadius
            open(box, "transform.scale.y", from: SectionLayout.foldedBoxScale, to: 1, scene)
        }
        for (index, (line, part)) in zip(lines, layout.lines).enumerated() {
            line.bounds = CGRect(x: 0, y: 0, width: CGFloat(part.width), height: style.lineWidth)
            line.position = CGPoint(x: center(part), y: frame.maxY - style.lineWidth / 2)
            line.backgroundColor = color.cgColor
            line.isHidden = isOutlined
            // An open box has its own bottom side.
            open(line, "opacity", from: 1, to: style.appearance == .bordered ? 0 : 1, scene)
            open(line, "transform.scale.x", from: layout.foldedScale(of: index), to: 1, scene)
        }
    }

    /// Draws the dividers between sections without gaps. They grow from the line, as boxes do.
    private func drawDividers(_ scene: SectionedFieldScene) {
        let (style, frame) = (scene.style, scene.frame)
        let isOutlined = style.appearance == .outlined
        let anchor = CGPoint(x: 0.5, y: isOutlined ? 0.5 : 1)
        rules.keep(scene.layout.dividers.count, of: &dividers, anchor: anchor)
        let color = style.restColor.resolvedColor(with: scene.field.traitCollection)
        // Between the borders of a box.
        let border = style.appearance == .bordered ? style.lineWidth : 0
        let inset = isOutlined ? CGFloat(SectionLayout.dividerInset) : border
        let height = max(0, frame.height - 2 * inset)
        for (divider, center) in zip(dividers, scene.layout.dividers) {
            divider.anchorPoint = anchor
            divider.bounds = CGRect(x: 0, y: 0, width: CGFloat(SectionLayout.divider), height: height)
            divider.position = CGPoint(
                x: CGFloat(center) + scene.shift,
                y: isOutlined ? frame.midY : frame.maxY - border
            )
            divider.backgroundColor = color.cgColor
            let folded = isOutlined ? SectionLayout.restingDividerScale : SectionLayout.foldedBoxScale
            open(divider, "transform.scale.y", from: folded, to: 1, scene)
        }
        // A spring overshoots, but a divider does not leave its box.
        rules.frame = CGRect(x: 0, y: frame.minY, width: frame.width, height: frame.height)
        rules.bounds.origin = CGPoint(x: 0, y: frame.minY)
        rules.masksToBounds = isOutlined
    }

    /// Draws the box of an outlined field, which is as wide as the field and does not scroll.
    private func drawSurface(_ scene: SectionedFieldScene) {
        let style = scene.style
        surface.frame = scene.frame
        surface.isHidden = style.appearance != .outlined
        surface.borderColor = scene.resolvedColor.cgColor
        surface.borderWidth = scene.isActive ? 2 * style.lineWidth : style.lineWidth
        surface.cornerRadius = style.cornerRadius
    }

    /// Softens the edges beyond which there is more of a text that scrolls.
    private func fadeEdges(_ scene: SectionedFieldScene) {
        let frame = scene.frame
        let furthest = scene.layout.contentWidth - Double(frame.width)
        let layers = [container, rules, scene.field.input.layer, texts.view.layer]
        guard furthest > 0.5, frame.width > 0 else {
            for layer in layers where layer.mask != nil { layer.mask = nil }
            return
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let before = min(Self.fadeWidth, scrollOffset) / Double(frame.width)
        let after = min(Self.fadeWidth, furthest - scrollOffset) / Double(frame.width)
        let (clear, opaque) = (UIColor.clear.cgColor, UIColor.black.cgColor)
        for (fade, layer) in zip(fades, layers) {
            fade.frame = layer.bounds
            fade.colors = [before > 0 ? clear : opaque, opaque, opaque, after > 0 ? clear : opaque]
            fade.locations = [0, before, 1 - after, 1].map { NSNumber(value: $0) }
            if layer.mask !== fade { layer.mask = fade }
        }
        CATransaction.commit()
    }

    private func drawLabel(_ scene: SectionedFieldScene) {
        let (style, frame, opening) = (scene.style, scene.frame, scene.presentation.opening)
        let raisedColor = scene.look.labelColor ?? style.raisedLabelColor ?? scene.color
        // The label of an outlined field is always above it, as that of the fields beside it.
        let isOutlined = style.appearance == .outlined
        let isQuiet = opening == 0 || isOutlined && scene.color == style.restColor
        label.textColor = isQuiet ? style.labelColor : raisedColor
        label.textAlignment = scene.alignment
        let anchor: CGFloat
        switch label.textAlignment {
        case .center: anchor = 0.5
        case .right: anchor = 1
        default: anchor = 0
        }
        // In the text's place, the label is next to its image and to the view before the text.
        let imageWidth = style.labelImage == nil ? 0 : scene.field.scaled(Self.imageSide) + Self.imageMargin
        let indent = scene.leftWidth + imageWidth
        let isRaised = opening > 0 || isOutlined
        let scale = CGFloat(SectionLayout.raisedLabelScale)
        label.layer.anchorPoint = CGPoint(x: anchor, y: 0.5)
        label.bounds.size = labelSize(in: isRaised ? scene.labelWidth / scale : frame.width - indent)
        if !isRaised { label.bounds.size.height = min(label.bounds.height, frame.height) }
        let start = scene.isRightToLeft ? scene.header.maxX - scene.labelWidth : scene.header.minX
        let raised = Double(start + scene.labelWidth * anchor)
        let resting = Double(frame.width * anchor + (anchor == 0 ? indent : anchor == 1 ? -indent : 0))
        let layer = label.layer
        let closed = (
            scale: isOutlined ? SectionLayout.raisedLabelScale : 1, y: isOutlined ? frame.minY / 2 : frame.midY
        )
        open(layer, "transform.scale", from: closed.scale, to: SectionLayout.raisedLabelScale, scene)
        open(layer, "position.x", from: isOutlined ? raised : resting, to: raised, scene)
        open(layer, "position.y", from: Double(closed.y), to: Double(frame.minY / 2), scene)
    }

    /// Sets a property to its value for the opening and animates it there along the core's path, once for each change.
    /// A later drawing starts no new animation.
    private func open(
        _ layer: CALayer,
        _ keyPath: String,
        from closed: Double,
        to open: Double,
        _ scene: SectionedFieldScene
    ) {
        let target = closed + (open - closed) * scene.presentation.opening
        layer.setValue(target, forKeyPath: keyPath)
        guard isOpeningChanged else { return }
        layer.play(scene.presentation.openingMotion.mapped(from: closed, to: open), to: target, on: keyPath)
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

#endif
