import Foundation
import GRDB
import Testing

@testable import GalleryServer

@Suite("The database")
struct PostStoreTests {
    @Test("posts persist after reopening")
    func persistence() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let date = Date(timeIntervalSince1970: 1_795_000_000.75)

        let database = try GalleryDatabase(path: fixture.databasePath)
        let store = PostStore(database)
        let post = try await store.insert(PostDraft("Grüße 👋🏽\n2"), at: date)
        #expect(try await store.latest(20) == [post])
        try database.close()
        #expect(!FileManager.default.fileExists(atPath: fixture.databasePath + "-wal"))

        let reopened = try GalleryDatabase(path: fixture.databasePath)
        defer { try? reopened.close() }
        #expect(try await PostStore(reopened).latest(20) == [post])
        #expect(post.createdAt == Date(timeIntervalSince1970: 1_795_000_000))
    }

    @Test("has a write-ahead log, strict tables and its migrations")
    func schema() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let gallery = try GalleryDatabase(path: fixture.databasePath)
        defer { try? gallery.close() }

        let database = try DatabaseQueue(path: fixture.databasePath)
        let results = try await database.read { database in
            try [
                "PRAGMA journal_mode",
                "SELECT CAST(min(strict) AS TEXT) FROM pragma_table_list WHERE name IN ('post', 'account', 'session')",
                "SELECT group_concat(identifier) FROM grdb_migrations",
            ].map { try String.fetchOne(database, sql: $0) }
        }
        #expect(results == ["wal", "1", "create posts,create accounts,create profiles"])
        #expect(throws: DatabaseError.self) {
            try database.write { try $0.execute(sql: "INSERT INTO post (text, createdAt) VALUES ('a', 'noon')") }
        }
    }

    @Test("uses full synchronization")
    func durability() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let database = try GalleryDatabase(path: fixture.databasePath)
        defer { try? database.close() }
        let full = 2
        #expect(try await database.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == full)
    }

    @Test("reports a write timeout with Retry-After")
    func writeTimeout() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(timeout: 0.5) { client in
            let other = try DatabaseQueue.lock(fixture.databasePath, "BEGIN IMMEDIATE")
            let response = try await client.post(text: "a")
            #expect(response.status == .serviceUnavailable)
            #expect(try response.error.code == "databaseBusy")
            #expect(response.headers[.retryAfter] == "2")
            try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
            #expect(try await client.post(text: "a").status == .created)
        }
    }

    @Test("reports a full disk and keeps existing posts")
    func fullDisk() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let database = try GalleryDatabase(path: fixture.databasePath)
        defer { try? database.close() }
        let store = PostStore(database)
        _ = try await store.insert(PostDraft("a"), at: Date())
        try await database.write { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        let error = await #expect(throws: DatabaseError.self) {
            for _ in 0..<100 { _ = try await store.insert(PostDraft(String(repeating: "a", count: 280)), at: Date()) }
        }
        #expect(try RequestError(#require(error)).code == "databaseFull")
        #expect(try await store.latest(100).last?.text == "a")
    }

    @Test("two processes can write concurrently")
    func concurrentWrites() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let database = try GalleryDatabase(path: fixture.databasePath)
        defer { try? database.close() }
        let otherDatabase = try GalleryDatabase(path: fixture.databasePath)
        defer { try? otherDatabase.close() }
        let (store, other) = (PostStore(database), PostStore(otherDatabase))
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

extension DatabaseQueue {
    /// Opens a connection that keeps a transaction open, like another program.
    static func lock(_ path: String, _ begin: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try database.inDatabase { try $0.execute(sql: begin) }
        return database
    }
}
