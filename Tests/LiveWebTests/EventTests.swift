import LiveControls
import LiveGestures
import LivePasswords
import LiveText
import Testing

@testable import LiveWeb

extension PageTests {
    /// Calls each export and sends the same event directly to a model. The record must equal the model's response.
    @Suite struct EventTests {
        @Test("encodes the responses of a count ring")
        func countRing() {
            var ring = CountRingModel(limit: TextLimit(10, unit: .utf16), warnAt: 3, text: "123456")
            let handle = countRingCreate(10, 1, 3, put("123456"))
            defer { countRingDestroy(handle) }
            func expect(_ event: CountRingEvent, _ time: Double, _ address: CountRingAnswer) {
                let effects = ring.send(event, at: time)
                #expect(address != 0)
                let expected = Written {
                    $0.append(ring.presentation)
                    $0.append(effects)
                }
                #expect(Written(record) == expected, "\(event)")
            }
            expect(ring.changing { $0.prefersReducedMotion = true }, 1, countRingReducedMotion(handle, true, 1))
            expect(.field(.set("12345678é")), 2, countRingText(handle, put("12345678é"), false, 2))
            expect(.field(.composing("k")), 3, countRingText(handle, put("k"), true, 3))
            expect(ring.changing { $0.limit = TextLimit(5, unit: .utf8) }, 4, countRingLimit(handle, 5, 2, 4))
            expect(ring.changing { $0.warnAt = -7 }, 5, countRingWarnAt(handle, -7, 5))
            expect(.field(.set("too long by far")), 6, countRingText(handle, put("too long by far"), false, 6))
            expect(.woke, 9, countRingWake(handle, 9))
        }

        @Test("encodes the responses of a limited field")
        func limitedField() {
            var field = LimitedFieldModel(
                limit: TextLimit(5),
                overflow: .truncate,
                counter: .editing,
                text: "abc"
            )
            let handle = limitedFieldCreate(5, 0, 1, 1, put("abc"))
            defer { limitedFieldDestroy(handle) }
            func expect(_ event: LimitedFieldEvent, _ time: Double, _ address: LimitedFieldAnswer) {
                let effects = field.send(event, at: time)
                #expect(address != 0)
                let expected = Written {
                    $0.append(field.presentation)
                    $0.append(effects)
                }
                #expect(Written(record) == expected, "\(event)")
            }
            for (kind, event) in textFieldEvents {
                let (start, end, text) = numbers(of: event)
                expect(.field(event), 1, limitedFieldEvent(handle, kind, start, end, put(text), 1))
            }
            expect(field.changing { $0.overflow = .allow }, 2, limitedFieldOverflow(handle, 2, 2))
            expect(.field(.set("👍🏽 too long")), 3, limitedFieldEvent(handle, 4, 0, 0, put("👍🏽 too long"), 3))
            expect(field.changing { $0.counter = .none }, 4, limitedFieldCounter(handle, 2, 4))
            expect(field.changing { $0.prefersReducedMotion = true }, 5, limitedFieldReducedMotion(handle, true, 5))
            expect(field.changing { $0.limit = TextLimit(160, unit: .sms) }, 6, limitedFieldLimit(handle, 160, 5, 6))
            expect(.woke, 9, limitedFieldWake(handle, 9))
            #expect(limitedFieldTextMessage(handle) != 0)
            #expect(Written(record) == Written { $0.append(SMSMeasurement("👍🏽 too long")) })
        }

        @Test("encodes the responses of a sectioned field")
        func sectionedField() {
            var field = SectionedFieldModel(.card, text: "4242")
            let handle = sectionedFieldCreate(1, 3, 0)
            defer { sectionedFieldDestroy(handle) }
            sectionedFieldBegin(handle, put("4242"))
            func expect(_ event: SectionedFieldEvent, _ time: Double, _ address: SectionedFieldAnswer) {
                let effects = field.send(event, at: time)
                #expect(address != 0)
                let expected = Written {
                    $0.append(field.presentation)
                    $0.append(effects)
                }
                #expect(Written(record) == expected, "\(event)")
            }
            for (kind, event) in textFieldEvents {
                let (start, end, text) = numbers(of: event)
                expect(.field(event), 1, sectionedFieldEvent(handle, kind, start, end, put(text), 1))
            }
            expect(field.changing { $0.showsValidityLive = true }, 2, sectionedFieldLive(handle, true, 2))
            expect(.validityAnswered(.incorrect), 3, sectionedFieldValidity(handle, 2, 3))
            expect(field.changing { $0.prefersReducedMotion = true }, 4, sectionedFieldReducedMotion(handle, true, 4))
            let formats: [(EnumCode<SectionedFormat>, String, SectionedFormat)] = [
                (0, "4 1 12", .sections([4, 1, 12], .letters)), (1, "", .card), (2, "", .phoneUS),
                (3, "3-3", .code([3, 3])),
                (3, "", .sixDigitCode), (4, "", .iban), (5, "", .expiry), (-1, "2", .sections([2], .letters)),
            ]
            for (code, list, format) in formats {
                expect(field.changing { $0.format = format }, 5, sectionedFieldFormat(handle, code, 1, put(list), 5))
            }
            _ = field.change(at: 6) { $0.today = CalendarMonth(year: 2030, month: 2) }
            sectionedFieldMonth(handle, 2030, 2)
            expect(.woke, 9, sectionedFieldWake(handle, 9))
        }

