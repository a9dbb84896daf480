import Foundation
import HTTPTypes
import Hummingbird
import LiveText

/// `GET` and `POST /posts`.
struct PostRoutes {
    var store: PostStore
    var pages: GalleryPages
    var throttle: AttemptThrottle
    var proxy: GalleryConfiguration.Proxy

    func add(to router: some RouterMethods<GalleryContext>) {
        router.get("/posts") { request, _ in try await list(request) }
        router.post("/posts") { request, context in try await create(request, context) }
        router.allowOnly([.get, .post], at: "/posts")
    }

    private func list(_ request: Request) async throws -> Response {
        let limit = try PostListLimit(request.uri.queryParameters.getAll("limit"))
        return try .json(await store.latest(limit.count))
    }

    private func create(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let submission = try await Submission<PostFields>(request)
        let settings = pages.settings(of: request)
        let text = submission.format == .form ? submission.fields.text.withLineFeeds : submission.fields.text
        do {
            let draft = try PostDraft(text)
            let address = ClientAddress(request, context, behind: proxy)
            try throttle.count(address.key, at: Date())
            let post = try await store.insert(draft, at: Date())
            switch submission.reply {
            case .json: return try .json(post, status: .created)
            case .page: return .seeOther("\(GalleryTopic.countRing.address)\(settings.query)#posts")
            }
        } catch let error as RequestError where error.status == .unprocessableContent && submission.reply == .page {
            let html = try await pages.html(.countRing, settings, text: text, error: error)
            return .page(html, status: error.status)
        }
    }
}

/// The fields of a request for a new post.
struct PostFields: Decodable {
    var text: String
}

/// The query parameter `limit`: the number of posts in a list.
struct PostListLimit {
    static let `default` = 20
    private static let range = 1...100

    let count: Int

    init(_ values: [String]) throws(RequestError) {
        guard let value = values.first else {
            count = Self.default
            return
        }
        guard values.count == 1, value.utf8.first != UInt8(ascii: "+"), let number = Int(value),
            Self.range.contains(number)
        else {
            throw RequestError(
                status: .badRequest,
                code: "invalidQuery",
                message: "limit must be a whole number from \(Self.range.lowerBound) to \(Self.range.upperBound).",
                subject: .field("limit")
            )
        }
        count = number
    }
}
