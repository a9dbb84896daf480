import Foundation

/// The visible properties of a layer.
struct LayerValues: Equatable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    /// The third axis of the transform, which a flat layer does not show. The average of the three axes is
    /// `transform.scale`.
    var depthScale: CGFloat = 1
    var isHidden = false
    var opacity: CGFloat = 1
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var backgroundColor: CGColor?

    // Shapes
    var path: CGPath?
    var fillColor: CGColor?
    var strokeColor: CGColor?
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1

    // Gradients
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)

    /// The transform from the layer's to its parent's coordinates.
    var toParent: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    var frame: CGRect {
        get { bounds.applying(toParent) }
        set {
            // The inverse transform, as observed in CALayer; its documentation leaves this open.
            let size = newValue.size.applying(transform.inverted())
            bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            let shown = frame
            position.x += newValue.minX - shown.minX
            position.y += newValue.minY - shown.minY
        }
    }

    /// Whether all positions and sizes are numbers. Otherwise a layer raises CALayerInvalidGeometry.
    var isSound: Bool {
        let numbers = [
            bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y, anchorPoint.x, anchorPoint.y,
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return numbers.allSatisfy { $0.isFinite }
    }
}

// The components of a transform in key paths ("Key-Value Coding Extensions" in Apple's Core Animation Programming
// Guide).
extension LayerValues {
    var scaleX: CGFloat {
        get { hypot(transform.a, transform.b) * (isMirrored ? -1 : 1) }
        set { (transform.a, transform.b) = (cos(rotation) * newValue, sin(rotation) * newValue) }
    }

    var scaleY: CGFloat {
        get { hypot(transform.c, transform.d) }
        set {
            let angle = rotation
            (transform.c, transform.d) = (-sin(angle) * newValue, cos(angle) * newValue)
        }
    }

    /// The average of all three axes, as in the guide.
    var scale: CGFloat {
        get { (scaleX + scaleY + depthScale) / 3 }
        set { (scaleX, scaleY, depthScale) = (newValue, newValue, newValue) }
    }

    /// The rotation, in radians.
    var rotation: CGFloat {
        get {
            // From the second axis if the first has no length.
            if transform.a == 0, transform.b == 0 { return atan2(-transform.c, transform.d) }
            return isMirrored ? atan2(-transform.b, -transform.a) : atan2(transform.b, transform.a)
        }
        set {
            let (x, y) = (scaleX, scaleY)
            (transform.a, transform.b) = (cos(newValue) * x, sin(newValue) * x)
            (transform.c, transform.d) = (-sin(newValue) * y, cos(newValue) * y)
        }
    }

    var translation: CGSize {
        get { CGSize(width: transform.tx, height: transform.ty) }
        set { (transform.tx, transform.ty) = (newValue.width, newValue.height) }
    }

    private var isMirrored: Bool { transform.a * transform.d - transform.b * transform.c < 0 }
}
