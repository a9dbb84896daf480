/// Finds the boundaries between grapheme clusters, scalar by scalar.
///
/// It implements the rules for extended grapheme clusters in UAX #29, Unicode 17.
package struct GraphemeBreaker: Equatable, Sendable {
    /// The context of the preceding scalars, in addition to the last one, which is in `previous`.
    private enum Context {
        case none
        /// An odd number of regional indicators (GB12, GB13).
        case regionalIndicator
        /// A pictograph and any extending marks (GB11).
        case pictograph
        /// A pictograph, any extending marks, and a zero width joiner.
        case joinedPictograph
        /// A consonant and any marks without a linker (GB9c).
        case conjunct
        /// A consonant and any marks with a linker.
        case linkedConjunct
    }

    /// The class of the preceding scalar. At the start of the text it's a control character, because a cluster begins
    /// there too.
    private var previous = GraphemeBreakClass.control
    private var context = Context.none

    /// Creates the state at the start of a text.
    package init() {}

    /// Whether any ASCII scalar that follows begins a cluster.
    package var letsASCIIBeginClusters: Bool {
        previous != .carriageReturn && previous != .prepend
    }

    /// Updates the state for the next scalar.
    package mutating func consume(_ scalar: UInt32) {
        consume(GraphemeBreakTable.shared.breakClass(of: scalar))
    }

    /// Updates the state for the next scalar, given its class.
    mutating func consume(_ next: GraphemeBreakClass) {
        context = contextAfter(next)
        previous = next
    }

    /// Updates the state for a run of ASCII without a carriage return that ends with `byte`.
    mutating func skipASCII(endingWith byte: UInt8) {
        previous = GraphemeBreakClass(ascii: byte)
        context = .none
    }

    /// Returns whether the next scalar belongs to the cluster of the previous one.
    func joins(_ next: GraphemeBreakClass) -> Bool {
        if next == .other {
            return previous == .prepend  // GB9b, GB999
        }
        if previous.isControl || next.isControl {
            return previous == .carriageReturn && next == .lineFeed  // GB3, GB4, GB5
        }
        switch next {
        case .extend, .conjunctExtend, .conjunctLinker, .zeroWidthJoiner, .spacingMark:
            return true  // GB9, GB9a
        case .hangulL, .hangulLV, .hangulLVT:
            return previous == .hangulL || previous == .prepend  // GB6, GB9b
        case .hangulV:
            return previous == .hangulL || previous == .hangulV || previous == .hangulLV || previous == .prepend
        case .hangulT:
            return previous.rawValue >= GraphemeBreakClass.hangulLV.rawValue
                || previous == .hangulV || previous == .hangulT || previous == .prepend  // GB7, GB8, GB9b
        case .regionalIndicator:
            return context == .regionalIndicator || previous == .prepend  // GB12, GB13, GB9b
        case .pictographic:
            return context == .joinedPictograph || previous == .prepend  // GB11, GB9b
        case .conjunctConsonant:
            return context == .linkedConjunct || previous == .prepend  // GB9c, GB9b
        case .prepend, .other, .carriageReturn, .lineFeed, .control:
            return previous == .prepend  // GB9b
        }
    }

    private func contextAfter(_ next: GraphemeBreakClass) -> Context {
        switch next {
        case .regionalIndicator:
            return context == .regionalIndicator ? .none : .regionalIndicator
        case .pictographic:
            return .pictograph
        case .conjunctConsonant:
            return .conjunct
        case .conjunctLinker where context == .conjunct:
            return .linkedConjunct
        case .conjunctLinker, .conjunctExtend:
            return context == .pictograph || context == .conjunct || context == .linkedConjunct ? context : .none
        case .extend:
            return context == .pictograph ? .pictograph : .none
        case .zeroWidthJoiner where context == .pictograph:
            return .joinedPictograph
        case .zeroWidthJoiner:
            return context == .conjunct || context == .linkedConjunct ? context : .none
        default:
            return .none
        }
    }
}
