import LiveControls
import LiveGestures
import LivePasswords
import LiveText
import Testing

@testable import LiveWeb

extension PageTests {
    /// Sends events through the exports and directly to a model. The record must equal the model's response.
    @Suite struct EventTests {
        /// A model, and the same model on the page.
        private struct Pair<Model: ControlModel>
        where Model.Presentation: RecordEncodable, Model.Effect: EffectEncodable {
            var model: Model
            var export: (Int32, Double) -> UInt32
            var time = 0.0

            mutating func expect(
                _ event: Model.Event,
                _ fields: [InboxField],
                _ location: SourceLocation = #_sourceLocation
            ) {
                time += 0.4
                #expect(export(put(fields), time) != 0, sourceLocation: location)
                let effects = model.send(event, at: time)
                let expected = Written {
                    $0.append(model.presentation)
                    Model.Effect.encode(effects, to: &$0)
                }
                #expect(Written(record) == expected, sourceLocation: location)
            }
        }

        /// Every event of a native field, and its fields.
        private static let fieldEvents: [(TextFieldEvent<String>, [InboxField])] = [
            (.focused(true), [8, true]), (.settled(2..<2), [7, 2, 2]),
            (.willEdit(TextEdit(1..<2, "42")), [0, 1, 2, "42"]), (.withdrawn, [2]), (.willDrop("7"), [1, "7"]),
            (.edited("4242 424", caret: 8), [3, "4242 424", 8]), (.composing("42k"), [4, "42k"]),
            (.set("42"), [5, "42"]), (.selected(1..<2), [6, 1, 2]), (.focused(false), [8, false]),
            (.filled("4242", caret: 4), [9, "4242", 4]),
        ]

        @Test("decodes the events of a count ring")
        func countRing() {
            let handle = countRingCreate(put([10, 1, 0, 0, 3, 0, "123456"]))
            defer { countRingDestroy(handle) }
            var pair = Pair(model: CountRingModel(limit: TextLimit(10, unit: .utf16), warnAt: 3, text: "123456")) {
                countRingEvent(handle, $0, $1)
            }
            for (event, fields) in Self.fieldEvents { pair.expect(.field(event), [0] + fields) }
            var settings = CountRingSettings(limit: TextLimit(5, unit: .utf8), warnAt: -7)
            settings.prefersReducedMotion = true
            pair.expect(.settingsChanged(settings), [1, 5, 2, 0, 0, -7, true])
            pair.expect(.woke, [2])
        }

        @Test("decodes the events of a limited field")
        func limitedField() {
            let handle = limitedFieldCreate(put([5, 0, 2, 0, 1, 1, 10, 0, "abc"]))
            defer { limitedFieldDestroy(handle) }
            let model = LimitedFieldModel(
                limit: TextLimit(5).atLeast(2),
                overflow: .truncate,
                counter: .editing,
                text: "abc"
            )
            var pair = Pair(model: model) { limitedFieldEvent(handle, $0, $1) }
            for (event, fields) in Self.fieldEvents { pair.expect(.field(event), [0] + fields) }
            var settings = LimitedFieldSettings(limit: TextLimit(160, unit: .sms), overflow: .allow, counter: .none)
            settings.warnAt = 3
            settings.prefersReducedMotion = true
            pair.expect(.settingsChanged(settings), [1, 160, 5, 0, 0, 2, 2, 3, true])
            pair.expect(.field(.set("👍🏽 too long")), [0, 5, "👍🏽 too long"])
            pair.expect(.woke, [2])
            #expect(limitedFieldTextMessage(handle) != 0)
            #expect(Written(record) == Written { $0.append(SMSMeasurement("👍🏽 too long")) })
        }

