extension Double {
    /// Returns this number rounded to a number of decimals, as the `Double` nearest to that decimal number.
    func rounded(decimals: Int) -> Double {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        // Rounding ties to even is a single instruction in WebAssembly. The other rounding rules are function calls.
        return (self * scale).rounded(.toNearestOrEven) / scale
    }
}
