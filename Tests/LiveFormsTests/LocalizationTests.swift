import LiveControls
import LiveForms
import LivePasswords
import LiveText
import Testing

@Suite("Localization")
struct LocalizationTests {
    @Test("assigns the same plural category as Intl to every number", arguments: PluralSamples.runs.keys.sorted())
    func plurals(language: String) throws {
        let runs = try #require(PluralSamples.runs[language]).split(separator: " ")
        let expected = runs.flatMap { run in
            repeatElement(String(run.drop { $0.isNumber }), count: Int(run.prefix { $0.isNumber }) ?? 0)
        }
        let numbers = Array(PluralSamples.ranges.joined())
        let given = numbers.map { PluralCategory(of: $0, in: language).rawValue }
        #expect(given.count == expected.count)
        let differing = numbers.indices.filter { given[$0] != expected[$0] }.map { numbers[$0] }
        #expect(differing.isEmpty)
    }

    @Test("ignores the case of a tag", arguments: PluralSamples.runs.keys)
    func pluralCase(language: String) {
        let messages = Localization().messages(in: language)
        for tag in [language.uppercased(), language.lowercased(), language.uppercased() + "-x-own"] {
            #expect(Localization().messages(in: tag).tag == messages.tag)
            for number in [0, 1, 2, 3, 5, 11, 21, 1_000_000] {
                #expect(PluralCategory(of: number, in: tag) == PluralCategory(of: number, in: language))
                let message = ControlMessage(.over, number)
                #expect(Localization().messages(in: tag).text(message) == messages.text(message))
            }
        }
    }

    @Test(
        "keeps the language, script, region, and variant of a tag",
        arguments: [
            ("DE-at-x-one", "de-AT"), ("zh-hant-hk", "zh-Hant-HK"), ("de-ch-1996", "de-CH-1996"),
            ("es-419", "es-419"), ("de-u-co-phonebk", "de"), ("de-abcdefghi", "de"),
            ("de" + String(repeating: "-aa", count: 20_000), "de-AA-AA-AA"),
            ("de-" + String(repeating: "a", count: 100_000), "de"), ("nl", "en"), ("iw-IL", "he-IL"),
        ]
    )
    func tags(tag: String, kept: String) {
        #expect(Localization().messages(in: tag).tag == kept)
    }

    @Test(
        "formats numbers and plural forms for the language",
        arguments: [
            ("en", 1, "1 character over the limit"), ("de", 12_345, "12.345 Zeichen über der Grenze"),
            ("pl", 22, "Ponad limit: 22 znaki"), ("ru", 21, "Сверх предела: 21 символ"),
            ("cs", 5, "Nad limit: 5 znaků"), ("hi", 1_234_567, "सीमा से अधिक: 12,34,567 वर्ण"),
            ("es", 1_000_000, "Límite superado en 1.000.000 de caracteres"), ("ja", 3, "上限を3文字超えています"),
            ("ar", 2, "تجاوزت الحد بمقدار: \u{2068}حرفان\u{2069}"),
            ("ar-EG", 5, "تجاوزت الحد بمقدار: \u{2068}\u{2068}٥\u{2069} أحرف\u{2069}"),
            ("he", 2, "חריגה מהמגבלה: \u{2068}שני תווים\u{2069}"),
        ]
    )
    func numbers(language: String, over: Int, text: String) {
        #expect(Localization().messages(in: language).text(ControlMessage(.over, over)) == text)
    }

    @Test(
        "formats numbers for the tag's region",
        arguments: [
            ("de-CH", 12_345, "12'345"), ("en-IN", 1_234_567, "12,34,567"), ("es", 1_234, "1234"),
            ("es-MX", 1_234, "1,234"),
            ("pt-PT", 12_345, "12\u{00A0}345"), ("fr", 12_345, "12\u{202F}345"), ("ar-EG", 12_345, "١٢٬٣٤٥"),
            ("DE-at-x-one", 12_345, "12\u{00A0}345"), ("zh-Hant-HK", 12_345, "12,345"),
        ]
    )
    func regions(language: String, number: Int, digits: String) {
        let text = Localization().messages(in: language).text(ControlMessage(.passwordRulesLeft, number))
        #expect(text.contains(digits), "\(text)")
    }

