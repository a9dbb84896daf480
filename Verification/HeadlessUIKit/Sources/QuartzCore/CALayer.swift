import Foundation

/// A rectangle that is shown, with what is in it.
///
/// What is set is the model. It is shown with the next commit of the transaction; animations change what is shown, not the model.
open class CALayer: NSObject, @unchecked Sendable {
    var values = LayerValues()
    var children: [CALayer] = []
    var animations: [RunningAnimation] = []
    /// What is shown without animations; `nil` until the layer has been committed on a screen.
    var shown: ShownLayer?
    /// The layer that this one, made by `presentation()`, shows.
    var source: CALayer?
    private weak var parent: CALayer?
    /// The layer that this one masks.
    private weak var masked: CALayer?

    /// Decides about actions; a view is its layer's delegate. Not held on to.
    open weak var delegate: (any CALayerDelegate)?
    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?
    /// A name of one's own.
    open var name: String?
    /// How many pixels a point of its content has.
    open var contentsScale: CGFloat = 1

    /// What the layer draws itself.
    package var contentProvider: (() -> [LayerContent])?
    /// Whether it is the root of what a screen shows; a window's layer is.
    package var isHosted = false { didSet { if isHosted != oldValue { RenderTree.host(self) } } }

    /// Makes an empty one.
    public override init() {}

    /// Its own coordinates: what it shows of them, in points.
    open var bounds: CGRect {
        get { values.bounds }
        set { change("bounds") { $0.bounds = newValue } }
    }

    /// Where the anchor point is, in the coordinates of the layer above.
    open var position: CGPoint {
        get { values.position }
        set { change("position") { $0.position = newValue } }
    }

    /// The part of the bounds that stands at the position, and around which the layer is transformed.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change("anchorPoint") { $0.anchorPoint = newValue } }
    }

    /// The rectangle around the layer, in the coordinates of the layer above. It is derived, and setting it sets bounds and position.
    open var frame: CGRect {
        get { values.frame }
        set {
            var next = values
            next.frame = newValue
            bounds = next.bounds
            position = next.position
        }
    }

    /// Which of two layers side by side is in front.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change("zPosition") { $0.zPosition = newValue } }
    }

    /// Whether it is not shown.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change("hidden") { $0.isHidden = newValue } }
    }

    /// How opaque it is with all that is in it, 0…1.
    open var opacity: Float {
        get { Float(values.opacity) }
        set { change("opacity") { $0.opacity = CGFloat(newValue) } }
    }

    /// Whether what is in it ends at its bounds.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change("masksToBounds") { $0.masksToBounds = newValue } }
    }

    /// How round its corners are, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change("cornerRadius") { $0.cornerRadius = newValue } }
    }

    /// How thick its border is, drawn within the bounds.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change("borderWidth") { $0.borderWidth = newValue } }
    }

    /// The colour of its border.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change("borderColor") { $0.borderColor = newValue } }
    }

    /// The colour behind all that is in it.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change("backgroundColor") { $0.backgroundColor = newValue } }
    }

    /// The colour of its shadow.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change("shadowColor") { $0.shadowColor = newValue } }
    }

    /// How opaque its shadow is, 0…1.
    open var shadowOpacity: Float {
        get { Float(values.shadowOpacity) }
        set { change("shadowOpacity") { $0.shadowOpacity = CGFloat(newValue) } }
    }

    /// How far off its shadow is.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change("shadowOffset") { $0.shadowOffset = newValue } }
    }

    /// How soft its shadow is.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change("shadowRadius") { $0.shadowRadius = newValue } }
    }

    /// The outline of its shadow; its own where there is none.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change("shadowPath") { $0.shadowPath = newValue } }
    }

    /// The layer whose opaqueness shows this one; it may not be in another.
    open var mask: CALayer? {
        didSet {
            if oldValue !== mask { oldValue?.masked = nil }
            mask?.removeFromSuperlayer()
            mask?.masked = self
        }
    }

    /// The transform around the anchor point.
    open func affineTransform() -> CGAffineTransform { values.transform }

    /// Sets the transform around the anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        change("transform") {
            $0.transform = m
            $0.depthScale = 1
        }
    }

    /// Changes the model, with the action that the change has.
    func change(_ key: String, _ write: (inout LayerValues) -> Void) {
        var next = values
        write(&next)
        guard next.isSound else {
            MediaClock.onFault?("CALayerInvalidGeometry: \(key) holds what is no number")
            return
        }
        guard next != values else { return }
        // The action is looked for first, so that it can see where the property comes from.
        let action = source == nil && !CATransaction.disableActions() ? action(forKey: key) : nil
        values = next
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The action of a change: the delegate's, the layer's own, its class's, in this order; none for `NSNull`.
    open func action(forKey event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        return implicitAnimation(event)
    }

    /// The action that all layers of a class have.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The layers in this one, the last one in front.
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

    /// The layer that this one is in.
    open var superlayer: CALayer? { source.map { $0.parent?.presentation() } ?? parent }

    /// The layer that this one is in, or masks.
    var owner: CALayer? { parent ?? masked }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(Int32.max)) }

    /// Adds a layer at a place.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(Int(idx), children.count))
        layer.parent = self
    }

    /// Adds a layer behind another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? 0))
    }

    /// Adds a layer in front of another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count))
    }

    /// Takes the layer out of the one it is in.
    open func removeFromSuperlayer() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        if masked?.mask === self { masked?.mask = nil }
    }

    /// Sets a property by its key path, such as `transform.scale.x`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let key = LayerKey(keyPath), let value = value ?? NSNull() as Any? else {
            MediaClock.onFault?("a layer has no \(keyPath)")
            return
        }
        if keyPath == "frame" {
            if let value = value as? CGRect { frame = value }
            return
        }
        let property = keyPath == "affineTransform" ? "transform" : String(keyPath.prefix { $0 != "." })
        change(property) { values in
            if !key.write(&values, value) { MediaClock.onFault?("\(value) is no value of \(keyPath)") }
        }
    }

    /// A property by its key path.
    open func value(forKeyPath keyPath: String) -> Any? {
        guard let key = LayerKey(keyPath) else {
            MediaClock.onFault?("a layer has no \(keyPath)")
            return nil
        }
        let value = key.read(values)
        // As Objective-C boxes it, so that it can be read as a number of any type.
        if let number = value as? CGFloat { return NSNumber(value: Double(number)) }
        if let flag = value as? Bool { return NSNumber(value: flag) }
        return value
    }

    /// Asks for its content again. The double asks with every commit.
    open func setNeedsDisplay() {}

    /// Adds an animation, which begins when the transaction is committed. The layer keeps a copy, in place of one of the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }

    /// Takes an animation away.
    open func removeAnimation(forKey key: String) { end { $0.key == key } }

    /// Takes all animations away.
    open func removeAllAnimations() { end { _ in true } }
}