        @Test("encodes the responses of a password setup")
        func passwordSetup() {
            var setup = PasswordSetupModel(policy: .nist)
            let handle = passwordSetupCreate(1, 0)
            defer { passwordSetupDestroy(handle) }
            func expect(_ event: PasswordSetupEvent, _ time: Double, _ address: PasswordSetupAnswer) {
                let effects = setup.send(event, at: time)
                #expect(address != 0)
                let expected = Written {
                    $0.append(setup.presentation)
                    $0.append(effects)
                }
                #expect(Written(record) == expected, "at \(time)")
            }
            let text = "Tr0ub4dor&3"
            expect(.edited(PasswordText(text), in: .entry), 1, passwordSetupEvent(handle, 0, 1, false, put(text), 1))
            expect(.composing(PasswordText("x"), in: .entry), 2, passwordSetupEvent(handle, 0, 2, false, put("x"), 2))
            expect(.composed(PasswordText(text), in: .entry), 3, passwordSetupEvent(handle, 0, 3, false, put(text), 3))
            expect(
                .set(PasswordText(text), in: .confirmation),
                4,
                passwordSetupEvent(handle, 1, 4, false, put(text), 4)
            )
            expect(.focused(false, in: .confirmation), 5, passwordSetupEvent(handle, 1, 6, false, 0, 5))
            expect(setup.changing { $0.words = ["Ann", "Ö"] }, 6, passwordSetupWords(handle, put("Ann\nÖ"), 6))
            expect(setup.changing { $0.policy = .classic }, 7, passwordSetupPolicy(handle, 0, 0, 7))
            let rules = "minlength: 20; required: digit;"
            let policy = (try? PasswordRules(rules)).map { PasswordPolicy($0) } ?? .classic
            expect(setup.changing { $0.policy = policy }, 8, passwordSetupPolicy(handle, 1, put(rules), 8))
            expect(setup.changing { $0.strengthEstimator = nil }, 9, passwordSetupStrength(handle, true, 2030, 9))
            expect(.woke, 12, passwordSetupWake(handle, 12))
        }

        @Test("encodes checklists of any length completely")
        func manyRules() {
            let rules = (0..<40).map { "required: [\(Character(Unicode.Scalar(UInt8(0x30 + $0))))];" }.joined()
            let handle = passwordSetupCreate(0, put(rules))
            defer { passwordSetupDestroy(handle) }
            _ = passwordSetupWake(handle, 1)
            #expect(record.contents.fields[0] >= 40)
        }

        @Test("encodes password rules and their errors")
        func rules() {
            _ = passwordSetupRules(put("minlength:8"))
            #expect(Written(record) == Written { $0.append(PasswordRulesReading(text: "minlength: 8")) })
            _ = passwordSetupRules(put("minlength: x"))
            #expect(record.contents.fields.prefix(2) == [3, 11])
        }

        @Test("encodes the responses of an animated number")
        func number() {
            let format = NumberFormat()
            var number = NumberTextModel(value: DecimalNumber("7"), format: format, transition: .roll)
            let handle = numberCreate(0, 1, put("7"))
            defer { numberDestroy(handle) }
            func expect(_ event: NumberTextEvent?, _ time: Double, _ address: NumberAnswer) {
                let effects = event.map { number.send($0, at: time) } ?? []
                #expect(address != 0)
                let expected = Written {
                    $0.append(number.presentation)
                    $0.append(effects)
                }
                #expect(Written(record) == expected, "at \(time)")
            }
            expect(number.changing { $0.isVisible = true }, 1, numberVisibility(handle, true, 1))
            expect(DecimalNumber("1234.5").map { .valueChanged($0) }, 2, numberValue(handle, put("1234.5"), 2))
            #expect(number.presentation.roll != nil)
            expect(nil, 2.1, numberValue(handle, put("twelve"), 2.1))
            expect(number.changing { $0.transition = .count }, 3, numberTransition(handle, 0, 3))
            expect(number.changing { $0.format = format }, 4, numberFormat(handle, 99, 4))
            expect(number.changing { $0.prefersReducedMotion = true }, 5, numberReducedMotion(handle, true, 5))
            expect(.woke, 9, numberWake(handle, 9))
        }

