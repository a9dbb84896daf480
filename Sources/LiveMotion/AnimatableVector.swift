/// A value with a fixed number of components that animate independently.
///
/// `Double` is a vector with one component, and ``AnimatablePair`` combines two vectors into a larger one. A custom
/// type provides its number of components and access to each:
///
/// ```swift
/// nonisolated extension Color: AnimatableVector {
///     static var componentCount: Int { 3 }
///     subscript(component index: Int) -> Double {
///         get { index == 0 ? red : index == 1 ? green : blue }
///         set { if index == 0 { red = newValue } else if index == 1 { green = newValue } else { blue = newValue } }
///     }
/// }
/// ```
///
/// Components that are NaN or infinite are never interpolated. Such a component takes its target value at once.
public protocol AnimatableVector: AdditiveArithmetic, Sendable {
    /// The number of components of each value of this type.
    static var componentCount: Int { get }

    /// The component at `index`, which is always in `0..<componentCount`.
    subscript(component index: Int) -> Double { get set }
}

extension AnimatableVector {
    /// Returns this vector with each component multiplied by `factor`.
    public func scaled(by factor: Double) -> Self {
        var result = self
        for index in 0..<Self.componentCount { result[component: index] *= factor }
        return result
    }

    /// The Euclidean length of the vector.
    ///
    /// The computation doesn't overflow as long as the length itself can be represented.
    public var magnitude: Double {
        var largest = 0.0
        for index in 0..<Self.componentCount {
            let size = self[component: index].magnitude
            if size > largest || size.isNaN { largest = size }
        }
        guard largest > 0, largest.isFinite else { return largest }
        var sum = 0.0
        for index in 0..<Self.componentCount {
            let share = self[component: index] / largest
            sum += share * share
        }
        return largest * sum.squareRoot()
    }
}

extension Double: AnimatableVector {
    /// The number of components, which is 1.
    public static var componentCount: Int { 1 }

    /// The number itself, regardless of the index.
    public subscript(component index: Int) -> Double {
        get { self }
        set { self = newValue }
    }
}