    @Test("formats numbers with a server's own digits")
    func ownNumbers() {
        var messages = Localization().messages(in: "hi")
        messages.numbers.digits = "०१२३४५६७८९"
        #expect(messages.text(ControlMessage(.over, 3)).contains("३"))
    }

    @Test(
        "finds the closest language, regardless of the tag's case",
        arguments: [
            ("zh", "此处必须填写"), ("zh-HK", "此處必須填寫"), ("ZH-tw", "此處必須填寫"), ("zh-Hans-TW", "此处必须填写"),
            ("zh-US", "此處必須填寫"), ("zh-SG", "此处必须填写"), ("DE-de-1996", "Bitte ausfüllen"),
            ("de-u-co-phonebk", "Bitte ausfüllen"), ("nl", "This must be filled in"), ("", "This must be filled in"),
            ("--", "This must be filled in"), ("x-de", "This must be filled in"),
        ]
    )
    func nearest(tag: String, text: String) {
        #expect(Localization().messages(in: tag).text(ControlMessage(.required)) == text)
    }

    @Test("reports the writing direction of each language")
    func direction() {
        let tags = Localization().catalogs.keys.filter { Localization().messages(in: $0).isRightToLeft }
        #expect(tags.sorted() == ["ar", "he"])
        #expect(Localization().messages(in: "ar-MA").isRightToLeft)
    }

    @Test(
        "tells from a language and its script whether a server's own messages are written from right to left",
        arguments: [
            ("fa", true), ("ur", true), ("ps", true), ("sd", true), ("ug", true), ("yi", true), ("ckb", true),
            ("dv", true),
            ("ks", true), ("nqo", true), ("syr", true), ("fa-AF", true), ("nl", false), ("sr", false),
            ("pa", false), ("pa-PK", true), ("pa-Arab", true), ("sd-IN", false), ("sd-Deva", false), ("ug-Cyrl", false),
            ("az-Arab", true), ("ff-Adlm", true), ("ur-Latn", false), ("de-1996", false),
        ]
    )
    func ownDirection(tag: String, isRightToLeft: Bool) {
        var localization = Localization()
        localization.catalogs[tag] = MessageCatalog(messages: ["required": "x {n}"])
        let messages = localization.messages(in: tag)
        #expect(messages.isRightToLeft == isRightToLeft)
        #expect(messages.text("required", 1) == (isRightToLeft ? "x \u{2068}1\u{2069}" : "x 1"))
        // The catalog's text has its direction in any region.
        #expect(localization.messages(in: "\(tag)-x-own").isRightToLeft == isRightToLeft)
    }

    @Test(
        "has a text for every message, unit, and language",
        arguments: Localization().catalogs.keys.sorted()
    )
    func allMessages(language: String) {
        let messages = Localization().messages(in: language)
        for key in ControlMessage.Key.allCases {
            for unit in TextUnit.allCases {
                let text = messages.text(ControlMessage(key, 3, unit: unit), naming: "x")
                #expect(!text.isEmpty && !text.contains("{"), "\(key)")
            }
        }
    }