        @Test("decodes the events of a sectioned field")
        func sectionedField() {
            let handle = sectionedFieldCreate(put(["card", 0, .number(.nan), 0, "4242"]))
            defer { sectionedFieldDestroy(handle) }
            var pair = Pair(model: SectionedFieldModel(.card, text: "4242")) { sectionedFieldEvent(handle, $0, $1) }
            for (event, fields) in Self.fieldEvents { pair.expect(.field(event), [0] + fields) }
            pair.expect(.validityAnswered(.incorrect), [1, 2])
            pair.expect(.validityRestored(.neutral), [2, 0])
            let formats: [(String, SectionedFormat)] = [
                ("letters 4 1 12", .sections([4, 1, 12], .letters)), ("card ", .card), ("phone-us ", .phoneUS),
                ("code 3 3", .code([3, 3])), ("code ", .sixDigitCode), ("iban", .iban), ("expiry", .expiry),
                ("digits 2-2-2", .sections([2, 2, 2], .digits, separator: "-")), ("unknown 4", .sections([], .any)),
            ]
            for (declaration, format) in formats {
                let today = CalendarMonth(year: 2030, month: 2)
                let settings = SectionedFieldSettings(format: format, showsValidityLive: true, today: today)
                pair.expect(.settingsChanged(settings), [3, .text(declaration), true, 2030, 2, false])
                pair.expect(.field(.set("4242 42")), [0, 5, "4242 42"])
            }
            pair.expect(.committed, [4])
            pair.expect(.woke, [5])
        }

        @Test("decodes the events of a password setup")
        func passwordSetup() {
            let handle = passwordSetupCreate(put([1, "", 0, true, 0, false, .number(.nan)]))
            defer { passwordSetupDestroy(handle) }
            var pair = Pair(model: PasswordSetupModel(policy: .nist)) { passwordSetupEvent(handle, $0, $1) }
            let text = "Tr0ub4dor&3"
            pair.expect(.field(.edited(PasswordText(text)), in: .entry), [0, 3, .text(text), 0, 0])
            pair.expect(.field(.composing(PasswordText("x")), in: .entry), [0, 4, "x", 0])
            pair.expect(.field(.set(PasswordText(text)), in: .confirmation), [0, 5, .text(text), 1])
            pair.expect(.field(.focused(false), in: .confirmation), [0, 8, false, 1])
            let words = PasswordSetupSettings(policy: .classic, words: ["Ann", "Ö"])
            pair.expect(.settingsChanged(words), [4, 0, "", 2, "Ann", "Ö", true, 0, false, .number(.nan)])
            let rules = "minlength: 20; required: digit;"
            let policy = (try? PasswordRules(rules)).map { PasswordPolicy($0) } ?? .classic
            // Without a dictionary, there's no strength.
            let fields: [InboxField] = [4, 1, .text(rules), 0, false, 1, true, 2030]
            let settings = PasswordSetupSettings(
                policy: policy,
                requiresConfirmation: false,
                gate: .report,
                checksBreaches: true
            )
            pair.expect(.settingsChanged(settings), fields)
            pair.expect(.capsLockChanged(true), [1, true])
            pair.expect(.breachesChecked(isBreached: true), [2, true])
            pair.expect(.submitted, [3])
            pair.expect(.woke, [5])
        }

        @Test("encodes checklists of any length completely")
        func manyRules() {
            let rules = (0..<40).map { "required: [\(Character(Unicode.Scalar(UInt8(0x30 + $0))))];" }.joined()
            let handle = passwordSetupCreate(put([0, .text(rules), 0, true, 0, false, .number(.nan)]))
            defer { passwordSetupDestroy(handle) }
            _ = passwordSetupEvent(handle, put([5]), 1)
            #expect(record.contents.fields[0] >= 40)
        }

        @Test("encodes password rules and their errors")
        func rules() {
            _ = passwordSetupRules(put(["minlength:8"]))
            #expect(Written(record) == Written { $0.append(PasswordRulesReading(text: "minlength: 8")) })
            _ = passwordSetupRules(put(["minlength: x"]))
            #expect(record.contents.fields.prefix(2) == [3, 11])
        }

