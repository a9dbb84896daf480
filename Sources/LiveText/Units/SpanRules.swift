import LiveUnicode

/// The units `sms`, `words`, and `weighted`, and several limits that apply at the same time.
class SpanRules: UnitRules, @unchecked Sendable {
    override func weight(of bytes: UnsafeBufferPointer<UInt8>, in limit: TextLimit) -> Int {
        guard limit.unit == .words else { return (limit.rules.weights ?? TextWeights()).weight(of: bytes) }
        var words = WordScanner()
        _ = words.scan(bytes)
        return words.count &* UnitWeight.scale
    }

    override func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, of limit: TextLimit, _ maximum: Int) -> Int {
        if limit.unit == .sms { return SMSTally.lastFittingEnd(in: bytes, limit: limit.maximum) }
        guard limit.unit == .words else {
            return (limit.rules.weights ?? TextWeights()).lastFittingEnd(in: bytes, limit: maximum)
        }
        var words = WordScanner()
        let end = words.scan(bytes, maximum: maximum / UnitWeight.scale)
        var clusters = ClusterScanner(bytes)
        var fitting = 0
        while clusters.position < bytes.count {
            clusters.advance(throughCluster: clusters.count &+ 1)
            guard clusters.position <= end else { break }
            fitting = clusters.position
        }
        return fitting
    }

    override func tally(of bytes: UnsafeBufferPointer<UInt8>) -> SMSTally { SMSTally(bytes) }

    override func messageCut(of counter: TextCounter, at maximum: Int) -> Int { counter.messageCut(at: maximum) }

    override func tightened(_ measurement: TextMeasurement, of counter: TextCounter) -> TextMeasurement {
        counter.text.withUTF8Bytes { tightened(measurement, of: $0) }
    }

    /// Compares what remains in proportion to the maximum. The text is cut where the first of all limits cuts it.
    override func tightened(_ measurement: TextMeasurement, of bytes: UnsafeBufferPointer<UInt8>) -> TextMeasurement {
        var tightest = measurement
        for limit in measurement.limit.rules.further {
            var other = limit.measure(bytes)
            let end = min(other.validEnd, tightest.validEnd)
            other.missing = measurement.missing
            if other.room < tightest.room { tightest = other }
            tightest.validEnd = end
        }
        return tightest
    }

    /// Scales the counts of further limits to the maximum of the first one. One without a maximum permits any count.
    override func count(of bytes: UnsafeBufferPointer<UInt8>, in limit: TextLimit) -> Int {
        var count = limit.count(bytes)
        for other in limit.rules.further where other.maximum > 0 && limit.maximum > 0 {
            let scaled = Double(other.count(bytes)) * Double(limit.maximum) / Double(other.maximum)
            count = max(count, Int(min(scaled.rounded(.up), 0x7FFF_FFFF)))
        }
        return count
    }
}

extension TextMeasurement {
    /// What remains, as a fraction of the maximum.
    fileprivate var room: Double { remaining.map { Double($0) / Double(limit.maximum) } ?? .infinity }
}