    @Test("prefers a server's own messages and falls back to English for an incomplete language")
    func ownMessages() {
        var localization = Localization()
        localization.catalogs["de"]?.messages["required"] = "Hier fehlt etwas"
        localization.catalogs["nl"] = MessageCatalog(messages: ["required": "Vul dit in"])
        localization.catalogs["fr"]?.take(
            MessageCatalog(
                messages: ["wait": "Dans {amount}"],
                amounts: ["seconds": [.one: "{n} seconde", .other: "{n} secondes"]]
            )
        )
        let (german, dutch, french) = (
            localization.messages(in: "de-CH"), localization.messages(in: "nl"), localization.messages(in: "fr")
        )
        #expect(german.text(ControlMessage(.required)) == "Hier fehlt etwas")
        #expect(dutch.text(ControlMessage(.required)) == "Vul dit in")
        #expect(dutch.text(ControlMessage(.over, 2)) == "2 characters over the limit")
        #expect(french.text("wait", 1, unit: "seconds") == "Dans 1 seconde")
        #expect(french.text("wait", 2, unit: "seconds") == "Dans 2 secondes")
        #expect(french.text("nothing") == "")
    }

    @Test("takes the messages that a region's catalog lacks from its language, as pages do")
    func regionalMessages() {
        var localization = Localization()
        localization.catalogs["de-CH"] = MessageCatalog(
            messages: ["required": "Bitte noch ausfüllen"],
            amounts: ["utf8": [.one: "{n} Zeichen in UTF-8", .other: "{n} Zeichen in UTF-8"]]
        )
        localization.catalogs["zh"] = MessageCatalog(messages: ["required": "必填", "wait": "稍候"])
        let (swiss, german) = (localization.messages(in: "de-CH-1996"), localization.messages(in: "de-AT"))
        #expect(swiss.text(ControlMessage(.required)) == "Bitte noch ausfüllen")
        #expect(swiss.text(ControlMessage(.over, 2)) == "2 Zeichen über der Grenze")
        #expect(swiss.text(ControlMessage(.over, 2, unit: .utf8)) == "2 Zeichen in UTF-8 über der Grenze")
        #expect(german.text(ControlMessage(.required)) == "Bitte ausfüllen")
        #expect(localization.messages(in: "zh-TW").text(ControlMessage(.required)) == "此處必須填寫")
        #expect(localization.messages(in: "zh-TW").text("wait") == "稍候")
        // The identifier of a locale has underscores.
        let identified = localization.messages(in: "zh_TW")
        #expect(identified.text(ControlMessage(.required)) == "此處必須填寫" && identified.tag == "zh-TW")
    }

    @Test(
        "falls back to English plural forms, digits and direction",
        arguments: [
            ("de", 1, "1 byte over the limit"), ("ru", 21, "21 bytes over the limit"),
            ("hi", 1_234_567, "1,234,567 bytes over the limit"), ("ar-EG", 3, "\u{2066}3 bytes over the limit\u{2069}"),
            ("he", 2, "\u{2066}2 bytes over the limit\u{2069}"),
        ]
    )
    func fallback(language: String, over: Int, text: String) throws {
        var localization = Localization()
        let name = try #require(localization.name(for: language))
        localization.catalogs[name]?.messages["over"] = nil
        let messages = localization.messages(in: language)
        #expect(messages.text(ControlMessage(.over, over, unit: .utf8)) == text)
        #expect(
            messages.text(ControlMessage(.required))
                == Localization().messages(in: language).text(ControlMessage(.required))
        )
    }

    @Test("isolates values in a server's right-to-left messages")
    func isolation() {
        var localization = Localization()
        localization.catalogs["he"]?.take(
            MessageCatalog(
                messages: ["wait": "נסו שוב בעוד {amount}", "named": "{characters}"],
                amounts: ["seconds": [.one: "שנייה אחת", .two: "שתי שניות", .other: "{n} שניות"]]
            )
        )
        let messages = localization.messages(in: "he")
        #expect(messages.text("wait", 5, unit: "seconds") == "נסו שוב בעוד \u{2068}\u{2068}5\u{2069} שניות\u{2069}")
        #expect(messages.text("named", naming: "a") == "a")
    }

    @Test("doesn't expand placeholders in inserted text")
    func characters() {
        let error = FieldError(.rule(.notCommon), ControlMessage(.passwordRequired, 5), characters: "{n}{amount}")
        #expect(error.englishText == "One of these: {n}{amount}")
    }
}
