/// The units `twitter` and `mastodon`, in which a URL has a fixed weight, and all others.
final class PostRules: SpanRules, @unchecked Sendable {
    override func weight(of bytes: UnsafeBufferPointer<UInt8>, in limit: TextLimit) -> Int {
        switch limit.unit {
        case .twitter: WeighedText(bytes).weight
        case .mastodon: MastodonPost(bytes).weight
        default: super.weight(of: bytes, in: limit)
        }
    }

    override func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, of limit: TextLimit, _ maximum: Int) -> Int {
        switch limit.unit {
        case .twitter: WeighedText.lastFittingEnd(in: bytes, limit: maximum)
        case .mastodon: MastodonPost.lastFittingEnd(in: bytes, limit: maximum)
        default: super.lastFittingEnd(in: bytes, of: limit, maximum)
        }
    }
}
