import Foundation
import GRDB
import Testing

@testable import GalleryServer

@Suite("The database")
struct PostStoreTests {
    @Test("posts are there when it is opened again")
    func persistence() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let date = Date(timeIntervalSince1970: 1_795_000_000.75)

        let store = try PostStore(path: fixture.databasePath)
        let post = try await store.insert(PostDraft("Grüße 👋🏽\n2"), at: date)
        #expect(try await store.latest(20) == [post])
        try store.close()
        #expect(!FileManager.default.fileExists(atPath: fixture.databasePath + "-wal"))

        let reopened = try PostStore(path: fixture.databasePath)
        defer { try? reopened.close() }
        #expect(try await reopened.latest(20) == [post])
        #expect(post.createdAt == Date(timeIntervalSince1970: 1_795_000_000))
    }

    @Test("it keeps a write-ahead log, a strict table and a record of its migrations")
    func schema() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let store = try PostStore(path: fixture.databasePath)
        defer { try? store.close() }

        let database = try DatabaseQueue(path: fixture.databasePath)
        let answers = try await database.read { database in
            try [
                "PRAGMA journal_mode",
                "SELECT CAST(strict AS TEXT) FROM pragma_table_list WHERE name = 'post'",
                "SELECT group_concat(identifier) FROM grdb_migrations",
            ].map { try String.fetchOne(database, sql: $0) }
        }
        #expect(answers == ["wal", "1", "create posts"])
        #expect(throws: DatabaseError.self) {
            try database.write { try $0.execute(sql: "INSERT INTO post (text, createdAt) VALUES ('a', 'noon')") }
        }
    }

    @Test("two processes may write at once")
    func busy() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let store = try PostStore(path: fixture.databasePath)
        defer { try? store.close() }
        let other = try PostStore(path: fixture.databasePath)
        defer { try? other.close() }
        try await withThrowingTaskGroup { group in
            for number in 0..<40 {
                let writer = number.isMultiple(of: 2) ? store : other
                group.addTask { _ = try await writer.insert(PostDraft("\(number)"), at: Date()) }
            }
            try await group.waitForAll()
        }
        #expect(try await store.latest(100).count == 40)
    }
}
