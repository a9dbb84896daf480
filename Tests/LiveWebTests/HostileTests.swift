import LiveTestSupport
import Testing

@testable import LiveWeb

extension PageTests {
    @Suite struct HostileTests {
        /// The code of each control's `woke`, its last event.
        private static let woke: [InboxField] = [2, 2, 4, 5, 5, 5]

        @Test("every export returns 0 for a handle without a model")
        func staleHandles() {
            for (calls, woke) in zip(ModelCalls.all, Self.woke) {
                let destroyed = calls.create(put(calls.settings))
                #expect(destroyed != 0)
                #expect(calls.send(destroyed, put([woke]), 1) != 0)
                calls.destroy(destroyed)
                let count = handleCount()
                for handle in [0, 4_000_000_000, .max, destroyed] {
                    #expect(calls.send(handle, put([woke]), 1) == 0)
                    calls.destroy(handle)
                    #expect(!snapButtonMoves(handle, 0))
                    #expect(snapButtonPlaces(handle) == 0)
                    #expect(limitedFieldTextMessage(handle) == 0)
                }
                #expect(handleCount() == count)
            }
        }

        @Test("rejects a handle of another kind of control")
        func otherKinds() {
            let button = ModelCalls.all[5]
            let handle = button.create(put(button.settings))
            defer { snapButtonDestroy(handle) }
            #expect(countRingEvent(handle, put([2]), 1) == 0)
            #expect(handleCount() == 1)
            #expect(snapButtonEvent(handle, put([5]), 1) != 0)
        }

        @Test("creates no model for incomplete settings, and sends no incomplete event")
        func incomplete() {
            for calls in ModelCalls.all {
                #expect(calls.create(put(calls.settings.dropLast(2))) == 0)
                let handle = calls.create(put(calls.settings))
                defer { calls.destroy(handle) }
                #expect(calls.send(handle, put([]), 1) == 0)
                #expect(calls.send(handle, put([0]), 1) == 0)
                #expect(calls.send(handle, put([99]), 1) == 0)
            }
            #expect(handleCount() == 0)
        }

        @Test("never traps on invalid codes, offsets, lengths, numbers, or times", arguments: [UInt64](1...4))
        func hostileValues(seed: UInt64) {
            var random = SplitMix64(seed: seed)
            let handles = ModelCalls.all.map { $0.create(put($0.settings)) }
            defer { for (calls, handle) in zip(ModelCalls.all, handles) { calls.destroy(handle) } }
            for _ in 0..<20_000 {
                let fields = (0..<Int.random(in: 0...16, using: &random)).map { _ -> InboxField in
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0: .number(hostileNumbers.randomElement(using: &random) ?? 0)
                    case 1: .bytes((brokenTexts + [Array("4242 é".utf8), []]).randomElement(using: &random) ?? [])
                    default: .number(Double(Int.random(in: 0...7, using: &random)))
                    }
                }
                let model = Int.random(in: handles.indices, using: &random)
                let number = hostileNumbers.randomElement(using: &random) ?? 0
                _ = ModelCalls.all[model].send(handles[model], put(fields), number)
                _ = numberFrame(number)
                _ = springEasing(number, number, number, number)
                _ = easeInOutEasing(number, number)
            }
            #expect(handleCount() == 6)
        }

        @Test("rejects an invalid dictionary")
        func brokenFile() {
            _ = passwordSetupDictionaryReserve(-1)
            #expect(!passwordSetupDictionaryOpen())
            _ = passwordSetupDictionaryReserve(100)
            #expect(!passwordSetupDictionaryOpen())
        }
    }
}
