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
    /// The smallest size of a text in sections, in points, which grows with the accessibility text sizes. A longer text
    /// scrolls.
    private static let smallestFontSize = 16.0
    /// The width over which the edges of a scrolled text fade, in points.
    private static let fadeWidth = 24.0
    /// The distance of an amount, and of a text around sections, from the sides of its box, in points.
    private static let affixMargin = 6.0
    /// The opacity of a disabled field.
    private static let disabledOpacity: CGFloat = 0.4

    /// Everything except the native field, which is dimmed separately.
    private let face = UIView(frame: .zero)
    /// The characters in front of the native field; see ``SectionLayout/runs``.
    private let texts = UIView(frame: .zero)
    private var runs: [UILabel] = []
    /// The texts around the sections, and separators that are texts.
    private var ornaments: [UILabel] = []
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
    private var isRightToLeft = false
    private var separators: [CALayer] = []
    private var shownValidity = FieldValidity.neutral
    private var shownOpening = 0.0
    private var shownHeight: CGFloat = 0
    /// Whether the opening starts to move in this drawing.
    private var isOpeningChanged = false

    func addViews(to view: UIView, around input: UIView) {
        for part in [face, texts] { part.isUserInteractionEnabled = false }
        for part in [face, input, texts] { view.addSubview(part) }
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
    func height(in field: SectionedFieldView, width: CGFloat) -> CGFloat {
        let layout = layout(in: field, width: width)
        let look = field.style.look(field.validity)
        let band = bandHeight(over: raisedWidth(look, layout, of: width, in: field), in: field)
        return scaled(Self.sectionsHeight, in: field) + band
    }

    /// Returns the positions of the sections in a field of a width.
    func layout(in field: SectionedFieldView, width: CGFloat) -> SectionLayout {
        let style = field.style
        let font = style.font(spacing: field.spacedCharacters, field.traitCollection)
        let isLarge = field.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return field.presentation.layout(
            width: Double(width),
            gap: style.gap,
            appearance: style.appearance,
            leading: leading(in: field, font),
            trailing: trailing(in: field, font),
            font: sectionFont(
                font,
                in: field,
                smallestSize: isLarge ? scaled(Self.smallestFontSize, in: field) : Self.smallestFontSize
            )
        )
    }

    private func sectionFont(_ font: UIFont, in field: SectionedFieldView, smallestSize: Double = 0) -> SectionFont {
        SectionFont(
            size: Double(font.pointSize),
            characterWidth: font.width(of: "0"),
            accepted: field.spacedCharacters,
            smallestSize: smallestSize
        )
    }

    /// Returns the space before the first place: that of a currency, which can extend over the place of a minus sign.
    private func leading(in field: SectionedFieldView, _ font: UIFont) -> Double {
        guard let decorations = decorations(in: field) else {
            return width(of: field.presentation.affixes?.prefix, font)
        }
        let sign = decorations.hidesSign ? 1 : 0
        let texts = isRightToLeft ? decorations.before[0] + decorations.before[sign] : decorations.before[sign]
        let width = sign == 0 ? font.width(of: decorations.before[0]) : font.width(of: texts)
        let pitch = SectionLayout.separatedPitch(isAmount: true, font: sectionFont(font, in: field))
        return Self.affixMargin + max(0, width - Double(sign) * pitch)
    }

    /// Returns the space after the last place: that of a currency.
    private func trailing(in field: SectionedFieldView, _ font: UIFont) -> Double {
        width(of: decorations(in: field)?.after ?? field.presentation.affixes?.suffix, font)
    }

    private func width(of affix: String?, _ font: UIFont) -> Double {
        guard let affix, !affix.isEmpty else { return 0 }
        return font.width(of: affix) + Self.affixMargin
    }

    private func decorations(in field: SectionedFieldView) -> SectionDecorations? {
        isRightToLeft ? field.presentation.decorations?.rightToLeft : field.presentation.decorations
    }

    /// Returns the distance of the sections from their places in the layout, in points. They scroll to show the caret,
    /// and begin at the right if the label does.
    private func shift(_ layout: SectionLayout, _ width: CGFloat) -> CGFloat {
        let rest = max(0, width - CGFloat(layout.contentWidth))
        return (isRightToLeft ? rest : 0) - CGFloat(scrollOffset)
    }

    /// Scales a length to the field's text size.
    private func scaled(_ length: CGFloat, in field: SectionedFieldView) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: field.traitCollection)
    }

    /// Returns the height of the raised label's space above the sections, in points.
    private func bandHeight(over width: CGFloat, in field: SectionedFieldView) -> CGFloat {
        let scale = CGFloat(SectionLayout.raisedLabelScale)
        let raised = labelSize(in: width / scale).height * scale
        return max(scaled(Self.labelHeight, in: field), raised.rounded(.up))
    }

    /// Returns the distance of the outer boxes from the field's sides, in points.
    private func margin(of layout: SectionLayout) -> CGFloat { CGFloat(layout.boxes.first?.x ?? 0) }

    /// Returns the available width for the raised label, in points: the whole width except that of the validity image.
    private func raisedWidth(
        _ look: SectionedFieldView.Style.Look,
        _ layout: SectionLayout,
        of width: CGFloat,
        in field: SectionedFieldView
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
        _ style: SectionedFieldView.Style,
        _ name: String,
        in field: SectionedFieldView
    ) {
        let look = style.look(presentation.validity)
        isRightToLeft = field.isRightToLeft
        label.text = look.label ?? name
        let traits = field.traitCollection
        label.font =
            style.labelFont?.adjusted(compatibleWith: traits)
            ?? .preferredFont(forTextStyle: .body, compatibleWith: traits)
        let isActive = presentation.phase == .editing || presentation.phase == .unfolding
        let color = look.color ?? (isActive ? style.editingColor ?? field.tintColor ?? .label : style.restColor)
        let layout = layout(in: field, width: field.bounds.width)
        let caret = presentation.activeSection == nil ? nil : presentation.selection.upperBound
        scrollOffset = layout.scrollOffset(showing: caret, from: scrollOffset)
        let raisedWidth = self.raisedWidth(look, layout, of: field.bounds.width, in: field)
        let band = bandHeight(over: raisedWidth, in: field)
        let frame = CGRect(
            x: 0,
            y: band,
            width: field.bounds.width,
            height: max(0, field.bounds.height - band)
        )
        (face.frame, texts.frame) = (field.bounds, field.bounds)
        for layer in [container, surface, rules] { layer.frame = face.bounds }
        let opacity = field.isEnabled ? 1 : Self.disabledOpacity
        (face.alpha, field.input.alpha, texts.alpha) = (opacity, opacity, opacity)
        // A field outside a window has nothing to animate.
        isOpeningChanged = shownOpening != presentation.opening && field.window != nil
        shownOpening = presentation.opening
        if shownValidity != presentation.validity {
            shownValidity = presentation.validity
            for layer in [container, surface, label.layer, validityImage.layer] {
                layer.fade(presentation.validityMotion)
            }
        }
        let drawn = color.resolvedColor(with: field.traitCollection)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        drawSections(presentation, layout, style, drawn, frame)
        drawDividers(presentation, layout, style, frame, in: field)
        drawSurface(style, drawn, frame, isActive: isActive)
        drawSeparators(presentation, layout, style, frame, in: field)
        CATransaction.commit()
        drawRuns(presentation, layout, style, frame, in: field)
        drawOrnaments(presentation, layout, style, frame, in: field)
        fadeEdges(layout, frame, in: field)
        let leftView = presentation.lengths.count <= 1 ? field.leftView : nil
        // The content above the sections aligns with their outer sides.
        let margin = self.margin(of: layout)
        let plainInset = margin + (style.appearance == .underlined ? 0 : Self.boxMargin)
        let leftWidth = leftView.map { $0.bounds.width + plainInset } ?? 0
        let above = CGRect(x: margin, y: 0, width: max(0, frame.width - 2 * margin), height: band)
        drawLabel(presentation, look, style, color, frame, above, raisedWidth, beside: leftWidth, in: field)
        drawImages(presentation, look, style, color, frame, above, beside: leftWidth, in: field)
        field.input.plainInset = plainInset
        field.input.semanticContentAttribute = field.semanticContentAttribute
        field.input.frame = frame
        if shownHeight != band {
            shownHeight = band
            field.invalidateIntrinsicContentSize()
        }
    }

    /// Sets the font of the text and the position of each character.
    func drawText(
        _ presentation: SectionedFieldPresentation,
        _ style: SectionedFieldView.Style,
        in field: SectionedFieldView
    ) {
        let layout = layout(in: field, width: field.bounds.width)
        let traits = field.traitCollection
        let font =
            presentation.lengths.isEmpty
            ? style.plainFont(traits) : style.font(spacing: field.spacedCharacters, traits)
        let hasLeftView = presentation.lengths.count <= 1 && field.leftView != nil
        field.input.show(
            in: font,
            layout.runs.isEmpty || field.isSecureTextEntry ? style.textColor : .clear,
            aligned: style.alignment(isRightToLeft: isRightToLeft),
            hasLeftView ? nil : spacing(of: font, layout, in: field)
        )
    }

    private func spacing(of font: UIFont, _ layout: SectionLayout, in field: SectionedFieldView) -> TextSpacing? {
        let measures = SectionFont(size: Double(font.pointSize), characterWidth: font.width(of: "0"))
        var spacing = layout.spacing(lengths: field.presentation.lengths, font: measures, isDrawn: true)
        spacing?.start += Double(shift(layout, field.bounds.width))
        // A sign that isn't shown ends where its place does.
        if field.presentation.decorations?.hidesSign == true, let sign = field.presentation.text.first {
            spacing?.start += narrowness(of: sign, in: font.withSize(CGFloat(layout.fontSize)))
        }
        return spacing
    }

    /// Returns by how much a character is narrower than a digit, in points.
    private func narrowness(of character: Character, in font: UIFont) -> Double {
        font.width(of: "0") - font.width(of: String(character))
    }

    /// The decimal separator of an amount.
    private func point(_ presentation: SectionedFieldPresentation) -> Character? {
        guard let decorations = presentation.decorations else { return nil }
        return presentation.text.dropFirst(decorations.hidesSign ? 1 : 0).first { !$0.isNumber }
    }

    /// Draws the characters beside visible separators. The native field's own are transparent, because one kern applies to
    /// all of them. Composed text is drawn at their places.
    private func drawRuns(
        _ presentation: SectionedFieldPresentation,
        _ layout: SectionLayout,
        _ style: SectionedFieldView.Style,
        _ frame: CGRect,
        in field: SectionedFieldView
    ) {
        let text = field.input.text ?? ""
        let isEven = text == presentation.text && text.utf8.count == text.utf16.count
        let usual = style.font(spacing: field.spacedCharacters, field.traitCollection)
        let font = usual.withSize(CGFloat(layout.fontSize))
        let shown: [(x: Double, step: Double, text: String)]
        if layout.runs.isEmpty || field.isSecureTextEntry {
            shown = []
        } else if isEven {
            shown = zip(layout.runs, presentation.sections).enumerated().map { index, place in
                let (run, section) = place
                let isHidden = index == 0 && presentation.decorations?.hidesSign == true
                return (run.x, run.step, isHidden ? "" : (text as NSString).substring(with: NSRange(section)))
            }
        } else {
            shown = [(layout.start, layout.pitch, text)]
        }
        keep(shown.count, of: &runs)
        let (shift, character) = (shift(layout, frame.width), font.width(of: "0"))
        for (label, (x, step, text)) in zip(runs, shown) {
            label.attributedText = NSAttributedString(
                string: text,
                attributes: [.font: font, .foregroundColor: style.textColor, .kern: step - character]
            )
            let size = label.sizeThatFits(frame.size)
            label.frame = CGRect(
                x: CGFloat(x) + shift,
                y: frame.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
        guard isEven, let point = point(presentation) else { return }
        centerPoint(point, layout, presentation, font)
    }

    /// Moves the decimal separator, the first character of its section, to the middle between its neighbors.
    private func centerPoint(
        _ point: Character,
        _ layout: SectionLayout,
        _ presentation: SectionedFieldPresentation,
        _ font: UIFont
    ) {
        guard let index = runs.indices.dropFirst().last(where: { runs[$0].text?.first == point }) else { return }
        let character = font.width(of: "0")
        let (before, run) = (layout.runs[index - 1], layout.runs[index])
        let end = before.x + Double(presentation.sections[index - 1].count - 1) * before.step + character
        let distance = (end + run.step - character - run.x) / 2
        guard let text = runs[index].attributedText.map(NSMutableAttributedString.init(attributedString:)) else {
            return
        }
        text.addAttribute(.kern, value: run.step - character - distance, range: NSRange(location: 0, length: 1))
        runs[index].attributedText = text
        runs[index].frame.origin.x += distance
        runs[index].frame.size.width -= distance
    }

    /// Adds or removes labels until there are `count`.
    private func keep(_ count: Int, of labels: inout [UILabel]) {
        while labels.count > count { labels.removeLast().removeFromSuperview() }
        while labels.count < count {
            let label = UILabel()
            label.isAccessibilityElement = false
            texts.addSubview(label)
            labels.append(label)
        }
    }

    /// Draws the texts around the sections, and separators that are texts. VoiceOver reads the native field's text.
    private func drawOrnaments(
        _ presentation: SectionedFieldPresentation,
        _ layout: SectionLayout,
        _ style: SectionedFieldView.Style,
        _ frame: CGRect,
        in field: SectionedFieldView
    ) {
        let placed = presentation.ornaments(in: layout, isRightToLeft: isRightToLeft)
        keep(placed.count, of: &ornaments)
        let font = style.font(spacing: field.spacedCharacters, field.traitCollection)
            .withSize(CGFloat(layout.fontSize))
        let shift = shift(layout, frame.width)
        let isVisible = style.appearance == .outlined && presentation.decorations != nil
        let excess = point(presentation).map { narrowness(of: $0, in: font) } ?? 0
        for (label, ornament) in zip(ornaments, placed) {
            label.text = ornament.text
            label.font = font
            label.textColor = style.textColor
            label.alpha = isVisible ? 1 : CGFloat(presentation.opening)
            let size = label.sizeThatFits(frame.size)
            let start = ornament.x - (ornament.share == 0 ? excess : 0)
            label.frame = CGRect(
                x: CGFloat(start) + shift - CGFloat(ornament.share) * size.width,
                y: frame.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
    }

    /// Draws the visible separator on the boundaries between sections: lines in the color of the digits.
    private func drawSeparators(
        _ presentation: SectionedFieldPresentation,
        _ layout: SectionLayout,
        _ style: SectionedFieldView.Style,
        _ frame: CGRect,
        in field: SectionedFieldView
    ) {
        let hasLines = presentation.visibleSeparators != nil && presentation.decorations == nil
        let boundaries = hasLines ? layout.boundaries : []
        let lines = boundaries.indices.flatMap { index in
            presentation.separatorLines(at: index).map { (index, $0) }
        }
        rules.keep(lines.count, of: &separators, anchor: CGPoint(x: 0.5, y: 0.5))
        let shift = shift(layout, frame.width)
        let color = style.textColor.resolvedColor(with: field.traitCollection)
        for (separator, (index, line)) in zip(separators, lines) {
            let aside = index == presentation.separatorAtCaret ? SectionLayout.separatorShift * layout.fontSize : 0
            separator.bounds = CGRect(
                x: 0,
                y: 0,
                width: CGFloat(line.thickness.map { $0 * layout.fontSize } ?? SectionLayout.separatorWidth),
                height: min(CGFloat(line.length * layout.fontSize), frame.height)
            )
            separator.position = CGPoint(
                x: CGFloat(boundaries[index] - aside) + shift,
                y: frame.midY + CGFloat(line.offset * layout.fontSize)
            )
            separator.setAffineTransform(
                CGAffineTransform(rotationAngle: CGFloat(line.angle) * .pi / 180)
            )
            separator.backgroundColor = color.cgColor
            open(separator, "opacity", from: 0, to: 1, presentation)
        }
    }

    private func drawImages(
        _ presentation: SectionedFieldPresentation,
        _ look: SectionedFieldView.Style.Look,
        _ style: SectionedFieldView.Style,
        _ color: UIColor,
        _ frame: CGRect,
        _ above: CGRect,
        beside leftWidth: CGFloat,
        in field: SectionedFieldView
    ) {
        let side = scaled(Self.imageSide, in: field)
        for view in [image, validityImage] { view.contentMode = style.imageContentMode }
        let (leading, trailing) =
            field.isRightToLeft ? (frame.maxX - side - leftWidth, above.minX) : (leftWidth, above.maxX - side)
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
        _ style: SectionedFieldView.Style,
        _ color: UIColor,
        _ frame: CGRect
    ) {
        // Boxes unfold from the line at their bottom.
        let foot = CGPoint(x: 0.5, y: 1)
        let shift = shift(layout, frame.width)
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
            open(box, "transform.scale.y", from: SectionLayout.foldedBoxScale, to: 1, presentation)
        }
        for (index, (line, part)) in zip(lines, layout.lines).enumerated() {
            line.bounds = CGRect(x: 0, y: 0, width: CGFloat(part.width), height: style.lineWidth)
            line.position = CGPoint(x: center(part), y: frame.maxY - style.lineWidth / 2)
            line.backgroundColor = color.cgColor
            line.isHidden = isOutlined
            // An open box has its own bottom side.
            open(line, "opacity", from: 1, to: style.appearance == .bordered ? 0 : 1, presentation)
            open(line, "transform.scale.x", from: layout.foldedScale(of: index), to: 1, presentation)
        }
    }

    /// Draws the dividers between sections without gaps. They grow from the line, as boxes do.
    private func drawDividers(
        _ presentation: SectionedFieldPresentation,
        _ layout: SectionLayout,
        _ style: SectionedFieldView.Style,
        _ frame: CGRect,
        in field: SectionedFieldView
    ) {
        let isOutlined = style.appearance == .outlined
        let anchor = CGPoint(x: 0.5, y: isOutlined ? 0.5 : 1)
        rules.keep(layout.dividers.count, of: &dividers, anchor: anchor)
        let color = style.restColor.resolvedColor(with: field.traitCollection)
        let shift = shift(layout, frame.width)
        // Between the borders of a box.
        let border = style.appearance == .bordered ? style.lineWidth : 0
        let inset = isOutlined ? CGFloat(SectionLayout.dividerInset) : border
        let height = max(0, frame.height - 2 * inset)
        for (divider, center) in zip(dividers, layout.dividers) {
            divider.anchorPoint = anchor
            divider.bounds = CGRect(x: 0, y: 0, width: CGFloat(SectionLayout.divider), height: height)
            divider.position = CGPoint(x: CGFloat(center) + shift, y: isOutlined ? frame.midY : frame.maxY - border)
            divider.backgroundColor = color.cgColor
            let folded = isOutlined ? SectionLayout.restingDividerScale : SectionLayout.foldedBoxScale
            open(divider, "transform.scale.y", from: folded, to: 1, presentation)
        }
        // A spring overshoots, but a divider does not leave its box.
        rules.frame = CGRect(x: 0, y: frame.minY, width: frame.width, height: frame.height)
        rules.bounds.origin = CGPoint(x: 0, y: frame.minY)
        rules.masksToBounds = isOutlined
    }

    /// Draws the box of an outlined field, which is as wide as the field and does not scroll.
    private func drawSurface(_ style: SectionedFieldView.Style, _ color: UIColor, _ frame: CGRect, isActive: Bool) {
        surface.frame = frame
        surface.isHidden = style.appearance != .outlined
        surface.borderColor = color.cgColor
        surface.borderWidth = isActive ? 2 * style.lineWidth : style.lineWidth
        surface.cornerRadius = style.cornerRadius
    }

    /// Softens the edges beyond which there is more of a text that scrolls.
    private func fadeEdges(_ layout: SectionLayout, _ frame: CGRect, in field: SectionedFieldView) {
        let furthest = layout.contentWidth - Double(frame.width)
        let layers = [container, rules, field.input.layer, texts.layer]
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

    private func drawLabel(
        _ presentation: SectionedFieldPresentation,
        _ look: SectionedFieldView.Style.Look,
        _ style: SectionedFieldView.Style,
        _ color: UIColor,
        _ frame: CGRect,
        _ above: CGRect,
        _ raisedWidth: CGFloat,
        beside leftWidth: CGFloat,
        in field: SectionedFieldView
    ) {
        let raisedColor = look.labelColor ?? style.raisedLabelColor ?? color
        // The label of an outlined field is always above it, as that of the fields beside it.
        let isOutlined = style.appearance == .outlined
        let isQuiet = presentation.opening == 0 || isOutlined && color == style.restColor
        label.textColor = isQuiet ? style.labelColor : raisedColor
        label.textAlignment = style.alignment(isRightToLeft: isRightToLeft)
        let anchor: CGFloat
        switch label.textAlignment {
        case .center: anchor = 0.5
        case .right: anchor = 1
        default: anchor = 0
        }
        // In the text's place, the label is next to its image and to the view before the text.
        let imageWidth = style.labelImage == nil ? 0 : scaled(Self.imageSide, in: field) + Self.imageMargin
        let indent = leftWidth + imageWidth
        let isRaised = presentation.opening > 0 || isOutlined
        let scale = CGFloat(SectionLayout.raisedLabelScale)
        label.layer.anchorPoint = CGPoint(x: anchor, y: 0.5)
        label.bounds.size = labelSize(in: isRaised ? raisedWidth / scale : frame.width - indent)
        if !isRaised { label.bounds.size.height = min(label.bounds.height, frame.height) }
        let start = field.isRightToLeft ? above.maxX - raisedWidth : above.minX
        let raised = Double(start + raisedWidth * anchor)
        let resting = Double(frame.width * anchor + (anchor == 0 ? indent : anchor == 1 ? -indent : 0))
        let layer = label.layer
        let closed = (
            scale: isOutlined ? SectionLayout.raisedLabelScale : 1, y: isOutlined ? frame.minY / 2 : frame.midY
        )
        open(layer, "transform.scale", from: closed.scale, to: SectionLayout.raisedLabelScale, presentation)
        open(layer, "position.x", from: isOutlined ? raised : resting, to: raised, presentation)
        open(layer, "position.y", from: Double(closed.y), to: Double(frame.minY / 2), presentation)
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

extension SectionedFieldView.Style {
    /// Returns the alignment of the label and of plain text. UIKit aligns natural text by its language, not by the
    /// direction that an app forces on a view.
    fileprivate func alignment(isRightToLeft: Bool) -> NSTextAlignment {
        labelAlignment == .natural ? isRightToLeft ? .right : .left : labelAlignment
    }

    /// Returns the font of a text that is not spaced.
    fileprivate func plainFont(_ traits: UITraitCollection) -> UIFont {
        textFont?.adjusted(compatibleWith: traits).withMonospacedDigits
            ?? .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }

    /// Returns the font of a spaced text. The accepted characters have equal widths in it, so that one kern positions
    /// each of them. Digits in an outlined field are those of the fields beside it.
    fileprivate func font(spacing accepted: AcceptedCharacters, _ traits: UITraitCollection) -> UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        let textFont = textFont?.adjusted(compatibleWith: traits)
        if let font = textFont ?? (appearance == .outlined ? body : nil),
            accepted == .digits || font.width(of: "i") == font.width(of: "W")
        {
            return font.withMonospacedDigits
        }
        return UIFont.monospacedSystemFont(ofSize: (textFont ?? body).pointSize, weight: .regular)
    }
}

extension SectionedFieldView {
    /// The characters that have equal widths in the font of the text. In an amount, the sign and the separator may be
    /// narrower.
    fileprivate var spacedCharacters: AcceptedCharacters { format.isAmount ? .digits : format.accepts }
}

extension UIFont {
    /// Returns the width of a text in this font, in points.
    fileprivate func width(of text: String) -> Double {
        Double((text as NSString).size(withAttributes: [.font: self]).width)
    }
}
#endif
