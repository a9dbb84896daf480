import Foundation

/// A layer property for a key path.
struct LayerKey {
    let read: (LayerValues) -> Any
    private let store: (inout LayerValues, Any) -> Bool
    let mix: (Any, Any, Double) -> Any?
    private let add: (Any, Any, Double) -> Any?

    /// Finds the property; `nil` if layers have no such property.
    init?(_ keyPath: String) {
        guard let key = Self.all[keyPath] else { return nil }
        self = key
    }

    private init<Value: Interpolatable>(_ path: WritableKeyPath<LayerValues, Value>) {
        read = { $0[keyPath: path] }
        store = { values, value in
            guard let value = Value.reading(value) else { return false }
            values[keyPath: path] = value
            return true
        }
        mix = { from, to, part in
            guard let from = Value.reading(from), let to = Value.reading(to) else { return nil }
            return from.mixed(with: to, part)
        }
        add = { value, other, part in
            guard let value = Value.reading(value), let other = Value.reading(other) else { return nil }
            return value.adding(other, part)
        }
    }

    @discardableResult
    func write(_ values: inout LayerValues, _ value: Any) -> Bool { store(&values, value) }

    func sum(_ value: Any, _ other: Any) -> Any? { add(value, other, 1) }
    func difference(_ value: Any, _ other: Any) -> Any? { add(value, other, -1) }

    nonisolated(unsafe) private static let all: [String: LayerKey] = [
        "bounds": LayerKey(\.bounds), "bounds.size": LayerKey(\.bounds.size),
        "bounds.origin": LayerKey(\.bounds.origin),
        "bounds.size.width": LayerKey(\.bounds.size.width), "bounds.size.height": LayerKey(\.bounds.size.height),
        "bounds.origin.x": LayerKey(\.bounds.origin.x), "bounds.origin.y": LayerKey(\.bounds.origin.y),
        "frame": LayerKey(\.frame),
        "position": LayerKey(\.position), "position.x": LayerKey(\.position.x), "position.y": LayerKey(\.position.y),
        "anchorPoint": LayerKey(\.anchorPoint), "anchorPoint.x": LayerKey(\.anchorPoint.x),
        "anchorPoint.y": LayerKey(\.anchorPoint.y),
        "transform": LayerKey(\.transform), "affineTransform": LayerKey(\.transform),
        "transform.scale": LayerKey(\.scale), "transform.scale.x": LayerKey(\.scaleX),
        "transform.scale.y": LayerKey(\.scaleY), "transform.scale.z": LayerKey(\.depthScale),
        "transform.rotation": LayerKey(\.rotation), "transform.rotation.z": LayerKey(\.rotation),
        "transform.translation": LayerKey(\.translation), "transform.translation.x": LayerKey(\.transform.tx),
        "transform.translation.y": LayerKey(\.transform.ty),
        "hidden": LayerKey(\.isHidden), "opacity": LayerKey(\.opacity), "masksToBounds": LayerKey(\.masksToBounds),
        "cornerRadius": LayerKey(\.cornerRadius), "borderWidth": LayerKey(\.borderWidth),
        "borderColor": LayerKey(\.borderColor), "backgroundColor": LayerKey(\.backgroundColor),
        "path": LayerKey(\.path), "fillColor": LayerKey(\.fillColor), "strokeColor": LayerKey(\.strokeColor),
        "strokeEnd": LayerKey(\.strokeEnd), "lineWidth": LayerKey(\.lineWidth),
        "colors": LayerKey(\.colors), "locations": LayerKey(\.locations),
        "startPoint": LayerKey(\.startPoint), "endPoint": LayerKey(\.endPoint),
    ]
}
