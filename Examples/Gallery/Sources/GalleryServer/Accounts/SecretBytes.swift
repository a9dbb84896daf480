import Foundation

extension [UInt8] {
    /// Puts zeros over what was there, where it stands.
    mutating func overwrite() {
        withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            // Not left out by the optimizer, as memset of memory that is freed next may be.
            explicit_bzero(start, bytes.count)
        }
    }

    /// Compares without telling by its time where the first difference is. The lengths are no secret.
    func isEqualInConstantTime(to other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
