import QuartzCore

extension UIView {
    var inheritedTraits: UITraitCollection {
        var parts = [superview?.traitCollection ?? (self as? UIWindow)?.ownTraits ?? .system]
        if overrideUserInterfaceStyle != .unspecified {
            parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        if let style = controller?.overrideUserInterfaceStyle, style != .unspecified {
            parts.append(UITraitCollection(userInterfaceStyle: style))
        }
        if let ownTint { parts.append(UITraitCollection(tint: ownTint)) }
        return parts.count == 1 ? parts[0] : UITraitCollection(traitsFrom: parts)
    }

    var layoutDirectionOfTraits: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Apple: playback and spatial controls are not mirrored.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Notifies the view and its subviews of changed traits.
    ///
    /// Apple, "Supporting Dark Mode in your interface": for a new appearance, the system calls
    /// `traitCollectionDidChange`, `layoutSubviews`, `draw` and `tintColorDidChange`.
    package func spreadTraits() {
        let traits = inheritedTraits
        let isLate = UnspecifiedBehavior.current.traitsChangeAtLayout
        let before = toldTraits ?? (isLate ? .system : nil)
        if toldTraits == nil || before != traits {
            toldTraits = traits
            resolveBackground()
            if let before, before != traits {
                LayoutPass.forgetMeasures()
                setNeedsLayout()
                setNeedsDisplay()
                traits.performAsCurrent {
                    traitCollectionDidChange(before)
                    if traits.hasDifferentColorAppearance(comparedTo: before) { tintColorDidChange() }
                }
            }
        }
        for view in subviews { view.spreadTraits() }
    }

    /// Apple: called when the view's own or inherited tint changes.
    func tellTint() {
        let tint: UIColor = tintColor
        guard toldTint.map({ $0 != tint }) ?? (tint != .systemBlue) else { return }
        toldTint = tint
        resolveBackground()
        traitCollection.performAsCurrent { tintColorDidChange() }
        for view in subviews where view.ownTint == nil { view.tellTint() }
    }

    func resolveBackground() {
        let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor
        if layer.backgroundColor != color { layer.backgroundColor = color }
    }

    /// The part of the superview's safe area insets that overlaps the view.
    var inheritedSafeArea: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            insets = window.screenInsets
        } else if let superview {
            let outer = superview.safeAreaInsets
            let room = superview.bounds
            let frame = frame
            insets = UIEdgeInsets(
                top: max(0, room.minY + outer.top - frame.minY),
                left: max(0, room.minX + outer.left - frame.minX),
                bottom: max(0, frame.maxY - (room.maxY - outer.bottom)),
                right: max(0, frame.maxX - (room.maxX - outer.right))
            )
        }
        if let more = controller?.additionalSafeAreaInsets {
            insets.top += more.top
            insets.left += more.left
            insets.bottom += more.bottom
            insets.right += more.right
        }
        return insets
    }

    func tellSafeArea() {
        let insets = safeAreaInsets
        if insets != toldSafeArea {
            toldSafeArea = insets
            markConstraintLayout()
            setNeedsLayout()
            safeAreaInsetsDidChange()
        }
        for view in subviews { view.tellSafeArea() }
    }
}
