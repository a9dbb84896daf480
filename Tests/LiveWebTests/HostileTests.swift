import LiveTestSupport
import Testing

@testable import LiveWeb

extension PageTests {
    @Suite struct HostileTests {
        @Test("every export returns 0 for a handle without a model")
        func staleHandles() {
            let destroyed = [
                countRingCreate(1, 0, 0, 0), limitedFieldCreate(1, 0, 0, 0, 0), numberCreate(0, 0, 0),
                passwordSetupCreate(0, 0),
                sectionedFieldCreate(0, 0, 0), snapButtonCreate(0, 0, 0, 0),
            ]
            destroyAll(destroyed)
            let count = handleCount()
            for handle in [0, 4_000_000_000, .max] + destroyed {
                for call in callsOfModels {
                    #expect(call(handle, .all(1, 1)) == 0)
                }
                destroyAll([Handle](repeating: handle, count: 6))
                sectionedFieldBegin(handle, 1)
                sectionedFieldMonth(handle, 1, 1)
                #expect(!snapButtonMoves(handle, 0))
            }
            #expect(handleCount() == count)
        }

        @Test("rejects a handle of another kind of control")
        func otherKinds() {
            let handle = snapButtonCreate(0, 0, 0, 0)
            defer { snapButtonDestroy(handle) }
            #expect(countRingWake(handle, 1) == 0)
            #expect(handleCount() == 1)
            #expect(snapButtonWake(handle, 1) != 0)
        }

        @Test(
            "never traps on invalid codes, offsets, lengths, numbers, or times",
            arguments: [UInt64](1...4)
        )
        func hostileValues(seed: UInt64) {
            var random = SplitMix64(seed: seed)
            let handles = [
                countRingCreate(.min, 77, .max, -1), limitedFieldCreate(.max, -1, 9, 9, 9), numberCreate(5, 9, .max),
                passwordSetupCreate(-1, .min), sectionedFieldCreate(77, 77, -1),
                snapButtonCreate(-7, .nan, 99, .infinity),
            ]
            defer { destroyAll(handles) }
            for _ in 0..<3_000 {
                let call = callsOfModels.randomElement(using: &random)
                let text = (brokenTexts + [Array("4242 é".utf8), []]).randomElement(using: &random)
                let length = put(text ?? [])
                let integer = (hostileIntegers + [length]).randomElement(using: &random)
                let number = hostileNumbers.randomElement(using: &random)
                _ = call?(handles.randomElement(using: &random) ?? 0, .all(integer ?? 0, number ?? 0))
                _ = numberFrame(number ?? 0)
                _ = springEasing(number ?? 0, Double(integer ?? 0), number ?? 0)
                _ = easeInOutEasing(number ?? 0, Double(integer ?? 0))
            }
            #expect(handleCount() == 6)
        }

        @Test("rejects an invalid dictionary and an invalid format")
        func brokenFiles() {
            _ = passwordSetupDictionaryReserve(-1)
            #expect(!passwordSetupDictionaryOpen())
            _ = passwordSetupDictionaryReserve(100)
            #expect(!passwordSetupDictionaryOpen())
            for bytes in brokenTexts + [Array(repeating: 0x1F, count: 40)] {
                #expect(numberFormatCreate(put(bytes)) == 0)
            }
        }
    }
}

extension CallParameters {
    /// The same number for every parameter.
    fileprivate static func all(_ integer: Int32, _ number: Double) -> Self {
        Self(
            code: integer,
            start: integer,
            end: integer &+ 1,
            length: integer,
            number: number,
            other: number,
            time: number,
            flag: integer == 0
        )
    }
}
