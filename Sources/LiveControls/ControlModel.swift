import LiveText

/// A control, independent of the platform that shows it.
///
/// An app's choices and the person's preferences are ``settings``. A host sends events, draws the ``presentation``, and
/// performs the effects that an event returns.
///
/// ```swift
/// import LiveControls
/// import LiveText
///
/// var ring = CountRingModel(limit: TextLimit(280))
/// ring.change { $0.limit = TextLimit(500) }
/// ring.settings.warnAt  // 10
/// ```
///
/// All times are in seconds on one monotonic clock that the host provides.
public protocol ControlModel: Sendable {
    /// Everything that an app can set.
    associatedtype Settings: Sendable
    /// The events of the person, the platform, and the clock.
    associatedtype Event: ControlEvent where Event.Settings == Settings
    /// The effects that a host performs.
    associatedtype Effect: Sendable
    /// The values a host needs to draw the control.
    associatedtype Presentation: Sendable

    /// The settings.
    var settings: Settings { get }
    /// The values a host needs to draw the control.
    var presentation: Presentation { get }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Returns: The effects to perform. The array is usually empty.
    @discardableResult mutating func send(_ event: Event, at time: Double) -> [Effect]
}

/// An event of a control.
public protocol ControlEvent: Sendable {
    /// The settings of the control.
    associatedtype Settings

    /// The event that changes the settings.
    static func settingsChanged(_ settings: Settings) -> Self
}

/// An event of a control that has a native text field.
public protocol TextFieldControlEvent: ControlEvent {
    /// The control's event for an event of the native field.
    static func field(_ event: TextFieldEvent<String>) -> Self
}

extension ControlModel {
    /// Returns the event that changes the settings as the closure does.
    public func changing(_ change: (inout Settings) -> Void) -> Event {
        var settings = settings
        change(&settings)
        return .settingsChanged(settings)
    }

    /// Changes the settings and returns the effects for the host to perform.
    @discardableResult
    public mutating func change(at time: Double = 0, _ change: (inout Settings) -> Void) -> [Effect] {
        send(changing(change), at: time)
    }
}

extension ControlModel where Event: TextFieldControlEvent {
    /// Handles an event of the native field.
    @discardableResult
    public mutating func send(_ event: TextFieldEvent<String>, at time: Double = 0) -> [Effect] {
        send(.field(event), at: time)
    }
}
