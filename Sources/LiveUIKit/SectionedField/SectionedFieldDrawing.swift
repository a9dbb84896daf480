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

        private let label = UILabel()
        private let image = UIImageView()
        private let validityImage = UIImageView()
        private let container = CALayer()
        private var boxes: [CALayer] = []
        private var lines: [CALayer] = []

        func addLayers(to view: UIView) {
            view.layer.addSublayer(container)
            label.isAccessibilityElement = false
            label.adjustsFontForContentSizeCategory = true
            label.font = .preferredFont(forTextStyle: .body)
            for view in [image, validityImage] { view.contentMode = .scaleAspectFit }
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
            let color = look.color ?? (isActive ? field.tintColor ?? .label : .separator)
            let frame = CGRect(
                x: 0,
                y: Self.inset,
                width: field.bounds.width,
                height: max(0, field.bounds.height - Self.inset)
            )
            let layout = SectionLayout(
                lengths: presentation.lengths,
                width: Double(frame.width),
                gap: style.gap
            )
            drawSections(presentation, layout, style.appearance, color, frame)
            drawLabel(presentation, look.label ?? name, style, color, frame)
            image.image = style.labelImage
            image.alpha = isActive ? 0 : 1
            image.frame = CGRect(x: 0, y: frame.midY - 10, width: style.labelImage == nil ? 0 : 20, height: 20)
            validityImage.image = look.image
            validityImage.frame = CGRect(x: frame.maxX - 24, y: frame.midY - 10, width: 20, height: 20)
            field.input.frame = frame
            field.input.spread(presentation, over: layout, style.textColor)
        }

        private func drawSections(
            _ presentation: SectionedFieldPresentation,
            _ layout: SectionLayout,
            _ appearance: SectionedField.Appearance,
            _ color: UIColor,
            _ frame: CGRect
        ) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            while boxes.count < layout.sections.count {
                let (box, line) = (CALayer(), CALayer())
                // Boxes unfold from the line at their foot.
                box.anchorPoint = CGPoint(x: 0.5, y: 1)
                container.addSublayer(box)
                container.addSublayer(line)
                boxes.append(box)
                lines.append(line)
            }
            while boxes.count > layout.sections.count {
                boxes.removeLast().removeFromSuperlayer()
                lines.removeLast().removeFromSuperlayer()
            }
            for (index, section) in layout.sections.enumerated() {
                let (box, line) = (boxes[index], lines[index])
                let size = CGSize(width: CGFloat(section.width), height: frame.height)
                let middle = CGFloat(section.x + section.width / 2)
                box.bounds = CGRect(origin: .zero, size: size)
                box.position = CGPoint(x: middle, y: frame.maxY)
                box.borderColor = color.cgColor
                box.borderWidth = appearance == .bordered ? 1 : 0
                box.cornerRadius = 6
                line.bounds = CGRect(x: 0, y: 0, width: size.width, height: 1)
                line.position = CGPoint(x: middle, y: frame.maxY)
                line.backgroundColor = color.cgColor
                open(box, "transform.scale.y", from: SectionLayout.foldedBoxScale, to: 1, presentation)
                open(line, "transform.scale.x", from: layout.foldedScale(of: index), to: 1, presentation)
            }
            CATransaction.commit()
        }

        private func drawLabel(
            _ presentation: SectionedFieldPresentation,
            _ text: String,
            _ style: SectionedFieldAppearance,
            _ color: UIColor,
            _ frame: CGRect
        ) {
            label.text = text
            label.textColor = presentation.opening > 0 ? color : .secondaryLabel
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
            label.layer.position = CGPoint(x: frame.width * anchor, y: frame.midY)
            let layer = label.layer
            open(layer, "transform.scale", from: 1, to: SectionLayout.raisedLabelScale, presentation)
            open(layer, "position.y", from: Double(frame.midY), to: Double(Self.inset / 2), presentation)
        }

        /// Sets a property to where the opening has it, and moves it there as the core says.
        private func open(
            _ layer: CALayer,
            _ keyPath: String,
            from closed: Double,
            to open: Double,
            _ presentation: SectionedFieldPresentation
        ) {
            let target = closed + (open - closed) * presentation.opening
            guard layer.value(forKeyPath: keyPath) as? Double != target else { return }
            layer.setValue(target, forKeyPath: keyPath)
            layer.play(presentation.openingMotion.mapped(from: closed, to: open), to: target, on: keyPath)
        }
    }

    extension SectionedInput {
        /// Spaces the characters out so that each stands in its place in its section; the caret and the selection follow.
        func spread(_ presentation: SectionedFieldPresentation, over layout: SectionLayout, _ color: UIColor) {
            let size = UIFont.preferredFont(forTextStyle: .body).pointSize
            let font = UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
            guard markedTextRange == nil, let first = layout.sections.first else { return }
            self.font = font
            textColor = color
            let display = presentation.display
            let advances = layout.advances(count: display.utf16.count, lengths: presentation.lengths)
            guard !advances.isEmpty else { return }
            let width = Double(("0" as NSString).size(withAttributes: [.font: font]).width)
            let spaced = NSMutableAttributedString(string: display, attributes: [.font: font, .foregroundColor: color])
            for (offset, advance) in advances.enumerated() {
                spaced.addAttribute(.kern, value: advance - width, range: NSRange(location: offset, length: 1))
            }
            show(spaced, indent: CGFloat(first.x + (advances[0] - width) / 2))
        }
    }
#endif
