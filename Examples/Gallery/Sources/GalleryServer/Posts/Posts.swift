import Foundation
import GRDB
import Hummingbird
import LiveControls
import LiveForms
import LiveText

/// The form for a new post, whose limit the page's ring shows, too.
enum PostForm: LiveForm {
    static let limit = TextLimit(280)
    /// A character can have any number of marks, so the size is limited, too. The longest emoji take 35 bytes.
    private static let settings = LimitedFieldSettings(limit: limit.and(36 * limit.maximum, unit: .utf8))

    static let form = FormDeclaration([.text("text", label: "text", FormText(settings, lines: 3))])
}

/// A post.
struct Post: Codable, FetchableRecord, MutablePersistableRecord {
    var id: Int64?
    var text: String
    var createdAt: Date

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy { .secondsSince1970 }
    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .timeIntervalSince1970
    }

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

    /// Returns the latest posts, newest first.
    static func latest(_ database: Database) throws -> [Post] {
        try order(Column("id").desc).limit(20).fetchAll(database)
    }

    /// The data for the template.
    var view: [String: Any] {
        let time = createdAt.formatted(.iso8601)
        // For browsers without scripts. The script shows the local time instead.
        return ["text": text, "time": time, "shownTime": "\(time.prefix(10)) \(time.dropFirst(11).prefix(5)) UTC"]
    }
}

/// `GET` and `POST /posts`.
extension Site {
    func addPosts(to router: Router<GalleryContext>) {
        router.get("/posts") { _, _ in try await Response.json(database.read(Post.latest)) }
        router.post("/posts") { request, context in
            let pairs = try await request.form(upTo: 64 * 1024)
            let settings = PageSettings(request, localization, isGallery: true)
            return try await respond(request, pairs, settings) {
                let text = try values(PostForm.form, pairs).text("text")
                // `Character.isWhitespace` considers only the first scalar.
                guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
                    var errors = FormErrors()
                    errors.add("required", to: "text")
                    throw RequestError(errors, names: ["text"])
                }
                try changes.count(sender(request, context).address.key, at: accounts.now())
                let new = Post(text: text, createdAt: accounts.now())
                let post = try await database.write { try new.inserted($0) }
                if request.expectsJSON { return try .json(post, status: .created) }
                return .seeOther("\(GalleryTopic.countRing.address)\(settings.query)#posts")
            } form: { errors in
                try await page(.countRing, settings, errors: errors)
            }
        }
    }
}