        @Test("decodes the events of an animated number")
        func number() {
            let (digits, arabic) = ("0123456789", "٠١٢٣٤٥٦٧٨٩")
            let seven = FormattedNumber(digits: "7", value: 7)
            let handle = numberCreate(put([.text(digits), 1, 0, 0, 0, 0, 1, "", "7", "", 0, 7, 0]))
            defer { numberDestroy(handle) }
            var pair = Pair(model: NumberTextModel(seven, transition: .roll)) { numberEvent(handle, $0, $1) }
            let amount = FormattedNumber(
                prefix: "$",
                digits: "1,234.5",
                suffix: " ",
                decimals: 1,
                value: 1234.5,
                step: 0.1
            )
            let fields: [InboxField] = ["$", "1,234.5", " ", 1, 1234.5, 0.1]
            pair.expect(.valueChanged(amount), [0] + fields)
            #expect(pair.model.presentation.roll?.wheels.count == 5)
            #expect(numberEvent(handle, put([0, "twelve"]), 2) == 0)
            pair.expect(.formatChanged(amount), [1] + fields)
            pair.expect(.settingsChanged(NumberTextSettings(digits: arabic)), [2, .text(arabic), 0, 0, 0, 0, 0, 1])
            pair.expect(.valueChanged(seven), [0, "", "7", "", 0, 7, 0])
            #expect(pair.model.presentation.count != nil)
            var settings = NumberTextSettings()
            settings.prefersReducedMotion = true
            settings.isVisible = false
            (settings.duration, settings.trend, settings.wrapsAfter) = (2.5, .shortest, 59)
            pair.expect(.settingsChanged(settings), [2, .text(digits), 0, 2.5, 3, 59, 1, 0])
            pair.expect(.frame, [3])
            pair.expect(.woke, [4])
        }

        @Test("decodes the events of a snap button")
        func snapButton() {
            var large = SnapLayout(
                area: .edges,
                axis: .vertical,
                size: GestureSize(width: 400, height: 600),
                itemSize: GestureSize(width: 60, height: 50),
                insets: AreaInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
                inset: 20,
                isRightToLeft: true
            )
            large.isDocked = true
            let zero: [InboxField] = [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0.3, 1, 0]
            let handle = snapButtonCreate(put(zero + [4, 0.5, 0]))
            defer { snapButtonDestroy(handle) }
            let layout = SnapLayout(area: .corners, size: .zero, itemSize: .zero)
            var pair = Pair(model: SnapButtonModel(layout: layout, place: RestingPlace(.topLeading), hold: 0.3)) {
                snapButtonEvent(handle, $0, $1)
            }
            let settings: [InboxField] = [1, 4, 2, 400, 600, 60, 50, 1, 2, 3, 4, 20, true, true, 0.3]
            pair.expect(.settingsChanged(SnapButtonSettings(layout: large, hold: 0.3)), settings + [true, false])
            let (point, there) = (GesturePoint(x: 40, y: 50), GesturePoint(x: 90, y: 70))
            pair.expect(.pointer(.down(pointer: 3, at: point)), [0, 0, 3, 40, 50])
            pair.expect(.woke, [5])
            pair.expect(.pointer(.moved(pointer: 3, to: there)), [0, 1, 3, 90, 70])
            pair.expect(.pointer(.up(pointer: 3, at: there, isInside: false)), [0, 2, 3, 90, 70, false])
            pair.expect(.pointer(.down(pointer: 1, at: point)), [0, 0, 1, 40, 50])
            pair.expect(.pointer(.cancelled(pointer: 1)), [0, 3, 1])
            pair.expect(.pointer(.interrupted), [0, 4])
            pair.expect(.arrowPressed(.down), [2, 3])
            #expect(snapButtonMoves(handle, 0) == large.moves(.left))
            pair.expect(.placeChosen(RestingPlace(.top, fraction: 0.5)), [3, 1, 0.5, 0])
            pair.expect(.menuRequested, [4])
            var still = SnapButtonSettings(layout: large, hold: 0.3)
            still.isEnabled = false
            still.prefersReducedMotion = true
            pair.expect(.settingsChanged(still), settings + [false, true])
            #expect(snapButtonPlaces(handle) != 0)
            #expect(record.contents.fields[0] == Double(large.namedPlaces.count))
        }
    }
}
