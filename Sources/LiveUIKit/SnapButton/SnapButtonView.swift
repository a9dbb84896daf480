#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LiveControls
import LiveFoundation
public import LiveGestures
public import UIKit

/// A floating button that a person can lift and drag, and that comes to rest at an edge of its superview.
///
/// ```swift
/// let button = SnapButtonView(label: UIImageView(image: plus))
/// button.addAction(UIAction { [weak self] _ in self?.compose() }, for: .primaryActionTriggered)
/// view.addSubview(button)
/// ```
///
/// The button positions itself. Give it a size, but no constraints on its position. It avoids the safe area and the
/// keyboard, and in a scroll view it stays in the visible part. It is a `UIButton`, with its configurations and events,
/// and sends `.valueChanged` when it comes to rest. When it is lifted, the press is over: it sends `.touchCancel`, and no
/// tap. Without dragging, a person can move it with the menu that opens when it is lifted and put down (on a Mac, with a
/// secondary click), with arrow keys, and with VoiceOver's custom actions. The menu also offers the button's action.
open class SnapButtonView: UIButton, @preconcurrency UIEditMenuInteractionDelegate {
    /// The model; `nil` until the button and its superview have a size.
    private var model: SnapButtonModel?
    /// The place that was set before the model existed.
    private var chosenPlace: RestingPlace?
    private let waker = Waker()
    #if !os(visionOS)
    private let feedback = UIImpactFeedbackGenerator(style: .medium)
    #endif
    private lazy var editMenu = UIEditMenuInteraction(delegate: self)
    private let areaView = AreaView(frame: .zero)
    private weak var label: UIView?
    /// The finger that UIKit tracks, until the button is lifted.
    private weak var pressing: UITouch?
    /// The finger that holds the lifted button.
    private weak var holding: UITouch?
    /// The point in the superview from which the model measures. In a scroll view it moves with the visible part.
    private var origin = CGPoint.zero
    private var placeActions: [UIAccessibilityCustomAction] = []
    private var offeredPlaces: [RestingPlace] = []

    /// The area in which the button can rest.
    open var area = SnapArea.trailing { didSet { relay() } }
    /// The directions in which the button can be dragged and moved with arrow keys.
    open var axis = DragAxis.both { didSet { relay() } }
    /// Whether it rests half out of sight at an edge. It comes into sight while it is lifted.
    open var isDocked = false { didSet { relay() } }
    /// The distance to the edges and to content that must stay uncovered, in points.
    @IBInspectable open var inset: Double = SnapLayout.defaultInset { didSet { relay() } }
    /// The duration of a press before the button lifts, in seconds, or 0 for a button that is dragged at once. A view behind it
    /// then does not scroll.
    @IBInspectable open var hold: Double = PressDragRecognizer.defaultHold { didSet { change { $0.hold = hold } } }
    /// The area for Interface Builder: the name of a `SnapArea`, such as `corners`. Other values are ignored.
    @IBInspectable public var areaName: String {
        get { "\(area)" }
        set { area = SnapArea.allCases.first { "\($0)" == newValue } ?? area }
    }
    /// The deceleration after its release.
    open var deceleration = Deceleration() { didSet { change { $0.deceleration = deceleration } } }

    /// The place where the button rests or to which it is moving. If you set it before the button is visible, for
    /// example to restore a saved place, the button starts there.
    open var place: RestingPlace {
        get { model?.place ?? chosenPlace ?? area.initialPlace }
        set {
            chosenPlace = newValue
            // Setting the same place again has no effect, because it would be announced.
            if newValue != model?.place { move(.placeChosen(newValue)) }
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

    /// Whether the button is enabled. Disabling it ends the current press or drag.
    open override var isEnabled: Bool {
        didSet {
            if !isEnabled { interrupt() }
            change { $0.isEnabled = isEnabled }
            drawState()
        }
    }

    /// Whether the button is drawn as pressed.
    open override var isHighlighted: Bool { didSet { drawState() } }

    /// Whether a finger holds the button.
    open override var isTracking: Bool { super.isTracking || holding != nil }

    /// Whether the button is hidden. Hiding it ends the current movement and returns the button to its resting place.
    open override var isHidden: Bool {
        didSet {
            if isHidden {
                interrupt()
                SnapNeighbors.shared.remove(self)
            }
            relay()
        }
    }

    /// Whether the button can become first responder and receive keys.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Whether the button can have the keyboard focus.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Moves to another superview, and follows its size, safe area and keyboard.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        interrupt()
        SnapNeighbors.shared.remove(self)
        areaView.move(behind: self)
        relay()
    }

    /// Repositions the button after its own size has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        relay()
    }

    private func setUp() {
        addInteraction(editMenu)
        // An icon of this size does not follow the text size. A person with a very large one holds it to see it large.
        let largeContent = UILargeContentViewerInteraction()
        // Such a person can also drag it.
        largeContent.gestureRecognizerForExclusionRelationship.cancelsTouchesInView = false
        addInteraction(largeContent)
        showsLargeContentViewer = true
        scalesLargeContentImage = true
        isPointerInteractionEnabled = true
        #if targetEnvironment(macCatalyst)
        isContextMenuInteractionEnabled = true
        #endif
        areaView.onChange = { [weak self] in self?.relay() }
        isAccessibilityElement = true
    }

