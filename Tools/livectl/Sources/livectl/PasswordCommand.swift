import ArgumentParser
import Foundation
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
            {"satisfied":{…},"strength":{…,"score":1,"suggestions":[…],…},"valid":true}

            $ echo '{"password":"annas garden","inputs":["Anna"]}' |
                livectl password --policy nist-second-factor
            {"satisfied":{…,"notCommon":true,"notPersonal":false},"valid":false}
            """
    )

    @Option(help: "Rules in the password-rules syntax; they override --policy.")
    var rules: String?

    @Option(
        help: "A named policy: \(PasswordPolicy.names.joined(separator: ", ")).",
        completion: .list(PasswordPolicy.names)
    )
    var policy = "classic"

    @Flag(help: "Estimates the number of guesses.")
    var strength = false

    @Flag(help: "Adds a warning and suggestions to the strength.")
    var feedback = false

    @OptionGroup var estimate: EstimateOptions

    func validate() throws {
        guard !strength else { return }
        for (option, isGiven) in [("--feedback", feedback), ("--year", estimate.year != nil)] where isGiven {
            throw ValidationError("\(option) has no meaning without --strength.")
        }
    }

    func run() throws {
        var filter = LineFilter()
        try run(&filter)
    }

    /// Evaluates the passwords that a filter reads.
    func run(_ filter: inout LineFilter) throws {
        let estimator = try estimate.estimator()
        let policy = try makePolicy(hasDictionary: estimator != nil)
        try filter.run(isSecret: true) { (line: Strict<Line>) in
            let words = line.inputs ?? []
            let evaluation = policy.evaluate(line.password, words: words, dictionary: estimator?.dictionary)
            let estimate = strength ? estimator : nil
            return Answer(
                satisfied: Dictionary(evaluation.results.map { ($0.rule.name, $0.isMet) }) { $0 && $1 },
                valid: evaluation.isValid,
                strength: estimate.map { estimate in
                    let strength = PasswordStrength(
                        of: line.password,
                        words: words,
                        year: estimate.year,
                        dictionary: estimate.dictionary
                    )
                    return Strength(strength, withFeedback: feedback)
                }
            )
        }
    }

    private struct Line: Decodable, StrictMembers {
        enum CodingKeys: CodingKey, CaseIterable { case password, inputs }

        static var isSecret: Bool { true }

        var password: PasswordText
        var inputs: [String]?
    }

    private struct Answer: Encodable {
        var satisfied: [String: Bool]
        var valid: Bool
        var strength: Strength?
    }

    private struct Strength: Encodable {
        var score: PasswordStrength.Score
        var guessesLog10: Double
        var warning: String?
        var suggestions: [String]?

        init(_ strength: PasswordStrength, withFeedback: Bool) {
            score = strength.score
            guessesLog10 = strength.guessesLog10
            guard withFeedback else { return }
            warning = strength.feedback.warning.map { "\($0)" }
            suggestions = strength.feedback.suggestions.map { "\($0)" }
        }
    }

    /// Returns the policy. Without a dictionary, no password is compared with common ones.
    func makePolicy(hasDictionary: Bool) throws -> PasswordPolicy {
        let policy = try makePolicy()
        let demanding = strength ? "--strength" : policy.refusesCommon ? "--policy \(self.policy)" : nil
        if let demanding, !hasDictionary {
            throw ValidationError("\(demanding) needs the dictionary. Pass its file with --dictionary")
        }
        return policy
    }

    private func makePolicy() throws -> PasswordPolicy {
        guard let rules else {
            guard let policy = PasswordPolicy(named: policy) else {
                throw ValidationError("--policy must be one of \(PasswordPolicy.names.joined(separator: ", "))")
            }
            return policy
        }
        do {
            return PasswordPolicy(try PasswordRules(rules))
        } catch {
            throw ValidationError("--rules: \(error)")
        }
    }
}

/// The options for estimating strength.
struct EstimateOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: "The year near which years and dates are guessed first; the current year by default."
    )
    var year: Int?

    @OptionGroup var dictionary: DictionaryOptions

    /// Returns the year and the dictionary; `nil` if there is no dictionary.
    func estimator() throws -> PasswordSetupStrength? {
        let currentYear = Calendar(identifier: .gregorian).component(.year, from: Date())
        return try dictionary.load().map { PasswordSetupStrength(dictionary: $0, year: year ?? currentYear) }
    }
}

/// The option for the dictionary.
struct DictionaryOptions: ParsableArguments {
    @Option(help: "The packed dictionary; the package's by default.", completion: .file(extensions: ["bin"]))
    var dictionary: String?

    /// Returns the dictionary; `nil` if there is none.
    func load() throws -> PasswordDictionary? { try PasswordDictionary.load(from: dictionary) }
}

extension PasswordDictionary {
    /// The locations of the dictionary, in the package from which the program is built and where it is installed.
    private static let places = ["Web/host", "share/livectl"]

    /// Loads the dictionary from a file, or from a folder above the program; `nil` if there is none.
    static func load(from path: String?) throws -> PasswordDictionary? {
        if let path {
            guard let dictionary = PasswordDictionary(try FileHandle.bytes(at: path, option: "--dictionary")) else {
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
