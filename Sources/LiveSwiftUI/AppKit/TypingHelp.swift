#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// What a field editor may do to a text beside what is typed.
enum TypingHelp: Comparable {
    /// Nothing: the text is a password, a number or a code.
    case none
    /// Quotes, dashes and spaces are set as in prose, words stay as they are.
    case punctuation
    /// What the person has chosen, but for grey words before they are taken: these are marked text, as a composition is.
    case corrections
    /// What the person has chosen.
    case usual
}

/// Limits what a field editor does while a field has it. One editor serves all fields of a window, and gets its habits back.
@MainActor struct EditorHabits {
    private let editor: NSTextView
    private let flags: [Bool]
    private let prediction: (any Sendable)?

    private static var forWords: [ReferenceWritableKeyPath<NSTextView, Bool>] {
        [
            \.isAutomaticSpellingCorrectionEnabled, \.isContinuousSpellCheckingEnabled, \.isGrammarCheckingEnabled,
            \.isAutomaticTextReplacementEnabled, \.isAutomaticTextCompletionEnabled,
        ]
    }

    private static var forPunctuation: [ReferenceWritableKeyPath<NSTextView, Bool>] {
        [
            \.isAutomaticQuoteSubstitutionEnabled, \.isAutomaticDashSubstitutionEnabled,
            \.isAutomaticDataDetectionEnabled, \.isAutomaticLinkDetectionEnabled, \.smartInsertDeleteEnabled,
        ]
    }

    /// Notes an editor's habits, and limits them.
    init(of editor: NSTextView, limitedTo help: TypingHelp) {
        self.editor = editor
        flags = (Self.forWords + Self.forPunctuation).map { editor[keyPath: $0] }
        if #available(macOS 14, *) { prediction = editor.inlinePredictionType } else { prediction = nil }
        limit(to: help)
    }

    /// Lets the editor give this help at most.
    func limit(to help: TypingHelp) {
        restore()
        if help < .corrections { Self.forWords.forEach { editor[keyPath: $0] = false } }
        if help < .punctuation { Self.forPunctuation.forEach { editor[keyPath: $0] = false } }
        if #available(macOS 14, *), help < .usual { editor.inlinePredictionType = .no }
    }

    /// Gives the editor its habits back.
    func restore() {
        for (path, flag) in zip(Self.forWords + Self.forPunctuation, flags) { editor[keyPath: path] = flag }
        if #available(macOS 14, *), let prediction = prediction as? NSTextInputTraitType {
            editor.inlinePredictionType = prediction
        }
    }
}
#endif