    /// Updates the layout, and then the neighbors that know the button from another place.
    private func relay() {
        guard let superview, !superview.bounds.isEmpty, !bounds.isEmpty else { return }
        let safe = superview.safeAreaInsets
        var layout = SnapLayout(
            area: area,
            axis: axis,
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
        layout.isDocked = isDocked
        let obstacles = SnapNeighbors.shared.obstacles(of: self, in: layout, of: superview)
        let isScrolled = origin != superview.bounds.origin
        origin = superview.bounds.origin
        if model == nil {
            begin(at: layout, avoiding: obstacles)
        } else if layout != model?.settings.layout || obstacles != model?.settings.obstacles {
            change { ($0.layout, $0.obstacles) = (layout, obstacles) }
        } else if isScrolled {
            // The model stays the same, and its present movement continues from here.
            send(.woke, isScrolled: true)
        }
        stand()
    }

    /// Shows the neighbors where the button is at rest.
    private func stand() {
        guard let model, let superview, !isHidden else { return }
        SnapNeighbors.shared.place(self, model, in: superview) { [weak self] in self?.relay() }
    }

    /// Sends an event that can move the button to another place. From then on, it gives way to all others.
    private func move(_ event: SnapButtonEvent, at time: Double = CACurrentMediaTime()) {
        SnapNeighbors.shared.comeLast(self)
        relay()
        send(event, at: time)
        stand()
    }

    /// Puts the button at its initial place.
    private func begin(at layout: SnapLayout, avoiding obstacles: [GestureFrame]) {
        var settings = SnapButtonSettings(layout: layout, hold: hold)
        settings.obstacles = obstacles
        settings.deceleration = deceleration
        settings.isEnabled = isEnabled
        let model = SnapButtonModel(settings, place: chosenPlace)
        self.model = model
        UIView.performWithoutAnimation { move(to: model.presentation) }
    }

    private func change(_ change: (inout SnapButtonSettings) -> Void) {
        if let model { send(model.changing(change)) }
    }

    private func send(_ event: SnapButtonEvent, at time: Double = CACurrentMediaTime(), isScrolled: Bool = false) {
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
        if before.center != after.center || before.phase != after.phase || isScrolled {
            play(after.horizontalMotion, to: after.center.x, from: origin.x, on: "position.x")
            play(after.verticalMotion, to: after.center.y, from: origin.y, on: "position.y")
        }
        if before.scale != after.scale { play(after.scaleMotion, to: after.scale, from: 0, on: "transform.scale") }
        for effect in effects { carryOut(effect) }
    }

    private func carryOut(_ effect: SnapButtonEffect) {
        switch effect {
        case .act: break  // UIKit sends the actions of a tap.
        case .impact:
            lift()
            #if !os(visionOS)
            feedback.impactOccurred()
            #endif
        case .openMenu:
            #if !targetEnvironment(macCatalyst)
            let point = CGPoint(x: bounds.midX, y: bounds.midY)
            editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
            #endif
        case .rested: sendActions(for: .valueChanged)
        case .announce(let message): Announcer.announce(message)
        case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
        }
    }

    private func move(to presentation: SnapButtonPresentation) {
        let scale = CGFloat(presentation.scale)
        center = CGPoint(x: origin.x + presentation.center.x, y: origin.y + presentation.center.y)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        offerPlaces()
    }

    private func play(_ path: MotionPath, to target: Double, from start: CGFloat, on keyPath: String) {
        guard window != nil else { return }
        let start = Double(start)
        layer.play(path.mapped(from: start, to: start + 1), to: start + target, on: keyPath)
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

    /// Begins a press with a finger that UIKit tracks.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !isTracking else { return }
        super.touchesBegan(touches, with: event)
        guard super.isTracking, let touch = touches.first else { return }
        pressing = touch
        #if !os(visionOS)
        feedback.prepare()
        #endif
        follow(touch) { .down(pointer: 0, at: $0) }
    }

    /// Follows a finger that moves.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        liftIfDue(touches)
        if holding == nil { super.touchesMoved(touches, with: event) }
        guard let touch = holding ?? pressing, touches.contains(touch) else { return }
        // A subclass may have ended the tracking.
        guard isTracking else { return interrupt() }
        follow(touch) { .moved(pointer: 0, to: $0) }
    }

