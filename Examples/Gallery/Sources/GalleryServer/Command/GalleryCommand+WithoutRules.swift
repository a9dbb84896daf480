import NIOCore

extension GalleryCommand {
    /// Serves as the command does, without throttles and bounds and with hashes that cost nothing, so that the load test can tell
    /// what these take.
    package static func runWithoutRules(environment: [String: String]) async -> Int32 {
        await run(arguments: [], environment: environment) { configuration, database, onListening in
            let endless = AttemptThrottle.Allowance(burst: 1e9, interval: 1e-6)
            let accounts = Accounts(
                database,
                pool: HashingPool(waiting: 10_000),
                cost: PasswordHash.Cost(logRounds: 1, blockSize: 1, parallelism: 1),
                byAccount: endless,
                byAddress: endless
            )
            return try Gallery.application(
                configuration,
                database: database,
                accounts: accounts,
                posts: endless,
                bounds: .init(time: .hours(1), refusedBody: .max),
                onListening: onListening
            )
        }
    }
}
