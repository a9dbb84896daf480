#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import LiveControls
import LiveFoundation
public import LiveGestures
public import SwiftUI

/// A floating button that a person can lift and drag, and that comes to rest at an edge of the view below it.
///
/// ```swift
/// list.overlay {
///     SnapButton(area: .corners, action: compose) {
///         Image(systemName: "plus").padding().background(Circle().fill(.tint))
///     }
/// }
/// ```
///
/// It fills the view below it and avoids the keyboard, as SwiftUI's layout does. It takes touches only where its label
/// is visible, even in flight. Without dragging, a person can move it with VoiceOver's custom actions, and with the
/// menu that opens when it is lifted and put down, and on macOS with a secondary click. The menu also offers the action
/// of a button with a title. From iOS 17 and macOS 13, arrow keys move it while it has the focus, and Escape cancels a
/// drag. From iOS 17 and macOS 14, Space and Return press it. ``SwiftUI/View/snapButtonStyle(_:)`` sets its style.
public struct SnapButton<Label: View>: View {
    private let role: ButtonRole?
    private let area: SnapArea
    private let axis: DragAxis
    private let place: Binding<RestingPlace>?
    private let inset: Double
    private let isDocked: Bool
    private let hold: Double
    private let deceleration: Deceleration
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - role: The role of the button, as for SwiftUI's buttons.
    ///   - area: The area in which it can rest.
    ///   - axis: The directions in which it can be dragged and moved with arrow keys.
    ///   - place: The resting place, for an app that stores or sets it. Without it, the button keeps its own.
    ///   - inset: The distance to the edges and to content that must stay uncovered, in points.
    ///   - isDocked: Whether it rests half out of sight at an edge. It comes into sight while it is lifted.
    ///   - hold: The duration of a press before the button lifts, in seconds, or 0 to drag it at once.
    ///   - deceleration: The deceleration after its release.
    ///   - action: The action for a tap.
    ///   - label: The content of the button.
    public init(
        role: ButtonRole? = nil,
        area: SnapArea = .trailing,
        axis: DragAxis = .both,
        place: Binding<RestingPlace>? = nil,
        inset: Double = SnapLayout.defaultInset,
        isDocked: Bool = false,
        hold: Double = PressDragRecognizer.defaultHold,
        deceleration: Deceleration = Deceleration(),
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.area = area
        self.axis = axis
        self.place = place
        self.inset = inset
        self.isDocked = isDocked
        self.hold = hold
        self.deceleration = deceleration
        self.action = action
        self.label = label()
    }

