import Foundation

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether its values are added to the values without it.
    open var isAdditive = false
    /// Whether each repetition continues from the previous one.
    open var isCumulative = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func take(_ copy: CAAnimation) {
        super.take(copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The relative change.
    open var byValue: Any?

    override func take(_ copy: CAAnimation) {
        super.take(copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// Returns the progress at a time, from 0 to 1.
    func progress(at time: Double) -> Double {
        let part = duration > 0 ? min(max(0, time / duration), 1) : 1
        return timingFunction?.value(at: part) ?? part
    }

    override func apply(to values: inout LayerValues, _ model: LayerValues, at time: Double) {
        guard let keyPath, let key = LayerKey(keyPath) else { return }
        // The combination of the three values decides (Apple's documentation, "Setting Interpolation Values").
        let current = key.read(values)
        let from: Any
        let to: Any
        switch (fromValue, toValue, byValue) {
        case (let start?, let end?, _): (from, to) = (start, end)
        case (let start?, nil, let way?): (from, to) = (start, key.sum(start, way) ?? start)
        case (nil, let end?, let way?): (from, to) = (key.difference(end, way) ?? end, end)
        case (let start?, nil, nil): (from, to) = (start, current)
        case (nil, let end?, nil): (from, to) = (current, end)
        case (nil, nil, let way?): (from, to) = (current, key.sum(current, way) ?? current)
        case (nil, nil, nil): (from, to) = (current, key.read(model))
        }
        guard var value = key.mix(from, to, progress(at: time)) else { return }
        if isAdditive { value = key.sum(current, value) ?? value }
        key.write(&values, value)
    }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The time of each value, as a fraction of the duration; evenly spaced if `nil`.
    open var keyTimes: [NSNumber]?
    /// The timing curves between values.
    open var timingFunctions: [CAMediaTimingFunction]?

    override func take(_ copy: CAAnimation) {
        super.take(copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
    }

    override func apply(to shown: inout LayerValues, _ model: LayerValues, at time: Double) {
        guard let keyPath, let key = LayerKey(keyPath), let values, let last = values.last else { return }
        var part = duration > 0 ? min(max(0, time / duration), 1) : 1
        part = timingFunction?.value(at: part) ?? part
        let evenly = values.indices.map { Double($0) / Double(max(1, values.count - 1)) }
        let times = keyTimes.map { $0.map(\.doubleValue) } ?? evenly
        guard times.count == values.count else { return }
        var value: Any? = last
        if let next = times.firstIndex(where: { $0 > part }) {
            let before = max(0, next - 1)
            var inner = next == 0 ? 0 : (part - times[before]) / (times[next] - times[before])
            if let functions = timingFunctions, functions.indices.contains(before) {
                inner = functions[before].value(at: inner)
            }
            value = key.mix(values[before], values[next], inner)
        }
        guard var value else { return }
        if isAdditive { value = key.sum(key.read(shown), value) ?? value }
        key.write(&shown, value)
    }
}