        @Test("encodes the responses of a snap button")
        func snapButton() {
            let layout = SnapLayout(area: .corners, size: .zero, itemSize: .zero)
            var button = SnapButtonModel(layout: layout, place: RestingPlace(.topLeading), hold: 0.3)
            let handle = snapButtonCreate(5, 0.3, 4, 0)
            defer { snapButtonDestroy(handle) }
            func expect(_ event: SnapButtonEvent, _ time: Double, _ address: SnapButtonAnswer) {
                let effects = button.send(event, at: time)
                #expect(address != 0)
                let expected = Written {
                    $0.append(button.presentation)
                    $0.append(effects)
                }
                #expect(Written(record) == expected, "\(event)")
            }
            let large = SnapLayout(
                area: .edges,
                size: GestureSize(width: 400, height: 600),
                itemSize: GestureSize(width: 60, height: 50),
                insets: AreaInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
                inset: 20,
                isRightToLeft: true
            )
            let laid = snapButtonLayout(handle, 4, 400, 600, 60, 50, 1, 2, 3, 4, 20, true, 1)
            expect(button.changing { $0.layout = large }, 1, laid)
            let point = GesturePoint(x: 40, y: 50)
            expect(.pointer(.down(pointer: 3, at: point)), 2, snapButtonDown(handle, 3, 40, 50, 2))
            expect(.woke, 2.4, snapButtonWake(handle, 2.4))
            let there = GesturePoint(x: 90, y: 70)
            expect(.pointer(.moved(pointer: 3, to: there)), 2.5, snapButtonMove(handle, 3, 90, 70, 2.5))
            let up = PressDragEvent.up(pointer: 3, at: there, isInside: false)
            expect(.pointer(up), 2.6, snapButtonUp(handle, 3, 90, 70, false, 2.6))
            expect(.pointer(.down(pointer: 1, at: point)), 5, snapButtonDown(handle, 1, 40, 50, 5))
            expect(.pointer(.cancelled(pointer: 1)), 5.1, snapButtonCancel(handle, 1, 5.1))
            expect(.pointer(.interrupted), 5.2, snapButtonInterrupt(handle, 5.2))
            expect(.arrowPressed(.down), 6, snapButtonArrow(handle, 3, 6))
            #expect(snapButtonMoves(handle, 0) == button.settings.layout.moves(.left))
            expect(.placeChosen(RestingPlace(.top, fraction: 0.5)), 7, snapButtonChoose(handle, 1, 0.5, 7))
            expect(.menuRequested, 8, snapButtonMenu(handle, 8))
            expect(button.changing { $0.hold = 1 }, 9, snapButtonHold(handle, 1, 9))
            expect(button.changing { $0.isEnabled = false }, 10, snapButtonEnabled(handle, false, 10))
            expect(button.changing { $0.prefersReducedMotion = true }, 11, snapButtonReducedMotion(handle, true, 11))
            #expect(snapButtonPlaces(handle) != 0)
            #expect(record.contents.fields[0] == Double(large.namedPlaces.count))
        }
    }
}

/// Every event of a native field, with its code.
private let textFieldEvents: [(EnumCode<TextFieldEvent>, TextFieldEvent)] = [
    (6, .focused(true)), (0, .willEdit(TextEdit(1..<2, "42"))), (1, .edited("4242 424", caret: 8)),
    (2, .composing("42k")),
    (3, .composed("42漢", caret: 3)), (4, .set("42")), (5, .selected(1..<2)), (6, .focused(false)),
]

/// The associated values of an event, which are encoded separately from its code.
private func numbers(of event: TextFieldEvent) -> (start: Int32, end: Int32, text: String) {
    switch event {
    case .willEdit(let edit): (Int32(edit.range.lowerBound), Int32(edit.range.upperBound), edit.replacement)
    case .edited(let text, let caret), .composed(let text, let caret): (Int32(caret), 0, text)
    case .composing(let text), .set(let text): (0, 0, text)
    case .selected(let range): (Int32(range.lowerBound), Int32(range.upperBound), "")
    case .focused(let isFocused): (isFocused ? 1 : 0, 0, "")
    }
}