    /// Creates a button with a symbol and a localized title, which VoiceOver reads and the symbol replaces on the screen.
    ///
    /// ```swift
    /// list.overlay {
    ///     SnapButton("New message", systemImage: "plus", area: .corners, action: compose)
    ///         .snapButtonStyle(.button(.borderedProminent))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the SF Symbol.
    ///   - role: The role of the button, as for SwiftUI's buttons.
    ///   - area: The area in which it can rest.
    ///   - axis: The directions in which it can be dragged and moved with arrow keys.
    ///   - place: The resting place, for an app that stores or sets it. Without it, the button keeps its own.
    ///   - inset: The distance to the edges and to content that must stay uncovered, in points.
    ///   - isDocked: Whether it rests half out of sight at an edge. It comes into sight while it is lifted.
    ///   - hold: The duration of a press before the button lifts, in seconds, or 0 to drag it at once.
    ///   - deceleration: The deceleration after its release.
    ///   - action: The action for a tap.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        area: SnapArea = .trailing,
        axis: DragAxis = .both,
        place: Binding<RestingPlace>? = nil,
        inset: Double = SnapLayout.defaultInset,
        isDocked: Bool = false,
        hold: Double = PressDragRecognizer.defaultHold,
        deceleration: Deceleration = Deceleration(),
        action: @escaping @MainActor () -> Void
    ) where Label == SnapButtonLabel {
        self.init(
            role: role,
            area: area,
            axis: axis,
            place: place,
            inset: inset,
            isDocked: isDocked,
            hold: hold,
            deceleration: deceleration,
            action: action
        ) {
            SnapButtonLabel(title: Text(titleKey), systemImage: systemImage)
        }
    }

    /// Creates a button with a symbol and a title that is not localized, which VoiceOver reads and the symbol replaces on the
    /// screen.
    ///
    /// ```swift
    /// list.overlay { SnapButton(name, systemImage: "person", action: compose) }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the SF Symbol.
    ///   - role: The role of the button, as for SwiftUI's buttons.
    ///   - area: The area in which it can rest.
    ///   - axis: The directions in which it can be dragged and moved with arrow keys.
    ///   - place: The resting place, for an app that stores or sets it. Without it, the button keeps its own.
    ///   - inset: The distance to the edges and to content that must stay uncovered, in points.
    ///   - isDocked: Whether it rests half out of sight at an edge. It comes into sight while it is lifted.
    ///   - hold: The duration of a press before the button lifts, in seconds, or 0 to drag it at once.
    ///   - deceleration: The deceleration after its release.
    ///   - action: The action for a tap.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: ButtonRole? = nil,
        area: SnapArea = .trailing,
        axis: DragAxis = .both,
        place: Binding<RestingPlace>? = nil,
        inset: Double = SnapLayout.defaultInset,
        isDocked: Bool = false,
        hold: Double = PressDragRecognizer.defaultHold,
        deceleration: Deceleration = Deceleration(),
        action: @escaping @MainActor () -> Void
    ) where Label == SnapButtonLabel {
        self.init(
            role: role,
            area: area,
            axis: axis,
            place: place,
            inset: inset,
            isDocked: isDocked,
            hold: hold,
            deceleration: deceleration,
            action: action
        ) {
            SnapButtonLabel(title: Text(title), systemImage: systemImage)
        }
    }

    /// The button in its area.
    public var body: some View {
        GeometryReader { proxy in
            FloatingButton(
                role: role,
                area: area,
                axis: axis,
                place: place,
                inset: inset,
                isDocked: isDocked,
                hold: hold,
                deceleration: deceleration,
                container: proxy,
                action: action,
                label: label
            )
        }
    }
}

/// The symbol and the title of a snap button.
public struct SnapButtonLabel: View {
    /// The title, which the menu shows.
    let title: Text
    let systemImage: String

    /// The symbol, with the title for VoiceOver.
    public var body: some View {
        Label(title: { title }, icon: { Image(systemName: systemImage) }).labelStyle(.iconOnly)
    }
}

/// The distance from a button within which a finger that goes up still taps, in points: that of UIKit's buttons.
/// AppKit's buttons have none.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
private let tapReach = 0.0
#else
private let tapReach = 70.0
#endif

private struct FloatingButton<Label: View>: View {
    let role: ButtonRole?
    let area: SnapArea
    let axis: DragAxis
    let place: Binding<RestingPlace>?
    let inset: Double
    let isDocked: Bool
    let hold: Double
    let deceleration: Deceleration
    let container: GeometryProxy
    let action: @MainActor () -> Void
    let label: Label

