#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LiveControls
import LiveFoundation
public import LiveGestures
public import UIKit

/// A floating button that a person can lift and drag, and that comes to rest at an edge of its superview.
///
/// ```swift
/// let button = SnapButton(label: UIImageView(image: plus))
/// button.addAction(UIAction { [weak self] _ in self?.compose() }, for: .primaryActionTriggered)
/// view.addSubview(button)
/// ```
///
/// The button positions itself. Give it a size, but no constraints on its position. It avoids the safe area and the
/// keyboard. It sends `.touchDown`; `.touchUpInside` and `.primaryActionTriggered` for a tap, but not for a drag;
/// `.touchCancel`; and `.valueChanged` when it comes to rest. Without dragging, a person can move it with the menu that
/// opens when it is lifted and put down (on a Mac, with a secondary click), with arrow keys, and with VoiceOver's
/// custom actions.
open class SnapButton: UIControl, @preconcurrency UIEditMenuInteractionDelegate {
    /// The model; `nil` until the button and its superview have a size.
    private var model: SnapButtonModel?
    /// The place that was set before the model existed.
    private var chosenPlace: RestingPlace?
    private let waker = Waker()
    #if !os(visionOS)
    private let feedback = UIImpactFeedbackGenerator(style: .medium)
    #endif
    private lazy var menu = UIEditMenuInteraction(delegate: self)
    private let areaView = AreaView(frame: .zero)
    private weak var label: UIView?
    private var placeActions: [UIAccessibilityCustomAction] = []
    private var offeredPlaces: [RestingPlace] = []

    /// The area in which the button can rest.
    open var area = SnapArea.trailing { didSet { relay() } }
    /// The distance to the edges and to content that must stay uncovered, in points.
    open var inset = SnapLayout.defaultInset { didSet { relay() } }
    /// The duration of a press before the button lifts, in seconds.
    open var hold = PressDragRecognizer.defaultHold { didSet { change { $0.hold = hold } } }
    /// The deceleration after its release.
    open var deceleration = Deceleration() { didSet { change { $0.deceleration = deceleration } } }

    /// The place where the button rests or to which it is moving. If you set it before the button is visible, for
    /// example to restore a saved place, the button starts there.
    open var place: RestingPlace {
        get { model?.place ?? chosenPlace ?? area.initialPlace }
        set {
            chosenPlace = newValue
            // Setting the same place again has no effect, because it would be announced.
            if newValue != model?.place { send(.placeChosen(newValue)) }
        }
    }

    /// Creates a button with any label.
    ///
    /// - Parameters:
    ///   - label: The content of the button. It fills the button and takes no touches. Its accessibility label is the
    ///     button's.
    ///   - size: The button's size, in points.
    public convenience init(label: UIView, size: CGSize = CGSize(width: 56, height: 56)) {
        self.init(frame: CGRect(origin: .zero, size: size))
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.isUserInteractionEnabled = false
        addSubview(label)
        self.label = label
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

    /// Whether the button is enabled.
    open override var isEnabled: Bool {
        didSet {
            change { $0.isEnabled = isEnabled }
            drawState()
        }
    }

    /// Whether the button is drawn as pressed.
    open override var isHighlighted: Bool { didSet { drawState() } }

    /// Whether a finger holds the button.
    open override var isTracking: Bool {
        switch model?.presentation.phase {
        case .pressing, .lifted, .dragging: true
        case .idle, .snapping, nil: false
        }
    }

    /// Whether the button is hidden. Hiding it ends the current movement and returns the button to its resting place.
    open override var isHidden: Bool { didSet { if isHidden { send(.pointer(.interrupted)) } } }

    /// Whether the button can become first responder and receive keys.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Whether the button can have the keyboard focus.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Moves to another superview, and follows its size, safe area and keyboard.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        send(.pointer(.interrupted))
        areaView.move(to: superview)
        relay()
    }

