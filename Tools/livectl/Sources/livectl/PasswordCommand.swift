import ArgumentParser
import Foundation
import JSONLines
import LiveControls
import LivePasswords

/// `livectl password`: the rules of a policy that passwords meet, and their strength.
struct PasswordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "password",
        abstract: "Evaluates passwords against rules, and estimates how many guesses they need.",
        discussion: """
            In: {"password": "…", "inputs": ["…"]}, where inputs are texts of the account, such as its name. Out: {"satisfied": {…}, "valid", \
            "strength": {"score", "guessesLog10"}}.
            """,
        examples: """
            $ echo '{"password":"Password1!"}' |
                livectl password --strength --feedback --year 2026
            {"satisfied":{"minLength":true,"upper":true,"lower":true,"digit":true,"symbol":true,"noControl":true},"valid":true,"strength":{"score":1,"guessesLog10":4.254423614289627,"warning":"commonPasswordVariant","suggestions":["addWords","capitalsDoNotHelp"]}}

            $ echo '{"password":"annas garden","inputs":["Anna"]}' |
                livectl password --policy nist-second-factor
            {"satisfied":{"minLength":true,"notCommon":true,"notPersonal":false,"noControl":true},"valid":false}
            """
    )

    /// The named policies.
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

    @Option(help: "Rules in the password-rules syntax; they override --policy.")
    var rules: String?

    @Option(help: "A named policy.")
    var policy = NamedPolicy.classic

    @Flag(help: "Estimates the number of guesses.")
    var strength = false

    @Flag(help: "Adds a warning and suggestions to the strength.")
    var feedback = false

    @OptionGroup var estimate: EstimateOptions

    func run() throws {
        let policy = try makePolicy()
        let estimator = try estimate.estimator()
        if strength, estimator == nil {
            throw ValidationError("--strength needs the dictionary. Pass its file with --dictionary")
        }
        var filter = LineFilter()
        try filter.run { fields in
            let password = PasswordText(try fields.string("password"))
            let words = try fields.optionalStrings("inputs") ?? []
            let evaluation = policy.evaluate(password, words: words, dictionary: estimator?.dictionary)
            var members: [JSON.Member] = [
                .init("satisfied", .object(evaluation.results.map { .init($0.rule.name, .bool($0.isMet)) })),
                .init("valid", .bool(evaluation.isValid)),
            ]
            if strength, let estimator {
                let strength = PasswordStrength(
                    of: password,
                    words: words,
                    year: estimator.year,
                    dictionary: estimator.dictionary
                )
                members.append(.init("strength", JSON(strength, withFeedback: feedback)))
            }
            return .object(members)
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }

    private func makePolicy() throws -> PasswordPolicy {
        guard let rules else { return policy.policy }
        do {
            return PasswordPolicy(try PasswordRules(rules))
        } catch {
            throw ValidationError("--rules: \(error.explanation)")
        }
    }
}

/// The options for estimating strength.
struct EstimateOptions: ParsableArguments {
    @Option(help: "The year near which years and dates are guessed first; the current year by default.")
    var year: Int?

    @Option(help: "The packed dictionary; the package's by default.", completion: .file(extensions: ["bin"]))
    var dictionary: String?

    static var currentYear: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) }

    /// Returns the year and the dictionary; `nil` if there is no dictionary.
    func estimator() throws -> PasswordSetupStrength? {
        try PasswordDictionary.load(from: dictionary).map {
            PasswordSetupStrength(dictionary: $0, year: year ?? Self.currentYear)
        }
    }
}

extension PasswordDictionary {
    /// The locations of the dictionary, in the package from which the program is built and where it is installed.
    private static let places = ["Web/host", "share/livectl"]

    /// Loads the dictionary from a file, or from a folder above the program; `nil` if there is none.
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
                for place in places {
                    let file = folder.appendingPathComponent("\(place)/password-dictionary.bin")
                    if let data = FileManager.default.contents(atPath: file.path) {
                        return PasswordDictionary([UInt8](data))
                    }
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