    @State private var session = SnapButtonSession(reach: tapReach)
    @State private var neighbor = Neighbor()
    /// Changes when another button may have come in the way of this one.
    @State private var obstacles = 0
    @State private var size = CGSize.zero
    @State private var deadline: Double?
    @State private var isMenuOpen = false
    @State private var isHovered = false
    @GestureState private var isHeld = false
    @Environment(\.snapButtonStyle) private var style
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    /// Each window has its own, which tells containers in different windows apart.
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        // The task that changes the state runs after this update, in which the surroundings already move.
        let session = session.updated(to: settings, place: place?.wrappedValue, at: SteadyClock.now)
        let shown = session.model?.presentation
        // The isolation of the action differs between SDKs. A binding can be set in both cases.
        let measured = $size
        style.view(configuration(shown?.phase))
            .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
            .onPreferenceChange(SizeKey.self) { measured.wrappedValue = $0 }
            .scaleEffect(CGFloat(shown?.scale ?? 1))
            .animation(shown.flatMap { Animation($0.scaleMotion.motion) }, value: shown?.scale)
            // A sheet and a back swipe would take the drag otherwise.
            .highPriorityGesture(drag)
            .onHover { isHovered = $0 }
            .confirmationDialog(
                Text(verbatim: ControlMessage(.moveTo).text(locale: locale)),
                isPresented: $isMenuOpen
            ) { menu }
            .modifier(PointerAndKeys(isEnabled: isEnabled, menu: menu, onKey: press))
            // A style can contain a button of its own, without an action.
            .accessibilityRepresentation {
                Button(role: role, action: action) { label }
                    .accessibilityValue(Text(verbatim: shown?.placeName.text(locale: locale) ?? ""))
                    .accessibilityActions { places }
            }
            .modifier(Flight(session: session, size: size))
            .opacity(shown == nil ? 0 : 1)
            .task(id: settings) { update() }
            .task(id: obstacles) { update() }
            .task(id: place?.wrappedValue) {
                if let place = place?.wrappedValue { move { $0.go(to: place, at: $1) } }
            }
            .onDisappear { SnapNeighbors.shared.remove(neighbor) }
            .task(id: isHeld) { if !isHeld, !Task.isCancelled { follow { $0.cancelDrag(at: $1) } } }
            .waking(at: deadline) { send(.woke) }
    }

    private func configuration(_ phase: SnapButtonPresentation.Phase?) -> SnapButtonStyleConfiguration {
        SnapButtonStyleConfiguration(
            label: LiveControlPart(label),
            role: role,
            isPressed: phase == .pressing,
            isLifted: phase == .lifted || phase == .dragging,
            isHovered: isHovered
        )
    }

    /// The button's own action, for people who cannot press briefly, and the places. A label other than a title and a
    /// symbol has no name for the action.
    @ViewBuilder private var menu: some View {
        if let label = label as? SnapButtonLabel {
            Button(role: role, action: { if isEnabled { action() } }) { label.title }
        }
        places
    }

    private var places: some View {
        let layout = session.model?.settings.layout
        return ForEach(layout?.namedPlaces ?? [], id: \.self) { place in
            Button(action: { move { $0.choose(place, at: $1) } }) {
                Text(verbatim: layout.map { ControlMessage($0.name(of: place)).text(locale: locale) } ?? "")
            }
        }
    }

    private var drag: some Gesture {
        // The button moves with the finger, but the container does not.
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
                let (start, point) = (inContainer(value.startLocation), inContainer(value.location))
                follow { $0.drag(from: start, to: point, at: $1) }
            }
            .onEnded { value in
                let point = inContainer(value.location)
                if session.isDragged {
                    move { $0.endDrag(at: point, at: $1) }
                } else {
                    follow { $0.endDrag(at: point, at: $1) }
                }
            }
    }

    private var origin: GesturePoint {
        let origin = container.frame(in: .global).origin
        return GesturePoint(x: origin.x, y: origin.y)
    }

    private func inContainer(_ point: CGPoint) -> GesturePoint { GesturePoint(x: point.x, y: point.y) - origin }

    private var settings: SnapButtonSettings {
        var settings = SnapButtonSettings(
            layout: SnapLayout(
                area: area,
                axis: axis,
                size: GestureSize(width: container.size.width, height: container.size.height),
                itemSize: GestureSize(width: size.width, height: size.height),
                inset: inset,
                isRightToLeft: layoutDirection == .rightToLeft
            ),
            hold: hold
        )
        settings.layout.isDocked = isDocked
        let layout = settings.layout
        settings.obstacles = SnapNeighbors.shared.obstacles(of: neighbor, in: layout, of: undoManager, at: origin)
        settings.deceleration = deceleration
        settings.isEnabled = isEnabled
        settings.prefersReducedMotion = reduceMotion
        return settings
    }

    /// Updates the settings. Other buttons may have come to their places since the view was updated.
    private func update() {
        let (settings, place) = (settings, place?.wrappedValue)
        follow { $0.update(settings, place: place, at: $1) }
    }

    /// Makes a change that can move the button to another place. From then on, it gives way to all others.
    private func move(_ change: (inout SnapButtonSession, Double) -> [SnapButtonEffect]) {
        SnapNeighbors.shared.comeLast(neighbor)
        update()
        follow(change)
    }

    /// - Returns: Whether the key was handled.
    private func press(_ key: SnapButtonKey) -> Bool {
        switch key {
        case .arrow(let direction):
            guard session.leads(direction) else { return false }
            move { $0.send(.arrowPressed(direction), at: $1) }
        case .press: action()
        case .escape:
            guard isHeld else { return false }
            send(.pointer(.interrupted))
        }
        return true
    }

    private func send(_ event: SnapButtonEvent) { follow { $0.send(event, at: $1) } }

    private func follow(_ change: (inout SnapButtonSession, Double) -> [SnapButtonEffect]) {
        for effect in change(&session, SteadyClock.now) {
            switch effect {
            case .act: action()
            case .impact: Haptics.impact()
            case .openMenu: isMenuOpen = true
            case .rested(let rested): place?.wrappedValue = rested
            case .announce(let message): Announcer.announce(message, locale: locale)
            case .wake(let time): deadline = time
            }
        }
        guard let model = session.model else { return }
        let obstacles = $obstacles
        SnapNeighbors.shared.place(neighbor, model, in: undoManager, at: origin) { obstacles.wrappedValue += 1 }
    }
}

