import Foundation
import LiveForms

/// The keys of the server's own messages. `Messages.json` has their text in each language.
enum GalleryMessage: String, CaseIterable {
    case notFound, unexpected, unavailable, bodyTooLarge, tooManyAttempts, offline, nameTaken, invalidName
    case wrongCredentials, signedOut
    case createAccount, policy, policyClassic, policyOwn, name, password, passwordAgain, signedIn, backToGallery, posted
    case profileNew, profileEdit, aboutYou, bio, contact, phone, code, codeHint
    case payment, cardNumber, cardHint, cardKept, expires
    case plan, perSeat, seats, eachMonth, updatePrice, save, edit
    case help, helpText, close
}

/// A message of the server, independent of a language.
enum Message: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// An English message for the developer of a client.
    case english(String)
    /// The title of a form's errors.
    case formErrors
    /// One of the server's own messages, with the time in seconds that it mentions.
    case own(GalleryMessage, waiting: Int? = nil)

    init(stringLiteral text: String) {
        self = .english(text)
    }
}

extension Localization {
    /// The localized messages of the controls and the server.
    static let gallery = {
        var localization = Localization()
        // The file is part of the program, and the tests read all of it.
        let file = Data(PackageResources.Messages_json)
        for (key, texts) in try! JSONDecoder().decode([String: [String: String]].self, from: file) {
            for (tag, text) in texts { localization.catalogs[tag, default: MessageCatalog()].messages[key] = text }
        }
        return localization
    }()
}

extension LocalizedMessages {
    /// Returns the localized text of a message.
    func text(_ message: Message) -> String {
        switch message {
        case .english(let text): return text
        case .formErrors: return text("formErrors")
        case .own(let message, nil): return text(message.rawValue)
        case .own(let message, let seconds?):
            let format = Duration.UnitsFormatStyle(allowedUnits: [.minutes, .seconds], width: .abbreviated)
            // Foundation caches every locale, so a locale for each tag of a request would leak memory.
            let locale = Locale(identifier: String(tag.prefix { $0 != "-" }))
            return text(message.rawValue, naming: Duration.seconds(seconds).formatted(format.locale(locale)))
        }
    }

    /// The server's own messages by key, for templates.
    var own: [String: String] {
        Dictionary(uniqueKeysWithValues: GalleryMessage.allCases.map { ($0.rawValue, text(.own($0))) })
    }
}
