extension Double {
    /// This number rounded to a number of decimals: the `Double` nearest to that decimal number.
    func rounded(decimals: Int) -> Double {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        // Ties to even, because that is an instruction in WebAssembly where the other rules are calls.
        return (self * scale).rounded(.toNearestOrEven) / scale
    }
}
