import ArgumentParser
import Foundation
import LiveControls
import LiveGestures
import LivePasswords
import LiveText

/// `livectl replay`: a control's results for a log of events.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "replay",
        abstract: "Sends a log of events to a control and prints its presentation after each event.",
        discussion: """
            In: an event, and optionally its time in seconds, {"settingsChanged": {…}, "at": 1.5}. Out: {"presentation": {…}, "effects": […]}. \
            Offsets are in UTF-16 code units. --config and settingsChanged have all settings; those that are missing have \
            their default values.

            The events of the native field of a count ring, a limited field or a sectioned field: \
            {"field": {"willEdit": {"start": 0, "end": 0, "replacement": ""}}}, {"edited": {"text": "…", "caret": 1}}, \
            {"composing": "…"}, {"set": "…"}, {"willDrop": "…"}, {"withdrawn": {}}, \
            {"selected": [0, 1]}, {"settled": [0, 1]} and {"focused": true}, each in "field". The end defaults to the \
            start, the replacement to an empty text, and the caret to the end of the text.

            count-ring: settings limit (a number of characters, or {"maximum", "unit", "minimum", "weights", "also"}), warnAt, prefersReducedMotion; \
            events field, settingsChanged, woke.

            limited-field: settings limit, overflow, counter, warnAt, prefersReducedMotion; events field, settingsChanged, woke.

            number: settings digits (the digits from zero to nine), transition, motion, isVisible, prefersReducedMotion; \
            events valueChanged and formatChanged ({"value", "digits", "prefix", "suffix", "decimals", "step"}), \
            settingsChanged, frame, woke.

            snap-button: settings layout {"size", "itemSize", "area", "insets", "inset", "isRightToLeft"} (required, with both sizes), hold, \
            deceleration, isEnabled, prefersReducedMotion; events pointer ({"down": {"pointer", "at"}}, \
            {"moved": {"pointer", "to"}}, {"up": {"pointer", "at", "isInside"}}, {"cancelled": {"pointer"}}, \
            {"interrupted": {}}), arrowPressed, placeChosen, menuRequested, settingsChanged, woke.

            sectioned-field: settings format ("card", "code 3 3", "digits 4 4"), showsValidityLive, \
            today {"year", "month"}, prefersReducedMotion; events field, validityAnswered, settingsChanged, committed, woke.

            password-setup: settings policy (a name, or password rules), words, requiresConfirmation, gate ("report"), \
            strengthEstimator {"year"}; events edited, composing and set ({"text", "field": "entry"}), focused ({"isFocused", "field": "confirmation"}), \
            capsLockChanged ({"isOn"}), submitted, settingsChanged, woke. The output never contains a password.
            """,
        examples: """
            $ echo '{"field":{"set":"Hello"},"at":1}' |
                livectl replay --control count-ring --config '{"limit":8}'
            {"effects":[{"wake":{"at":2}}],"presentation":{"count":5,…,"remaining":3,…}}
            """
    )

    /// The controls that can be replayed.
    enum Control: String, CaseIterable, ExpressibleByArgument {
        case countRing = "count-ring"
        case limitedField = "limited-field"
        case number
        case snapButton = "snap-button"
        case sectionedField = "sectioned-field"
        case passwordSetup = "password-setup"
    }

    @Option(help: "The control.")
    var control: Control

    @Option(
        help: "The settings, as a JSON object. By default, a snap button of 64 by 64 is in a container of 390 by 844."
    )
    var config: String?

    @Option(help: "The initial text, or the number or place as a JSON object.")
    var initial: String?

    @OptionGroup var dictionary: DictionaryOptions

    func run() throws {
        var filter = LineFilter()
        try run(&filter)
    }

    /// Replays the log that a filter reads.
    func run(_ filter: inout LineFilter) throws {
        switch control {
        case .countRing: try replay(&filter) { CountRingModel($0, text: initial ?? "") }
        case .limitedField: try replay(&filter) { LimitedFieldModel($0, text: initial ?? "") }
        case .number: try replay(&filter) { NumberTextModel($0, number: try decodedInitial()) }
        case .snapButton:
            let layout = #"{"layout":{"size":{"width":390,"height":844},"itemSize":{"width":64,"height":64}}}"#
            try replay(&filter, defaultConfig: layout) { SnapButtonModel($0, place: try decodedInitial()) }
        case .sectionedField: try replay(&filter) { SectionedFieldModel($0, text: initial ?? "") }
        case .passwordSetup:
            guard initial == nil else { throw ValidationError("--initial has no meaning for a password setup") }
            try replay(&filter) { PasswordSetupModel($0) }
        }
    }

    /// An event and its time.
    private struct Line<Event: Decodable>: Decodable {
        var at: Double?
        var event: Event

        private enum CodingKeys: CodingKey { case at }

        init(from decoder: any Decoder) throws {
            at = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Double.self, forKey: .at)
            event = try Event(from: decoder)
        }
    }

    private struct Answer<Presentation: Encodable, Effect: Encodable>: Encodable {
        var presentation: Presentation
        var effects: [Effect]
    }

    private func replay<Model: ControlModel>(
        _ filter: inout LineFilter,
        defaultConfig: String = "{}",
        _ makeModel: (Model.Settings) throws -> Model
    ) throws
    where
        Model.Settings: Decodable, Model.Event: Decodable, Model.Presentation: Encodable, Model.Effect: Encodable
    {
        let userInfo = try self.userInfo
        let isSecret = control == .passwordSetup
        let settings: Model.Settings
        do {
            settings = try JSON.decode(from: (config ?? defaultConfig).utf8, userInfo: userInfo, isSecret: isSecret)
        } catch {
            throw ValidationError("--config: \(error)")
        }
        var model = try makeModel(settings)
        try filter.run(userInfo: userInfo, isSecret: isSecret) { (line: Line<Model.Event>) in
            let effects = model.send(line.event, at: line.at ?? 0)
            return Answer(presentation: model.presentation, effects: effects)
        }
    }

    /// What is not JSON in the settings: the dictionary.
    private var userInfo: [CodingUserInfoKey: any Sendable] {
        get throws { control == .passwordSetup ? [.passwordDictionary: try dictionary.load()] : [:] }
    }

    private func decodedInitial<Value: Decodable>() throws -> Value? {
        do {
            return try initial.map { try JSON.decode(from: $0.utf8) }
        } catch {
            throw ValidationError("--initial: \(error)")
        }
    }
}
