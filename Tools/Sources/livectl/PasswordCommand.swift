import ArgumentParser
import Foundation
import JSONLines
import LivePasswords

/// `livectl password`: which rules of a policy passwords meet, and how strong they are.
struct PasswordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password",
        abstract: "Tells which rules passwords meet, and how many guesses they withstand.",
        discussion: """
            In: {"password": "…", "inputs": ["…"]}, where inputs are the account's own words. Out: {"satisfied": {…}, "valid", \
            "strength": {"score", "guessesLog10"}}.
            """
    )

    /// The policies that have names.
    enum NamedPolicy: String, CaseIterable, ExpressibleByArgument {
        case classic
        case nist
        case nistSecondFactor = "nist-second-factor"

        var policy: PasswordPolicy {
            switch self {
            case .classic: .classic
            case .nist: .nist
            case .nistSecondFactor: .nist(withSecondFactor: true)
            }
        }
    }

    @Option(help: "Rules in the password-rules syntax; they win over --policy.")
    var rules: String?

    @Option(help: "A policy by name.")
    var policy = NamedPolicy.classic

    @Flag(help: "Estimates the guesses as well.")
    var strength = false

    @Flag(help: "Adds to the strength its warning and its suggestions.")
    var feedback = false

    @Option(help: "The year near which years and dates are guessed first; the current one unless given.")
    var year: Int?

    @Option(help: "The packed dictionary; that of the package unless given.")
    var dictionary: String?

    func run() throws {
        let policy = try makePolicy()
        let year = self.year ?? Self.currentYear
        let dictionary = try PasswordDictionary.load(from: self.dictionary)
        if strength, dictionary == nil {
            throw ValidationError("--strength needs the dictionary; name its file with --dictionary")
        }
        var filter = LineFilter()
        try filter.run { fields in
            let password = PasswordText(try fields.string("password"))
            let words = try fields.optionalStrings("inputs") ?? []
            let evaluation = policy.evaluate(password, words: words, dictionary: dictionary)
            var members: [JSON.Member] = [
                .init("satisfied", .object(evaluation.results.map { .init($0.rule.name, .bool($0.isMet)) })),
                .init("valid", .bool(evaluation.isValid)),
            ]
            if strength, let dictionary {
                let strength = PasswordStrength(of: password, words: words, year: year, dictionary: dictionary)
                members.append(.init("strength", JSON(strength, withFeedback: feedback)))
            }
            return .object(members)
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }

    static var currentYear: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) }

    private func makePolicy() throws -> PasswordPolicy {
        guard let rules else { return policy.policy }
        do {
            return PasswordPolicy(try PasswordRules(rules))
        } catch {
            throw ValidationError("--rules: \(error.sentence)")
        }
    }
}

extension PasswordDictionary {
    /// The dictionary in a file, or that of the package from which the program was built; `nil` if there is none.
    static func load(from path: String?) throws -> PasswordDictionary? {
        if let path {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ValidationError("--dictionary: '\(path)' cannot be read")
            }
            guard let dictionary = PasswordDictionary([UInt8](data)) else {
                throw ValidationError("--dictionary: '\(path)' is not a packed dictionary")
            }
            return dictionary
        }
        let starts = [Bundle.main.executableURL, URL(fileURLWithPath: FileManager.default.currentDirectoryPath)]
        for start in starts.compactMap(\.self) {
            var folder = start.resolvingSymlinksInPath()
            while folder.path != "/" {
                let file = folder.appendingPathComponent("Web/host/password-dictionary.bin")
                if let data = FileManager.default.contents(atPath: file.path) {
                    return PasswordDictionary([UInt8](data))
                }
                folder.deleteLastPathComponent()
            }
        }
        return nil
    }
}

extension JSON {
    init(_ strength: PasswordStrength, withFeedback: Bool = false) {
        var members: [JSON.Member] = [
            .init("score", .integer(strength.score.rawValue)),
            .init("guessesLog10", .number(strength.guessesLog10)),
        ]
        if withFeedback {
            members.append(.init("warning", JSON(strength.feedback.warning.map { "\($0)" })))
            members.append(.init("suggestions", .array(strength.feedback.suggestions.map { .string("\($0)") })))
        }
        self = .object(members)
    }
}
