#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import LiveControls
    import LiveFoundation
    public import LiveGestures
    public import UIKit

    /// A floating button that people lift and drag on purpose, and that comes to rest at an edge of its superview.
    ///
    /// ```swift
    /// let button = SnapButton(label: UIImageView(image: plus))
    /// button.addAction(UIAction { _ in compose() }, for: .primaryActionTriggered)
    /// view.addSubview(button)
    /// ```
    ///
    /// It places itself: give it a size, no constraints to a place. It sends `.primaryActionTriggered` for a tap and
    /// `.valueChanged` when it has come to rest. Without dragging, a person moves it by the menu that opens when it is lifted and
    /// put down, by the arrow keys, and by custom actions of VoiceOver.
    open class SnapButton: UIControl, UIEditMenuInteractionDelegate {
        private var model = SnapButtonModel(layout: SnapLayout(size: .zero, thing: .zero))
        private let timer = WakeTimer()
        #if !os(visionOS)
            private let feedback = UIImpactFeedbackGenerator(style: .medium)
        #endif
        private lazy var menu = UIEditMenuInteraction(delegate: self)
        private let areaView = AreaView(frame: .zero)
        private var offeredPlaces: [RestingPlace] = []

        /// Where the button may rest.
        open var area = SnapArea.trailing { didSet { relay() } }
        /// How far it stays from what is not to be covered, in points.
        open var inset = SnapLayout.defaultInset { didSet { relay() } }
        /// How long a press lasts before the button lifts, in seconds.
        open var hold = PressDragRecognizer.defaultHold { didSet { send(.holdChanged(hold)) } }
        /// How it runs on from where it is let go.
        open var deceleration: Deceleration {
            get { model.deceleration }
            set { model.deceleration = newValue }
        }

        /// Where the button rests, or goes to.
        open var place: RestingPlace {
            get { model.place }
            set { send(.placeChosen(newValue)) }
        }

        /// Creates a button with any label.
        ///
        /// - Parameters:
        ///   - label: What is on it; it fills the button and takes no touches.
        ///   - size: The button's size, in points.
        public convenience init(label: UIView, size: CGSize = CGSize(width: 56, height: 56)) {
            self.init(frame: CGRect(origin: .zero, size: size))
            label.frame = bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.isUserInteractionEnabled = false
            addSubview(label)
        }

        /// Creates a button without a label.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        /// Creates a button from a nib.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        /// Whether the button can be used.
        open override var isEnabled: Bool {
            didSet {
                accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
                send(.enabledChanged(isEnabled))
            }
        }

        /// The button can have the keys.
        open override var canBecomeFirstResponder: Bool { isEnabled }
        /// The button can have the focus of a keyboard.
        open override var canBecomeFocused: Bool { isEnabled }

        /// Takes its place in another superview, and follows that one's size and safe area.
        open override func didMoveToSuperview() {
            super.didMoveToSuperview()
            send(.pointer(.interrupted))
            areaView.removeFromSuperview()
            if let superview {
                areaView.frame = superview.bounds
                superview.insertSubview(areaView, at: 0)
            }
            relay()
        }

        /// Takes its place with another size of its own.
        open override func layoutSubviews() {
            super.layoutSubviews()
            relay()
        }

        private func setUp() {
            addInteraction(menu)
            areaView.onChange = { [weak self] in self?.relay() }
            isAccessibilityElement = true
            accessibilityTraits = .button
        }

        private func relay() {
            guard let superview else { return }
            let safe = superview.safeAreaInsets
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let layout = SnapLayout(
                area: area,
                size: Size(width: superview.bounds.width, height: superview.bounds.height),
                thing: Size(width: bounds.width, height: bounds.height),
                insets: AreaInsets(
                    top: safe.top,
                    leading: isRightToLeft ? safe.right : safe.left,
                    bottom: safe.bottom,
                    trailing: isRightToLeft ? safe.left : safe.right
                ),
                inset: inset,
                isRightToLeft: isRightToLeft
            )
            if layout != model.layout { send(.layoutChanged(layout)) }
        }

        private func send(_ event: SnapButtonEvent, at time: Double = SteadyClock.now) {
            let before = model.presentation
            model.send(.reducedMotionChanged(UIAccessibility.isReduceMotionEnabled), at: time)
            let effects = model.send(event, at: time)
            move(from: before, to: model.presentation)
            for effect in effects { carryOut(effect) }
        }

        private func carryOut(_ effect: SnapButtonEffect) {
            switch effect {
            case .act: sendActions(for: .primaryActionTriggered)
            case .impact:
                #if !os(visionOS)
                    feedback.impactOccurred()
                #endif
            case .openMenu:
                let point = CGPoint(x: bounds.midX, y: bounds.midY)
                menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
            case .rested: sendActions(for: .valueChanged)
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): timer.wake(at: time) { [weak self] in self?.send(.woke) }
            }
        }

        private func move(from before: SnapButtonPresentation, to after: SnapButtonPresentation) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            let scale = CGFloat(after.scale)
            center = CGPoint(x: after.center.x, y: after.center.y)
            transform = CGAffineTransform(scaleX: scale, y: scale)
            CATransaction.commit()
            if before.center != after.center || before.phase != after.phase {
                layer.play(after.horizontalMotion, to: after.center.x, on: "position.x")
                layer.play(after.verticalMotion, to: after.center.y, on: "position.y")
            }
            if before.scale != after.scale { layer.play(after.scaleMotion, to: after.scale, on: "transform.scale") }
            if before.placeName != after.placeName || accessibilityValue == nil {
                accessibilityValue = after.placeName.text()
            }
            offerPlaces()
        }

        /// Gives VoiceOver the places, if they are others: a drag comes by here at each step.
        private func offerPlaces() {
            let places = model.layout.namedPlaces
            guard places != offeredPlaces else { return }
            offeredPlaces = places
            accessibilityCustomActions = places.map { place in
                UIAccessibilityCustomAction(name: name(of: place)) { [weak self] _ in
                    self?.send(.placeChosen(place))
                    return true
                }
            }
        }

        private func name(of place: RestingPlace) -> String { Message(model.layout.name(of: place)).text() }

        /// Follows a finger or a pen that went down.
        open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            follow(touches) { .down(pointer: $0, at: $1) }
        }

        /// Follows a finger that moved.
        open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            follow(touches) { .moved(pointer: $0, to: $1) }
        }

        /// Ends a press.
        open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                let isInside = point(inside: touch.location(in: self), with: event)
                follow([touch]) { .up(pointer: $0, at: $1, isInside: isInside) }
            }
        }

        /// Gives a press up that the system has taken.
        open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            follow(touches) { pointer, _ in .cancelled(pointer: pointer) }
        }

        private func follow(_ touches: Set<UITouch>, _ event: (Int, Point) -> PressDragEvent) {
            for touch in touches {
                let location = touch.location(in: superview)
                let point = Point(x: location.x, y: location.y)
                send(.pointer(event(ObjectIdentifier(touch).hashValue, point)), at: touch.timestamp)
            }
        }

        /// VoiceOver's double tap.
        open override func accessibilityActivate() -> Bool {
            guard isEnabled else { return false }
            sendActions(for: .primaryActionTriggered)
            return true
        }

        /// The arrow keys, which move the button while it has the focus, and Escape, which ends a drag.
        open override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: #selector(arrowLeft)),
                UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: #selector(arrowRight)),
                UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(arrowUp)),
                UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: #selector(arrowDown)),
                UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(escape)),
            ]
        }

        @objc private func arrowLeft() { send(.arrowPressed(.left)) }
        @objc private func arrowRight() { send(.arrowPressed(.right)) }
        @objc private func arrowUp() { send(.arrowPressed(.up)) }
        @objc private func arrowDown() { send(.arrowPressed(.down)) }
        @objc private func escape() { send(.pointer(.interrupted)) }

        /// The menu of places.
        open func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            let places = model.layout.namedPlaces.map { place in
                UIAction(title: name(of: place)) { [weak self] _ in self?.send(.placeChosen(place)) }
            }
            return UIMenu(title: Message(.moveTo, 0, unit: .characters).text(), children: places)
        }
    }
#endif
