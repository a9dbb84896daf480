import Foundation

/// A rectangle with content and sublayers.
///
/// Properties change the model. It is displayed with the next commit of the transaction. Animations change the
/// displayed values, not the model.
open class CALayer: NSObject, @unchecked Sendable {
    var values = LayerValues()
    var children: [CALayer] = []
    var animations: [RunningAnimation] = []
    /// The committed state without animations; `nil` before the first commit on a screen.
    var shown: ShownLayer?
    /// The layer that this layer, made by `presentation()`, represents.
    var source: CALayer?
    private weak var parent: CALayer?
    /// The layer that this one masks.
    private weak var masked: CALayer?

    /// The delegate, which decides about actions. A view is its layer's delegate. Not retained.
    open weak var delegate: (any CALayerDelegate)?
    /// Actions by key, used after the delegate.
    open var actions: [String: any CAAction]?
    /// A name for the app's use.
    open var name: String?

    /// Provides the content that the layer draws itself.
    package var contentProvider: (() -> [LayerContent])?
    /// Whether it is the root layer of a screen, as a window's layer is.
    package var isHosted = false { didSet { if isHosted != oldValue { RenderTree.host(self) } } }

    /// Creates an empty layer.
    public override init() {}

    /// The visible rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { values.bounds }
        set { change("bounds") { $0.bounds = newValue } }
    }

    /// The position of the anchor point, in the coordinates of the superlayer.
    open var position: CGPoint {
        get { values.position }
        set { change("position") { $0.position = newValue } }
    }

    /// The fraction of the bounds at the position, and the center of transforms.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change("anchorPoint") { $0.anchorPoint = newValue } }
    }

    /// The rectangle around the layer, in the coordinates of the superlayer. It is derived. Setting it sets bounds and
    /// position.
    open var frame: CGRect {
        get { values.frame }
        set {
            var next = values
            next.frame = newValue
            bounds = next.bounds
            position = next.position
        }
    }

    /// Whether the layer is hidden.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change("hidden") { $0.isHidden = newValue } }
    }

    /// The opacity of the layer with its sublayers, 0…1.
    open var opacity: Float {
        get { Float(values.opacity) }
        set { change("opacity") { $0.opacity = CGFloat(newValue) } }
    }

    /// Whether its content is clipped to its bounds.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change("masksToBounds") { $0.masksToBounds = newValue } }
    }

    /// The corner radius, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change("cornerRadius") { $0.cornerRadius = newValue } }
    }

    /// The width of its border, drawn within the bounds.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change("borderWidth") { $0.borderWidth = newValue } }
    }

    /// The color of its border.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change("borderColor") { $0.borderColor = newValue } }
    }

    /// The color behind its content.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change("backgroundColor") { $0.backgroundColor = newValue } }
    }

    /// The layer whose opacity masks this one. It must not have a superlayer.
    open var mask: CALayer? {
        didSet {
            if oldValue !== mask { oldValue?.masked = nil }
            mask?.removeFromSuperlayer()
            mask?.masked = self
        }
    }

    /// Returns the transform around the anchor point.
    open func affineTransform() -> CGAffineTransform { values.transform }

    /// Sets the transform around the anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        change("transform") {
            $0.transform = m
            $0.depthScale = 1
        }
    }

    /// Changes the model and runs the action of the change.
    func change(_ key: String, _ write: (inout LayerValues) -> Void) {
        var next = values
        write(&next)
        guard next.isSound else {
            MediaClock.onError?("CALayerInvalidGeometry: \(key) holds what is no number")
            return
        }
        guard next != values else { return }
        // Find the action first, so that it can read the old value.
        let action = source == nil && !CATransaction.disableActions() ? action(forKey: key) : nil
        values = next
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Returns the action of a change: from the delegate, the layer's own, or its class's, in this order; none for
    /// `NSNull`.
    open func action(forKey event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        return implicitAnimation(event)
    }

    /// Returns the action for all layers of a class.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The sublayers, the last one in front.
    open var sublayers: [CALayer]? {
        get {
            if let source { return source.shown?.children.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            for layer in children { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// The superlayer.
    open var superlayer: CALayer? { source.map { $0.parent?.presentation() } ?? parent }

    /// Adds a sublayer in front of the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(Int32.max)) }

    /// Inserts a sublayer at an index.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(Int(idx), children.count))
        layer.parent = self
    }

    /// Inserts a sublayer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? 0))
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        if masked?.mask === self { masked?.mask = nil }
    }

    /// Sets a property by its key path, such as `transform.scale.x`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let key = LayerKey(keyPath), let value = value ?? NSNull() as Any? else {
            MediaClock.onError?("a layer has no \(keyPath)")
            return
        }
        if keyPath == "frame" {
            if let value = value as? CGRect { frame = value }
            return
        }
        let property = keyPath == "affineTransform" ? "transform" : String(keyPath.prefix { $0 != "." })
        change(property) { values in
            if !key.write(&values, value) { MediaClock.onError?("\(value) is no value of \(keyPath)") }
        }
    }

    /// Returns a property by its key path.
    open func value(forKeyPath keyPath: String) -> Any? {
        guard let key = LayerKey(keyPath) else {
            MediaClock.onError?("a layer has no \(keyPath)")
            return nil
        }
        let value = key.read(values)
        // Boxed as in Objective-C, so that it can be read as a number of any type.
        if let number = value as? CGFloat { return NSNumber(value: Double(number)) }
        if let flag = value as? Bool { return NSNumber(value: flag) }
        return value
    }

    /// Adds a copy of an animation, which begins when the transaction is committed. It replaces an animation with the
    /// same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

    /// Removes an animation.
    open func removeAnimation(forKey key: String) { end { $0.key == key } }

    /// Removes all animations.
    open func removeAllAnimations() { end { _ in true } }
}
