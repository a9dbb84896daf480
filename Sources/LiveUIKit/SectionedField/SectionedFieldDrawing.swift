#if canImport(UIKit) && !os(watchOS)
    import LiveControls
    import LiveFoundation
    import LiveMotion
    import UIKit

    /// The layers of a sectioned field: a box and a line for each section, and the label.
    @MainActor final class SectionedFieldDrawing {
        /// The height that text of the person's size needs, with the raised label above it, in points.
        static var height: CGFloat { UIFontMetrics(forTextStyle: .body).scaledValue(for: 64) }
        private static var inset: CGFloat { UIFontMetrics(forTextStyle: .body).scaledValue(for: 20) }

        private static var imageSide: CGFloat { UIFontMetrics(forTextStyle: .body).scaledValue(for: 20) }

        private let label = UILabel()
        private let image = UIImageView()
        private let validityImage = UIImageView()
        private let container = CALayer()
        private var boxes: [CALayer] = []
        private var lines: [CALayer] = []
        private var separators: [UILabel] = []
        private var shownValidity = FieldValidity.neutral
        private var shownOpening = 0.0
        /// Whether this drawing is the one in which the opening begins to move.
        private var isOpeningChanged = false

        func addLayers(to view: UIView) {
            view.layer.addSublayer(container)
            label.isAccessibilityElement = false
            label.adjustsFontForContentSizeCategory = true
            view.addSubview(label)
            view.addSubview(image)
            view.addSubview(validityImage)
        }

        func draw(
            _ presentation: SectionedFieldPresentation,
            _ style: SectionedFieldAppearance,
            _ name: String,
            in field: SectionedField
        ) {
            let look = style.look(presentation.validity)
            let isActive = presentation.phase == .editing || presentation.phase == .unfolding
            let color = look.color ?? (isActive ? style.editingColor ?? field.tintColor ?? .label : style.restColor)
            let frame = CGRect(
                x: 0,
                y: Self.inset,
                width: field.bounds.width,
                height: max(0, field.bounds.height - Self.inset)
            )
            let layout = presentation.layout(width: Double(frame.width), gap: style.gap)
            isOpeningChanged = shownOpening != presentation.opening
            shownOpening = presentation.opening
            if shownValidity != presentation.validity {
                shownValidity = presentation.validity
                for layer in [container, label.layer, validityImage.layer] { layer.fade(presentation.validityMotion) }
            }
            drawSections(presentation, layout, style, color, frame)
            drawSeparators(presentation, layout, style, frame, in: field)
            let leftView = presentation.lengths.count <= 1 ? field.leftView : nil
            drawLabel(presentation, look, name, style, color, frame, beside: leftView?.bounds.width ?? 0)
            drawImages(presentation, look, style, frame, beside: leftView?.bounds.width ?? 0)
            field.input.frame = frame
        }

        /// Gives the text its font, and each character its place.
        func drawText(
            _ presentation: SectionedFieldPresentation,
            _ style: SectionedFieldAppearance,
            in field: SectionedField
        ) {
            let layout = presentation.layout(width: Double(field.bounds.width), gap: style.gap)
            let font = presentation.lengths.isEmpty ? style.plainFont : style.font(spacing: field.format.accepts)
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
            _ style: SectionedFieldAppearance,
            _ frame: CGRect,
            in field: SectionedField
        ) {
            let places = presentation.visibleSeparator == nil ? [] : layout.boundaries
            while separators.count > places.count { separators.removeLast().removeFromSuperview() }
            while separators.count < places.count {
                let separator = UILabel()
                separator.isAccessibilityElement = false
                field.addSubview(separator)
                separators.append(separator)
            }
            let font = style.font(spacing: .digits)
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
            _ look: SectionedFieldAppearance.Look,
            _ style: SectionedFieldAppearance,
            _ frame: CGRect,
            beside leftWidth: CGFloat
        ) {
            let side = Self.imageSide
            for view in [image, validityImage] { view.contentMode = style.imageContentMode }
            let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (leading, trailing) =
                isRightToLeft
                ? (frame.maxX - side - leftWidth, frame.minX + 4) : (leftWidth, frame.maxX - side - 4)
            image.image = style.labelImage
            image.frame = CGRect(x: leading, y: frame.midY - side / 2, width: side, height: side)
            open(image.layer, "opacity", from: 1, to: 0, presentation)
            validityImage.image = look.image
            validityImage.frame = CGRect(x: trailing, y: frame.midY - side / 2, width: side, height: side)
        }

        private func drawSections(
            _ presentation: SectionedFieldPresentation,
            _ layout: SectionLayout,
            _ style: SectionedFieldAppearance,
            _ color: UIColor,
            _ frame: CGRect
        ) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            // Boxes unfold from the line at their foot.
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
                line.position = CGPoint(x: CGFloat(part.x + part.width / 2), y: frame.maxY)
                line.backgroundColor = color.cgColor
                open(line, "transform.scale.x", from: layout.foldedScale(of: index), to: 1, presentation)
            }
            CATransaction.commit()
        }

        private func drawLabel(
            _ presentation: SectionedFieldPresentation,
            _ look: SectionedFieldAppearance.Look,
            _ name: String,
            _ style: SectionedFieldAppearance,
            _ color: UIColor,
            _ frame: CGRect,
            beside leftWidth: CGFloat
        ) {
            label.text = look.label ?? name
            label.font = style.labelFont ?? .preferredFont(forTextStyle: .body)
            let raisedColor = look.labelColor ?? style.raisedLabelColor ?? color
            label.textColor = presentation.opening > 0 ? raisedColor : style.labelColor
            label.textAlignment = style.labelAlignment
            let size = label.intrinsicContentSize
            let anchor: CGFloat
            switch style.labelAlignment {
            case .center: anchor = 0.5
            case .right: anchor = 1
            case .natural where label.effectiveUserInterfaceLayoutDirection == .rightToLeft: anchor = 1
            default: anchor = 0
            }
            label.layer.anchorPoint = CGPoint(x: anchor, y: 0.5)
            label.bounds = CGRect(origin: .zero, size: size)
            // In the field's place the label stands beside its image and the view before the text.
            let indent = leftWidth + (style.labelImage == nil ? 0 : Self.imageSide + 4)
            let raised = Double(frame.width * anchor)
            let resting = raised + Double(anchor == 0 ? indent : anchor == 1 ? -indent : 0)
            let layer = label.layer
            open(layer, "transform.scale", from: 1, to: SectionLayout.raisedLabelScale, presentation)
            open(layer, "position.x", from: resting, to: raised, presentation)
            open(layer, "position.y", from: Double(frame.midY), to: Double(Self.inset / 2), presentation)
        }

        /// Sets a property to where the opening has it, and moves it there as the core says, once for each change: a later
        /// drawing knows of no later place on the way.
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
        /// Adds layers to this one, or takes some away, until there are so many.
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

    extension SectionedFieldAppearance {
        /// The font of a text that is not spaced out.
        fileprivate var plainFont: UIFont { textFont?.withMonospacedDigits ?? font(spacing: .any) }

        /// The font of a text that is spaced out, in which the accepted characters have one width, so that one kern puts each in its place.
        fileprivate func font(spacing accepted: AcceptedCharacters) -> UIFont {
            let size = textFont?.pointSize ?? UIFont.preferredFont(forTextStyle: .body).pointSize
            if let textFont, accepted == .digits || textFont.width(of: "i") == textFont.width(of: "W") {
                return textFont.withMonospacedDigits
            }
            return UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
        }
    }

    extension UIFont {
        /// How wide a text in this font is, in points.
        fileprivate func width(of text: String) -> Double {
            Double((text as NSString).size(withAttributes: [.font: self]).width)
        }
    }
#endif
