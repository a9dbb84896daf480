#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The automatic changes that a field editor may make to typed text, and those of Writing Tools.
enum TypingHelp: Comparable {
    /// None, and no Writing Tools, for a password, a number or a code.
    case none
    /// Quotes, dashes and spaces as in prose, without changes to words.
    case punctuation
    /// The person's settings, except what changes the text before the person accepts it: inline predictions, which are
    /// marked text like a composition, and the complete Writing Tools, during which no one else may change the text.
    case corrections
    /// The person's settings.
    case usual
}

/// Limits a field editor while a field uses it. All fields of a window share one editor, so its settings are restored
/// afterwards. Settings that are not limited are the person's, who changes them in a menu.
@MainActor struct EditorHabits {
    private typealias Flag = ReferenceWritableKeyPath<NSTextView, Bool>

    private let editor: NSTextView
    private var help = TypingHelp.usual
    private let flags: [Flag: Bool]
    private let prediction: (any Sendable)?
    private let writingTools: (any Sendable)?

    private static var forWords: [Flag] {
        [
            \.isAutomaticSpellingCorrectionEnabled, \.isContinuousSpellCheckingEnabled, \.isGrammarCheckingEnabled,
            \.isAutomaticTextReplacementEnabled, \.isAutomaticTextCompletionEnabled,
        ]
    }

    private static var forPunctuation: [Flag] {
        [
            \.isAutomaticQuoteSubstitutionEnabled, \.isAutomaticDashSubstitutionEnabled,
            \.isAutomaticDataDetectionEnabled, \.isAutomaticLinkDetectionEnabled, \.smartInsertDeleteEnabled,
        ]
    }

    /// Saves an editor's settings and limits them.
    init(of editor: NSTextView, limitedTo help: TypingHelp) {
        self.editor = editor
        let flags = Self.forWords + Self.forPunctuation
        self.flags = Dictionary(uniqueKeysWithValues: flags.map { ($0, editor[keyPath: $0]) })
        if #available(macOS 14, *) { prediction = editor.inlinePredictionType } else { prediction = nil }
        if #available(macOS 15, *) { writingTools = editor.writingToolsBehavior } else { writingTools = nil }
        limit(to: help)
    }

    /// The flags that the present level of help turns off.
    private var limited: [Flag] {
        (help < .corrections ? Self.forWords : []) + (help < .punctuation ? Self.forPunctuation : [])
    }

    /// Limits the editor to this level of help, unless it already is.
    mutating func limit(to help: TypingHelp) {
        guard help != self.help else { return }
        restore()
        self.help = help
        for flag in limited { editor[keyPath: flag] = false }
        if #available(macOS 14, *), help < .usual { editor.inlinePredictionType = .no }
        if #available(macOS 15, *), help < .usual {
            editor.writingToolsBehavior = help < .punctuation ? .none : .limited
        }
    }

    /// Restores the editor's settings.
    func restore() {
        guard help < .usual else { return }
        for flag in limited { editor[keyPath: flag] = flags[flag] ?? true }
        if #available(macOS 14, *), let prediction = prediction as? NSTextInputTraitType {
            editor.inlinePredictionType = prediction
        }
        if #available(macOS 15, *), let writingTools = writingTools as? NSWritingToolsBehavior {
            editor.writingToolsBehavior = writingTools
        }
    }
}
#endif
