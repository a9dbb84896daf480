/// Two vectors animated as one; a point in the plane is an `AnimatablePair<Double, Double>`.
///
/// Pairs nest, so a rectangle is a pair of pairs.
public struct AnimatablePair<First: AnimatableVector, Second: AnimatableVector>: AnimatableVector {
    /// The first part.
    public var first: First

    /// The second part.
    public var second: Second

    /// A pair of two vectors.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair of both parts' zeros.
    public static var zero: Self { Self(.zero, .zero) }

    /// The sum, part by part.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    /// The difference, part by part.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    /// The components of the first part and then those of the second.
    public static var componentCount: Int { First.componentCount + Second.componentCount }

    /// The component at `index`, counted through both parts.
    public subscript(component index: Int) -> Double {
        get {
            index < First.componentCount
                ? first[component: index] : second[component: index - First.componentCount]
        }
        set {
            if index < First.componentCount {
                first[component: index] = newValue
            } else {
                second[component: index - First.componentCount] = newValue
            }
        }
    }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
