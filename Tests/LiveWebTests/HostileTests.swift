import LiveTestSupport
import Testing

@testable import LiveWeb

extension PageTests {
    @Suite struct HostileTests {
        /// Every export that takes a handle, with its other parameters.
        private static let calls: [@Sendable (Handle, Int32, Double) -> UInt32] = [
            { countRingText($0, $1, true, $2) }, { countRingLimit($0, $1, $1, $2) }, { countRingWarnAt($0, $1, $2) },
            { countRingReducedMotion($0, $1 == 0, $2) }, { countRingWake($0, $2) },
            { limitedFieldEvent($0, $1, $1, $1 &+ 1, $1, $2) }, { limitedFieldLimit($0, $1, $1, $2) },
            { limitedFieldOverflow($0, $1, $2) }, { limitedFieldCounter($0, $1, $2) },
            { limitedFieldReducedMotion($0, $1 == 0, $2) }, { limitedFieldWake($0, $2) },
            { handle, _, _ in limitedFieldTextMessage(handle) },
            { numberValue($0, $1, $2) }, { numberFormat($0, Handle(bitPattern: $1), $2) },
            { numberNotation($0, $1, $2) },
            { numberReducedMotion($0, $1 == 0, $2) }, { numberVisibility($0, $1 != 0, $2) }, { numberWake($0, $2) },
            { passwordSetupPolicy($0, $1, $1, $2) }, { passwordSetupEvent($0, $1, $1, $1 == 0, $1, $2) },
            { passwordSetupWords($0, $1, $2) }, { passwordSetupStrength($0, $1 == 0, $1, $2) },
            { passwordSetupWake($0, $2) },
            { sectionedFormat($0, $1, $1, $1, $2) }, { sectionedEvent($0, $1, $1, $1 &- 1, $1, $2) },
            { sectionedValidity($0, $1, $2) }, { sectionedLive($0, $1 == 0, $2) },
            { sectionedReducedMotion($0, $1 == 0, $2) }, { sectionedWake($0, $2) },
            { snapButtonLayout($0, $1, $2, $2, $2, $2, $2, $2, $2, $2, $2, $1 == 0, $2) },
            { snapButtonHold($0, $2, $2) },
            { snapButtonDown($0, $1, $2, $2, $2) }, { snapButtonMove($0, $1, $2, $2, $2) },
            { snapButtonUp($0, $1, $2, $2, $1 == 0, $2) }, { snapButtonCancel($0, $1, $2) },
            { snapButtonInterrupt($0, $2) },
            { snapButtonArrow($0, $1, $2) }, { snapButtonChoose($0, $1, $2, $2) }, { snapButtonMenu($0, $2) },
            { snapButtonEnabled($0, $1 == 0, $2) }, { snapButtonReducedMotion($0, $1 == 0, $2) },
            { snapButtonWake($0, $2) },
            { handle, _, _ in snapButtonPlaces(handle) },
        ]

        @Test("every export answers a handle without a model with nothing")
        func staleHandles() {
            let destroyed = [
                countRingCreate(1, 0, 0, 0), limitedFieldCreate(1, 0, 0, 0, 0), numberCreate(0, 0, 0),
                passwordSetupCreate(0, 0),
                sectionedCreate(0, 0, 0), snapButtonCreate(0, 0, 0, 0),
            ]
            destroyAll(destroyed)
            let count = handleCount()
            for handle in [0, 4_000_000_000, .max] + destroyed {
                for call in Self.calls {
                    #expect(call(handle, 1, 1) == 0)
                }
                destroyAll([Handle](repeating: handle, count: 6))
                sectionedBegin(handle, 1)
                sectionedMonth(handle, 1, 1)
                #expect(!snapButtonMoves(handle, 0))
            }
            #expect(handleCount() == count)
        }

        @Test("a handle of one kind of control is unknown to another")
        func otherKinds() {
            let handle = snapButtonCreate(0, 0, 0, 0)
            defer { snapButtonDestroy(handle) }
            #expect(countRingWake(handle, 1) == 0)
            #expect(handleCount() == 1)
            #expect(snapButtonWake(handle, 1) != 0)
        }

        @Test(
            "invalid codes, offsets, lengths, numbers and times never trap",
            arguments: [UInt64](1...4)
        )
        func hostileValues(seed: UInt64) {
            var random = SplitMix64(seed: seed)
            let handles = [
                countRingCreate(.min, 77, .max, -1), limitedFieldCreate(.max, -1, 9, 9, 9), numberCreate(5, 9, .max),
                passwordSetupCreate(-1, .min), sectionedCreate(77, 77, -1), snapButtonCreate(-7, .nan, 99, .infinity),
            ]
            defer { destroyAll(handles) }
            for _ in 0..<3_000 {
                let call = Self.calls.randomElement(using: &random)
                let text = (brokenTexts + [Array("4242 é".utf8), []]).randomElement(using: &random)
                let length = put(text ?? [])
                let integer = (hostileIntegers + [length]).randomElement(using: &random)
                let number = hostileNumbers.randomElement(using: &random)
                _ = call?(handles.randomElement(using: &random) ?? 0, integer ?? 0, number ?? 0)
                _ = numberFrame(number ?? 0)
                _ = springEasing(number ?? 0, Double(integer ?? 0), number ?? 0)
                _ = easeInOutEasing(number ?? 0, Double(integer ?? 0))
            }
            #expect(handleCount() == 6)
        }

        @Test("an invalid dictionary and an invalid format are refused")
        func brokenFiles() {
            _ = passwordSetupDictionaryReserve(-1)
            #expect(!passwordSetupDictionaryOpen())
            _ = passwordSetupDictionaryReserve(100)
            #expect(!passwordSetupDictionaryOpen())
            for bytes in brokenTexts + [Array(repeating: 0x1F, count: 40)] {
                #expect(numberFormatCreate(put(bytes)) == 0)
            }
        }

        private func destroyAll(_ handles: [Handle]) {
            countRingDestroy(handles[0])
            limitedFieldDestroy(handles[1])
            numberDestroy(handles[2])
            passwordSetupDestroy(handles[3])
            sectionedDestroy(handles[4])
            snapButtonDestroy(handles[5])
        }
    }
}
