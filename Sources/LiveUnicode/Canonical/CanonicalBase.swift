extension UInt32 {
    /// The first scalar of this scalar's full canonical decomposition, such as the letter under an accent.
    ///
    /// - Complexity: O(1).
    package var canonicalBase: UInt32 { CanonicalTable.shared.base(of: self) }
}