    /// Repositions the button after its own size has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        relay()
    }

    private func setUp() {
        addInteraction(menu)
        #if targetEnvironment(macCatalyst)
        isContextMenuInteractionEnabled = true
        #endif
        areaView.onChange = { [weak self] in self?.relay() }
        isAccessibilityElement = true
    }

    private func relay() {
        guard let superview, !superview.bounds.isEmpty, !bounds.isEmpty else { return }
        let safe = superview.safeAreaInsets
        let layout = SnapLayout(
            area: area,
            size: GestureSize(width: superview.bounds.width, height: superview.bounds.height),
            itemSize: GestureSize(width: bounds.width, height: bounds.height),
            insets: AreaInsets(
                top: safe.top,
                leading: isRightToLeft ? safe.right : safe.left,
                bottom: max(safe.bottom, areaView.bottomInset),
                trailing: isRightToLeft ? safe.left : safe.right
            ),
            inset: inset,
            isRightToLeft: isRightToLeft
        )
        if model == nil {
            begin(at: layout)
        } else if layout != model?.settings.layout {
            change { $0.layout = layout }
        }
    }

    /// Puts the button at its initial place.
    private func begin(at layout: SnapLayout) {
        var settings = SnapButtonSettings(layout: layout, hold: hold)
        settings.deceleration = deceleration
        settings.isEnabled = isEnabled
        let model = SnapButtonModel(settings, place: chosenPlace)
        self.model = model
        UIView.performWithoutAnimation { move(to: model.presentation) }
    }

    private func change(_ change: (inout SnapButtonSettings) -> Void) {
        if let model { send(model.changing(change)) }
    }

    private func send(_ event: SnapButtonEvent, at time: Double = CACurrentMediaTime()) {
        guard let before = model?.presentation else { return }
        // Either event may be the moment at which the button comes to rest.
        let isReduced = UIAccessibility.isReduceMotionEnabled
        let early = model?.change(at: time) { $0.prefersReducedMotion = isReduced } ?? []
        let effects = early + (model?.send(event, at: time) ?? [])
        guard let after = model?.presentation else { return }
        if case .settingsChanged = event, after.phase != .snapping, UIView.inheritedAnimationDuration > 0 {
            // When the device rotates or the keyboard appears, the button moves with the layout. In flight, it has its
            // own movement.
            move(to: after)
        } else {
            UIView.performWithoutAnimation { move(to: after) }
        }
        if before.center != after.center || before.phase != after.phase {
            play(after.horizontalMotion, to: after.center.x, on: "position.x")
            play(after.verticalMotion, to: after.center.y, on: "position.y")
        }
        if before.scale != after.scale { play(after.scaleMotion, to: after.scale, on: "transform.scale") }
        report(before.phase, after.phase, isTapped: effects.contains(.act))
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
            #if !targetEnvironment(macCatalyst)
            let point = CGPoint(x: bounds.midX, y: bounds.midY)
            menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
            #endif
        case .rested: sendActions(for: .valueChanged)
        case .announce(let message): Announcer.announce(message)
        case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
        }
    }

    private func move(to presentation: SnapButtonPresentation) {
        let scale = CGFloat(presentation.scale)
        center = CGPoint(x: presentation.center.x, y: presentation.center.y)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        offerPlaces()
    }

    private func play(_ path: MotionPath, to target: Double, on keyPath: String) {
        if window != nil { layer.play(path, to: target, on: keyPath) }
    }

    /// Notifies the app of a press, as other controls do.
    private func report(
        _ before: SnapButtonPresentation.Phase,
        _ after: SnapButtonPresentation.Phase,
        isTapped: Bool
    ) {
        isHighlighted = after == .pressing
        if after == .pressing, before != .pressing {
            #if !os(visionOS)
            feedback.prepare()
            #endif
            sendActions(for: .touchDown)
        }
        guard before == .pressing, after == .idle || after == .snapping else { return }
        sendActions(for: isTapped ? .touchUpInside : .touchCancel)
    }

    private func drawState() { label?.alpha = isEnabled ? isHighlighted ? 0.6 : 1 : 0.4 }

    private func name(of place: RestingPlace) -> String {
        model.map { ControlMessage($0.settings.layout.name(of: place)).text() } ?? ""
    }

    /// Returns whether a point is on the visible button. In flight, this differs from the button's frame.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview, let seen = layer.presentation() else { return super.point(inside: point, with: event) }
        let place = convert(point, to: superview)
        let way = CGPoint(x: place.x - seen.position.x, y: place.y - seen.position.y)
            .applying(seen.affineTransform().inverted())
        return super.point(inside: CGPoint(x: bounds.midX + way.x, y: bounds.midY + way.y), with: event)
    }

    /// Follows a finger or a pencil that touches the button.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches) { .down(pointer: $0, at: $1) }
    }

    /// Follows a finger that moves.
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

    /// Cancels a press that the system has taken over.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches) { pointer, _ in .cancelled(pointer: pointer) }
    }

    private func follow(_ touches: Set<UITouch>, _ event: (Int, GesturePoint) -> PressDragEvent) {
        for touch in touches {
            let location = touch.location(in: superview)
            let point = GesturePoint(x: location.x, y: location.y)
            send(.pointer(event(ObjectIdentifier(touch).hashValue, point)), at: touch.timestamp)
        }
    }

    /// The arrow keys that can move the button while it has the focus, and Escape, which cancels a drag.
    open override var keyCommands: [UIKeyCommand]? {
        let arrows = Self.arrows.filter { arrow in
            model.map { $0.settings.layout.place(arrow.direction, of: $0.place) != nil } ?? false
        }
        let commands = arrows.map { arrow in
            UIKeyCommand(input: arrow.input, modifierFlags: [], action: #selector(SnapButton.snapButtonArrow(_:)))
        }
        // Otherwise, iOS 15 and later would move the focus.
        for command in commands { command.wantsPriorityOverSystemBehavior = true }
        let escape = #selector(SnapButton.snapButtonEscape(_:))
        return commands + [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: escape)]
    }

    private static let arrows: [(input: String, direction: ArrowDirection)] = [
        (UIKeyCommand.inputLeftArrow, .left), (UIKeyCommand.inputRightArrow, .right),
        (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down),
    ]

    @objc private func snapButtonArrow(_ command: UIKeyCommand) {
        if let arrow = Self.arrows.first(where: { $0.input == command.input }) {
            send(.arrowPressed(arrow.direction))
        }
    }

    @objc private func snapButtonEscape(_ command: UIKeyCommand) { send(.pointer(.interrupted)) }

    /// The traits of a button, and those that the app sets.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    /// The label view's accessibility label, unless the app sets one.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label?.accessibilityLabel ?? (label as? UILabel)?.text }
        set { super.accessibilityLabel = newValue }
    }

    /// The name of the current position, unless the app sets a value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? model?.presentation.placeName.text() }
        set { super.accessibilityValue = newValue }
    }

    /// The app's actions, followed by the positions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (super.accessibilityCustomActions ?? []) + placeActions }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Updates VoiceOver's actions if the positions have changed. A drag calls this at each step.
    private func offerPlaces() {
        let places = model?.settings.layout.namedPlaces ?? []
        guard places != offeredPlaces else { return }
        offeredPlaces = places
        placeActions = places.map { place in
            UIAccessibilityCustomAction(name: name(of: place)) { [weak self] _ in
                self?.send(.placeChosen(place))
                return true
            }
        }
    }

    /// Handles VoiceOver's double tap.
    @discardableResult open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
        return true
    }

    /// Returns the menu of positions.
    open func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        placeMenu
    }

    #if targetEnvironment(macCatalyst)
    /// Opens the menu of positions with a secondary click.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.placeMenu }
    }
    #endif

    private var placeMenu: UIMenu {
        let places = offeredPlaces.map { place in
            UIAction(title: name(of: place)) { [weak self] _ in self?.send(.placeChosen(place)) }
        }
        return UIMenu(title: ControlMessage(.moveTo).text(), children: places)
    }
}
#endif
