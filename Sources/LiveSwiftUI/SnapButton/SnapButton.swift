#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import LiveControls
import LiveFoundation
public import LiveGestures
public import SwiftUI

/// A floating button that people lift and drag on purpose, and that comes to rest at an edge of what it lies over.
///
/// ```swift
/// list.overlay {
///     SnapButton(area: .corners, action: compose) {
///         Image(systemName: "plus").padding().background(Circle().fill(.tint))
///     }
/// }
/// ```
///
/// It fills what it lies over, and takes touches only where its label is. Without dragging, a person moves it by its context
/// menu and by custom actions of VoiceOver. On a Mac the arrow keys move it while it has the focus, and Escape ends a drag.
public struct SnapButton<Label: View>: View {
    private let area: SnapArea
    private let place: Binding<RestingPlace>?
    private let inset: Double
    private let hold: Double
    private let deceleration: Deceleration
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - area: Where it may rest.
    ///   - place: Where it rests, for an app that keeps it or sends it somewhere; else the button keeps it.
    ///   - inset: How far it stays from what is not to be covered, in points.
    ///   - hold: How long a press lasts before the button lifts, in seconds.
    ///   - deceleration: How it runs on from where it is let go.
    ///   - action: What a tap does.
    ///   - label: What is on it.
    public init(
        area: SnapArea = .trailing,
        place: Binding<RestingPlace>? = nil,
        inset: Double = SnapLayout.defaultInset,
        hold: Double = PressDragRecognizer.defaultHold,
        deceleration: Deceleration = Deceleration(),
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.area = area
        self.place = place
        self.inset = inset
        self.hold = hold
        self.deceleration = deceleration
        self.action = action
        self.label = label()
    }

    /// The button in its area.
    public var body: some View {
        GeometryReader { proxy in
            FloatingButton(
                area: area,
                place: place,
                inset: inset,
                hold: hold,
                deceleration: deceleration,
                container: proxy.size,
                action: action,
                label: label
            )
        }
    }
}

private struct FloatingButton<Label: View>: View {
    let area: SnapArea
    let place: Binding<RestingPlace>?
    let inset: Double
    let hold: Double
    let deceleration: Deceleration
    let container: CGSize
    let action: @MainActor () -> Void
    let label: Label

    @State private var model = SnapButtonModel(layout: SnapLayout(size: .zero, thing: .zero))
    /// Whether the model knows of a container and of a label, both with a size.
    @State private var isPlaced = false
    @State private var size = CGSize.zero
    @State private var deadline: Double?
    @State private var isMenuOpen = false
    @GestureState private var isHeld = false
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let shown = model.presentation
        // SDKs differ in whether the action is isolated; a binding can be written from either.
        let measured = $size
        label
            .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
            .onPreferenceChange(SizeKey.self) { measured.wrappedValue = $0 }
            .scaleEffect(CGFloat(shown.scale))
            .animation(Animation(shown.scaleMotion.motion), value: shown.scale)
            .gesture(drag)
            .confirmationDialog(
                Text(verbatim: ControlMessage(.moveTo).text()),
                isPresented: $isMenuOpen
            ) { places }
            .modifier(
                PointerAndKeys(places: places) {
                    send(.arrowPressed($0))
                } onEscape: {
                    send(.pointer(.interrupted))
                }
            )
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityValue(Text(verbatim: shown.placeName.text()))
            .accessibilityAction { action() }
            .accessibilityActions { places }
            .offset(x: CGFloat(shown.center.x) - size.width / 2)
            .animation(Animation(shown.horizontalMotion, to: shown.center.x), value: shown.center.x)
            .offset(y: CGFloat(shown.center.y) - size.height / 2)
            .animation(Animation(shown.verticalMotion, to: shown.center.y), value: shown.center.y)
            .opacity(isPlaced ? 1 : 0)
            .task(id: inputs) { take(inputs) }
            .task(id: place?.wrappedValue) { go(to: place?.wrappedValue) }
            .task(id: isHeld) { if !isHeld, !Task.isCancelled { send(.pointer(.cancelled(pointer: 0))) } }
            .waking(at: deadline) { send(.woke) }
    }

    /// The menu of places.
    private var places: some View {
        ForEach(model.layout.namedPlaces, id: \.self) { place in
            Button(action: { send(.placeChosen(place)) }) {
                Text(verbatim: ControlMessage(model.layout.name(of: place)).text())
            }
        }
    }

    /// The global frame does not move with the button.
    private var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
                let point = GesturePoint(x: value.location.x, y: value.location.y)
                let start = GesturePoint(x: value.startLocation.x, y: value.startLocation.y)
                if model.presentation.phase == .idle || model.presentation.phase == .snapping {
                    send(.pointer(.down(pointer: 0, at: start)))
                }
                send(.pointer(.moved(pointer: 0, to: point)))
            }
            .onEnded { value in
                let point = GesturePoint(x: value.location.x, y: value.location.y)
                let isInside =
                    abs(value.translation.width) < size.width && abs(value.translation.height) < size.height
                send(.pointer(.up(pointer: 0, at: point, isInside: isInside)))
            }
    }

    private var inputs: Inputs {
        Inputs(
            layout: SnapLayout(
                area: area,
                size: GestureSize(width: container.width, height: container.height),
                thing: GestureSize(width: size.width, height: size.height),
                inset: inset,
                isRightToLeft: layoutDirection == .rightToLeft
            ),
            hold: hold,
            deceleration: deceleration,
            reduceMotion: reduceMotion,
            isEnabled: isEnabled
        )
    }

    private func take(_ inputs: Inputs) {
        if !isPlaced, inputs.layout.size != .zero, inputs.layout.thing != .zero {
            model = SnapButtonModel(layout: inputs.layout, place: place?.wrappedValue, hold: inputs.hold)
            isPlaced = true
        }
        model.deceleration = inputs.deceleration
        send(.holdChanged(inputs.hold))
        send(.reducedMotionChanged(inputs.reduceMotion))
        send(.enabledChanged(inputs.isEnabled))
        send(.layoutChanged(inputs.layout))
    }

    private func go(to place: RestingPlace?) {
        if let place, isPlaced, place != model.place { send(.placeChosen(place)) }
    }

    private func send(_ event: SnapButtonEvent) {
        for effect in model.send(event, at: SteadyClock.now) {
            switch effect {
            case .act: action()
            case .impact: Haptics.impact()
            case .openMenu: isMenuOpen = true
            case .rested(let rested): place?.wrappedValue = rested
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): deadline = time
            }
        }
    }
}

/// What a Mac has beside a finger: the context menu of a second button, and arrow keys while the button has the focus.
private struct PointerAndKeys<Places: View>: ViewModifier {
    let places: Places
    let onArrow: @MainActor (ArrowDirection) -> Void
    let onEscape: @MainActor () -> Void

    func body(content: Content) -> some View {
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        content
            .contextMenu { places }
            .focusable()
            .onMoveCommand { direction in
                switch direction {
                case .left: onArrow(.left)
                case .right: onArrow(.right)
                case .up: onArrow(.up)
                case .down: onArrow(.down)
                @unknown default: break
                }
            }
            .onExitCommand { onEscape() }
        #else
        content
        #endif
    }
}

private struct Inputs: Hashable {
    var layout: SnapLayout
    var hold: Double
    var deceleration: Deceleration
    var reduceMotion: Bool
    var isEnabled: Bool
}

private struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
#endif
