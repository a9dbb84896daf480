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
/// afterwards.
@MainActor struct EditorHabits {
    private let editor: NSTextView
    private let flags: [Bool]
    private let prediction: (any Sendable)?
    private let writingTools: (any Sendable)?

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

    /// Saves an editor's settings and limits them.
    init(of editor: NSTextView, limitedTo help: TypingHelp) {
        self.editor = editor
        flags = (Self.forWords + Self.forPunctuation).map { editor[keyPath: $0] }
        if #available(macOS 14, *) { prediction = editor.inlinePredictionType } else { prediction = nil }
        if #available(macOS 15, *) { writingTools = editor.writingToolsBehavior } else { writingTools = nil }
        limit(to: help)
    }

    /// Limits the editor to this level of help.
    func limit(to help: TypingHelp) {
        restore()
        if help < .corrections { Self.forWords.forEach { editor[keyPath: $0] = false } }
        if help < .punctuation { Self.forPunctuation.forEach { editor[keyPath: $0] = false } }
        if #available(macOS 14, *), help < .usual { editor.inlinePredictionType = .no }
        if #available(macOS 15, *), help < .usual {
            editor.writingToolsBehavior = help < .punctuation ? .none : .limited
        }
    }

    /// Restores the editor's settings.
    func restore() {
        for (path, flag) in zip(Self.forWords + Self.forPunctuation, flags) { editor[keyPath: path] = flag }
        if #available(macOS 14, *), let prediction = prediction as? NSTextInputTraitType {
            editor.inlinePredictionType = prediction
        }
        if #available(macOS 15, *), let writingTools = writingTools as? NSWritingToolsBehavior {
            editor.writingToolsBehavior = writingTools
        }
    }
}
#endif
