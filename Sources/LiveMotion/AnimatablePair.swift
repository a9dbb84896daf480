/// A pair of vectors that animate together.
///
/// A point in the plane is an `AnimatablePair<Double, Double>`. Pairs nest, so a rectangle is a pair of pairs.
public struct AnimatablePair<First: AnimatableVector, Second: AnimatableVector>: AnimatableVector {
    /// The first vector.
    public var first: First

    /// The second vector.
    public var second: Second

    /// Creates a pair of two vectors.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair whose vectors are both zero.
    public static var zero: Self { Self(.zero, .zero) }

    /// Returns the component-wise sum.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    /// Returns the component-wise difference.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    /// The total number of components of both vectors.
    public static var componentCount: Int { First.componentCount + Second.componentCount }

    /// The component at `index`. The components of the second vector follow those of the first.
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