/// Stands for a button among its neighbors.
private final class Neighbor: Sendable {}

/// Positions the button where it is visible. In flight, each frame has its own position. SwiftUI hit-tests at the end
/// of its own animations, so touches would otherwise miss a button in flight.
private struct Flight: ViewModifier {
    let session: SnapButtonSession
    let size: CGSize

    func body(content: Content) -> some View {
        TimelineView(.animation(minimumInterval: nil, paused: !session.isFlying)) { timeline in
            let time = SteadyClock.now + max(0, timeline.date.timeIntervalSinceNow)
            let center = session.center(at: time)
            content.offset(x: CGFloat(center.x) - size.width / 2, y: CGFloat(center.y) - size.height / 2)
        }
    }
}

/// A key that a snap button handles.
private enum SnapButtonKey {
    case arrow(ArrowDirection)
    case press
    case escape
}

/// Input other than touch: the context menu of a secondary click, the pointer, and keys while the button has the focus.
private struct PointerAndKeys<Menu: View>: ViewModifier {
    let isEnabled: Bool
    let menu: Menu
    let onKey: @MainActor (SnapButtonKey) -> Bool

    func body(content: Content) -> some View {
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        if #available(macOS 14.0, *) {
            keyed(content.contextMenu { menu }.focusable(isEnabled, interactions: .activate))
        } else {
            content
                .contextMenu { menu }
                .focusable(isEnabled)
                .onMoveCommand { direction in
                    switch direction {
                    case .left: _ = onKey(.arrow(.left))
                    case .right: _ = onKey(.arrow(.right))
                    case .up: _ = onKey(.arrow(.up))
                    case .down: _ = onKey(.arrow(.down))
                    @unknown default: break
                    }
                }
                .onExitCommand { _ = onKey(.escape) }
        }
        #else
        if #available(iOS 17.0, visionOS 1.0, *) {
            keyed(content.hoverEffect().focusable(isEnabled, interactions: .activate))
        } else {
            content.hoverEffect()
        }
        #endif
    }

    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    private func keyed(_ content: some View) -> some View {
        content
            .onKeyPress(.leftArrow) { answer(.arrow(.left)) }
            .onKeyPress(.rightArrow) { answer(.arrow(.right)) }
            .onKeyPress(.upArrow) { answer(.arrow(.up)) }
            .onKeyPress(.downArrow) { answer(.arrow(.down)) }
            // A key that is held presses only once.
            .onKeyPress(.space, phases: .down) { _ in answer(.press) }
            .onKeyPress(.return, phases: .down) { _ in answer(.press) }
            .onKeyPress(.escape) { answer(.escape) }
    }

    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    private func answer(_ key: SnapButtonKey) -> KeyPress.Result { onKey(key) ? .handled : .ignored }
}

private struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
#endif
