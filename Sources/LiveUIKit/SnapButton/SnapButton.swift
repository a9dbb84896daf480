#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LiveControls
import LiveFoundation
public import LiveGestures
public import UIKit

/// A floating button that people lift and drag on purpose, and that comes to rest at an edge of its superview.
///
/// ```swift
/// let button = SnapButton(label: UIImageView(image: plus))
/// button.addAction(UIAction { [weak self] _ in self?.compose() }, for: .primaryActionTriggered)
/// view.addSubview(button)
/// ```
///
/// It places itself: give it a size, no constraints to a place. It stays clear of the safe area and of the keyboard. It sends
/// `.touchDown`; `.touchUpInside` and `.primaryActionTriggered` for a tap, and neither for a drag; `.touchCancel`; and
/// `.valueChanged` when it has come to rest. Without dragging, a person moves it by the menu that opens when it is lifted and
/// put down (on a Mac, by a secondary click), by the arrow keys, and by custom actions of VoiceOver.
open class SnapButton: UIControl, @preconcurrency UIEditMenuInteractionDelegate {
    /// There as soon as the button has a size and a superview that has one.
    private var model: SnapButtonModel?
    /// The place that was set before there was one to go to.
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

    /// Where the button may rest.
    open var area = SnapArea.trailing { didSet { relay() } }
    /// How far it stays from what is not to be covered, in points.
    open var inset = SnapLayout.defaultInset { didSet { relay() } }
    /// How long a press lasts before the button lifts, in seconds.
    open var hold = PressDragRecognizer.defaultHold { didSet { send(.holdChanged(hold)) } }
    /// How it runs on from where it is let go.
    open var deceleration = Deceleration() { didSet { model?.deceleration = deceleration } }

    /// Where the button rests, or goes to. Set before the button is seen, as when a saved place is restored, it is
    /// where the button begins.
    open var place: RestingPlace {
        get { model?.place ?? chosenPlace ?? area.initialPlace }
        set {
            chosenPlace = newValue
            // Setting the same place again changes nothing; else it would be announced.
            if newValue != model?.place { send(.placeChosen(newValue)) }
        }
    }

    /// Creates a button with any label.
    ///
    /// - Parameters:
    ///   - label: What is on it; it fills the button and takes no touches. What VoiceOver reads of it is the button's name.
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

    /// Whether the button can be used.
    open override var isEnabled: Bool {
        didSet {
            send(.enabledChanged(isEnabled))
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

    /// Whether the button is hidden. What is under way ends, and the button is where it rested.
    open override var isHidden: Bool { didSet { if isHidden { send(.pointer(.interrupted)) } } }

    /// The button can have the keys.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// The button can have the focus of a keyboard.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Takes its place in another superview, and follows that one's size, safe area and keyboard.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        send(.pointer(.interrupted))
        areaView.move(to: superview)
        relay()
    }

    /// Takes its place with another size of its own.
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
            thing: GestureSize(width: bounds.width, height: bounds.height),
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
            begin(SnapButtonModel(layout: layout, place: chosenPlace, hold: hold))
        } else if layout != model?.layout {
            send(.layoutChanged(layout))
        }
    }

    /// Puts the button where it begins.
    private func begin(_ model: SnapButtonModel) {
        self.model = model
        self.model?.deceleration = deceleration
        send(.enabledChanged(isEnabled))
        move(to: model.presentation)
    }

    private func send(_ event: SnapButtonEvent, at time: Double = CACurrentMediaTime()) {
        guard let before = model?.presentation else { return }
        // With either event the time may have come to rest.
        let events: [SnapButtonEvent] = [.reducedMotionChanged(UIAccessibility.isReduceMotionEnabled), event]
        let effects = events.flatMap { model?.send($0, at: time) ?? [] }
        guard let after = model?.presentation else { return }
        if case .layoutChanged = event, after.phase != .snapping, UIView.inheritedAnimationDuration > 0 {
            // As the device turns, or the keyboard comes, the button goes with all else; in flight it has a way of its own.
            move(to: after)
        } else {
            UIView.performWithoutAnimation { move(to: after) }
        }
        if before.center != after.center || before.phase != after.phase {
            play(after.horizontalMotion, to: after.center.x, on: "position.x")
            play(after.verticalMotion, to: after.center.y, on: "position.y")
        }
        if before.scale != after.scale { play(after.scaleMotion, to: after.scale, on: "transform.scale") }
        tell(before.phase, after.phase, isTapped: effects.contains(.act))
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

    /// Tells the app of a press as other controls do.
    private func tell(
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
        model.map { ControlMessage($0.layout.name(of: place)).text() } ?? ""
    }

    /// Whether a point is on the button as it is seen, which in flight is not where it will be.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview, let seen = layer.presentation() else { return super.point(inside: point, with: event) }
        let place = convert(point, to: superview)
        let way = CGPoint(x: place.x - seen.position.x, y: place.y - seen.position.y)
            .applying(seen.affineTransform().inverted())
        return super.point(inside: CGPoint(x: bounds.midX + way.x, y: bounds.midY + way.y), with: event)
    }

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

    private func follow(_ touches: Set<UITouch>, _ event: (Int, GesturePoint) -> PressDragEvent) {
        for touch in touches {
            let location = touch.location(in: superview)
            let point = GesturePoint(x: location.x, y: location.y)
            send(.pointer(event(ObjectIdentifier(touch).hashValue, point)), at: touch.timestamp)
        }
    }

    /// The arrow keys that lead somewhere, while the button has the focus, and Escape, which ends a drag.
    open override var keyCommands: [UIKeyCommand]? {
        let arrows = Self.arrows.filter { arrow in
            model.map { $0.layout.place(arrow.direction, of: $0.place) != nil } ?? false
        }
        let commands = arrows.map { arrow in
            UIKeyCommand(input: arrow.input, modifierFlags: [], action: #selector(SnapButton.snapButtonArrow(_:)))
        }
        // Without it, iOS 15 and later move the focus.
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

    /// A button's, besides those that the app sets.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    /// The label's, until the app sets one.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label?.accessibilityLabel ?? (label as? UILabel)?.text }
        set { super.accessibilityLabel = newValue }
    }

    /// The name of the place where the button is, until the app sets one.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? model?.presentation.placeName.text() }
        set { super.accessibilityValue = newValue }
    }

    /// The places, after those actions that the app sets.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { (super.accessibilityCustomActions ?? []) + placeActions }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Gives VoiceOver the places, if they have changed: a drag calls this at each step.
    private func offerPlaces() {
        let places = model?.layout.namedPlaces ?? []
        guard places != offeredPlaces else { return }
        offeredPlaces = places
        placeActions = places.map { place in
            UIAccessibilityCustomAction(name: name(of: place)) { [weak self] _ in
                self?.send(.placeChosen(place))
                return true
            }
        }
    }

    /// VoiceOver's double tap.
    @discardableResult open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
        return true
    }

    /// The menu of places.
    open func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        placeMenu
    }

    #if targetEnvironment(macCatalyst)
    /// The menu of places, which a secondary click opens.
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