    /// Ends a press or a drag.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        liftIfDue(touches)
        let touch = holding ?? pressing
        if holding == nil { super.touchesEnded(touches, with: event) }
        guard let touch, touches.contains(touch) else { return }
        (pressing, holding) = (nil, nil)
        follow(touch) { .up(pointer: 0, at: $0, isInside: true) }
    }

    /// Cancels a press or a drag that the system has taken over.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if holding == nil { super.touchesCancelled(touches, with: event) }
        if let touch = holding ?? pressing, touches.contains(touch) { interrupt() }
    }

    /// Lifts the button if its time has come, before UIKit handles a touch of the same moment.
    private func liftIfDue(_ touches: Set<UITouch>) {
        if pressing != nil, let touch = touches.first { send(.woke, at: touch.timestamp) }
    }

    /// Ends the press for UIKit, so that no tap follows. From here, only the model follows the finger.
    private func lift() {
        guard let touch = pressing else { return }
        (pressing, holding) = (nil, touch)
        super.touchesCancelled([touch], with: nil)
    }

    /// Ends a press or a drag without an action.
    private func interrupt() {
        let touch = pressing
        (pressing, holding) = (nil, nil)
        if let touch, super.isTracking { super.touchesCancelled([touch], with: nil) }
        send(.pointer(.interrupted))
    }

    private func follow(_ touch: UITouch, _ event: (GesturePoint) -> PressDragEvent) {
        let location = touch.location(in: superview)
        let event = event(GesturePoint(x: location.x - origin.x, y: location.y - origin.y))
        if case .up = event, model?.presentation.phase == .dragging {
            move(.pointer(event), at: touch.timestamp)
        } else {
            send(.pointer(event), at: touch.timestamp)
        }
    }

    /// Keeps the finger from recognizers of other views that would take a long press or the drag of the lifted button.
    /// Before it is lifted, a drag may scroll the view behind it, unless a drag itself lifts the button.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        // A scroll view asks before the button has the touch.
        let drags = recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
        let isLiftedByDrag = hold == 0 && drags && isEnabled
        guard isTracking || isLiftedByDrag, recognizer.isOfAnotherView(than: self) else {
            return super.gestureRecognizerShouldBegin(recognizer)
        }
        // A tap is the default action of a button, which UIKit protects itself.
        let isOwn = holding != nil || isLiftedByDrag || recognizer is UILongPressGestureRecognizer
        return !isOwn && super.gestureRecognizerShouldBegin(recognizer)
    }

    /// The keys while the button has the focus: the arrow keys that can move it, Return and Space, which press it, and
    /// during a drag Escape, which cancels it.
    open override var keyCommands: [UIKeyCommand]? {
        let arrows = Self.arrows.filter { arrow in
            model.map { $0.settings.layout.place(arrow.direction, of: $0.place) != nil } ?? false
        }
        let moves = arrows.map { ($0.input, #selector(SnapButtonView.snapButtonArrow(_:))) }
        let presses = ["\r", " "].map { ($0, #selector(SnapButtonView.snapButtonPress(_:))) }
        let escapes = isTracking ? [(UIKeyCommand.inputEscape, #selector(SnapButtonView.snapButtonEscape(_:)))] : []
        return (moves + presses + escapes).map { input, action in
            let command = UIKeyCommand(input: input, modifierFlags: [], action: action)
            // Otherwise, iOS 15 and later would move the focus, and an app's own commands would come first.
            command.wantsPriorityOverSystemBehavior = true
            return command
        }
    }

    private static let arrows: [(input: String, direction: ArrowDirection)] = [
        (UIKeyCommand.inputLeftArrow, .left), (UIKeyCommand.inputRightArrow, .right),
        (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down),
    ]

    @objc private func snapButtonArrow(_ command: UIKeyCommand) {
        if let arrow = Self.arrows.first(where: { $0.input == command.input }) {
            move(.arrowPressed(arrow.direction))
        }
    }

    @objc private func snapButtonPress(_ command: UIKeyCommand) { _ = accessibilityActivate() }

    @objc private func snapButtonEscape(_ command: UIKeyCommand) { interrupt() }

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

    /// The title that people with a very large text size see when they hold the button; defaults to the accessibility
    /// label.
    open override var largeContentTitle: String? {
        get { super.largeContentTitle ?? accessibilityLabel }
        set { super.largeContentTitle = newValue }
    }

    /// The image above this title; defaults to that of the label.
    open override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? (label as? UIImageView)?.image ?? currentImage }
        set { super.largeContentImage = newValue }
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
            UIAccessibilityCustomAction(name: name(of: place)) { [weak self] _ in self?.choose(place) ?? false }
        }
    }

    /// Moves the button, unless it has been disabled since the person saw the choice.
    private func choose(_ place: RestingPlace) -> Bool {
        if isEnabled { move(.placeChosen(place)) }
        return isEnabled
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

    /// The button's own action, for people who cannot press briefly, and the positions.
    private var placeMenu: UIMenu {
        let (title, image) = (accessibilityLabel ?? "", largeContentImage)
        let press = UIAction(title: title, image: image) { [weak self] _ in _ = self?.accessibilityActivate() }
        let places = offeredPlaces.map { place in
            UIAction(title: name(of: place)) { [weak self] _ in _ = self?.choose(place) }
        }
        let move = UIMenu(title: ControlMessage(.moveTo).text(), options: .displayInline, children: places)
        return UIMenu(title: "", children: title.isEmpty && image == nil ? [move] : [press, move])
    }
}
#endif
