import ControlFuzzing
import Foundation
import LiveControls
import LiveGestures
import LiveText
import Testing

@testable import LiveWeb

extension PageTests {
    /// Writes random calls and their responses to a file, which Tests/WebAssemblyTests replays in the module.
    @Suite(.enabled(if: CallLog.path != nil)) struct CallLogTests {
        @Test("records random calls of each control")
        func calls() throws {
            var log = CallLog()
            for seed in UInt64(1)...60 {
                log.countRing(seed)
                log.limitedField(seed)
                log.sectionedField(seed)
                log.passwordSetup(seed)
                log.number(seed)
                log.snapButton(seed)
            }
            let path = try #require(CallLog.path)
            try Data(log.lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
        }
    }
}

/// Calls and their responses, one JSON object per line.
private struct CallLog {
    static let path = ProcessInfo.processInfo.environment["LIVE_CALL_LOG"]
    private static let eventsInRun = 60

    private enum Argument {
        /// The most recently created model.
        case handle
        /// The length of the text in the inbox.
        case length
        case number(Double)

        static func code(_ code: Int32) -> Self { .number(Double(code)) }
        static func flag(_ flag: Bool) -> Self { .number(flag ? 1 : 0) }
    }

    private(set) var lines: [String] = []

    /// Encodes a double as its bits, because JSON has no NaN.
    private static func hex(_ value: Double) -> String {
        let digits = String(value.bitPattern, radix: 16)
        return "\"" + String(repeating: "0", count: 16 - digits.count) + digits + "\""
    }

    private static func list(_ bytes: [UInt8]) -> String { "[" + bytes.map { "\($0)" }.joined(separator: ",") + "]" }

    /// - Parameter creates: Whether the result is a handle instead of a record.
    private mutating func call(
        _ name: String,
        _ arguments: [Argument],
        text: String = "",
        creates: Bool = false,
        _ answer: UInt32
    ) {
        let written = arguments.map { argument in
            switch argument {
            case .handle: "\"handle\""
            case .length: "\"length\""
            case .number(let number): Self.hex(number)
            }
        }
        let contents = answer == 0 || creates ? ([], []) : record.contents
        lines.append(
            "{\"name\":\"live_\(name)\",\"creates\":\(creates),\"arguments\":[\(written.joined(separator: ","))],"
                + "\"text\":\(Self.list(Array(text.utf8))),\"answers\":\(answer != 0),"
                + "\"fields\":[\(contents.0.map(Self.hex).joined(separator: ","))],\"texts\":\(Self.list(contents.1))}"
        )
    }

    private static func int32(_ source: inout EventSource, _ range: ClosedRange<Int>) -> Int32 {
        Int32(clamping: source.integer(in: range))
    }

    /// Records calls about a native field, which all fields share.
    private mutating func fieldEvent(
        _ name: String,
        _ source: inout EventSource,
        _ text: String,
        _ answer: (Int32, Int32, Int32, InboxLength, Double) -> UInt32
    ) {
        let (kind, start, end) = (
            Int32(source.number(in: 0...6)), Self.int32(&source, 0...9), Self.int32(&source, 0...9)
        )
        let time = source.time()
        call(
            name,
            [.handle, .code(kind), .code(start), .code(end), .length, .number(time)],
            text: text,
            answer(kind, start, end, put(text), time)
        )
    }

    mutating func countRing(_ seed: UInt64) {
        var source = EventSource(seed: seed)
        let text = source.text(pieces: 3)
        let (limit, unit, warnAt) = (
            Self.int32(&source, 0...20), Int32(source.number(in: 0...5)), Self.int32(&source, 0...9)
        )
        let handle = countRingCreate(limit, unit, warnAt, put(text))
        call(
            "count_ring_create",
            [.code(limit), .code(unit), .code(warnAt), .length],
            text: text,
            creates: true,
            handle
        )
        defer { countRingDestroy(handle) }
        for _ in 0..<Self.eventsInRun {
            let (text, isMarked, number) = (source.text(pieces: 4), source.isOne(in: 4), Self.int32(&source, 0...30))
            let (unit, time) = (Int32(source.number(in: 0...5)), source.time())
            switch source.number(in: 0...6) {
            case 0...2:
                let answer = countRingText(handle, put(text), isMarked, time)
                call("count_ring_text", [.handle, .length, .flag(isMarked), .number(time)], text: text, answer)
            case 3:
                let answer = countRingLimit(handle, number, unit, time)
                call("count_ring_limit", [.handle, .code(number), .code(unit), .number(time)], answer)
            case 4:
                call(
                    "count_ring_warn_at",
                    [.handle, .code(number), .number(time)],
                    countRingWarnAt(handle, number, time)
                )
            case 5:
                let answer = countRingReducedMotion(handle, isMarked, time)
                call("count_ring_reduced_motion", [.handle, .flag(isMarked), .number(time)], answer)
            default: call("count_ring_wake", [.handle, .number(time)], countRingWake(handle, time))
            }
        }
    }

    mutating func limitedField(_ seed: UInt64) {
        var source = EventSource(seed: seed)
        let text = source.text(pieces: 3)
        let (limit, unit) = (Self.int32(&source, 0...20), Int32(source.number(in: 0...5)))
        let (overflow, counter) = (Int32(source.number(in: 0...2)), Int32(source.number(in: 0...2)))
        let handle = limitedFieldCreate(limit, unit, overflow, counter, put(text))
        call(
            "limited_field_create",
            [.code(limit), .code(unit), .code(overflow), .code(counter), .length],
            text: text,
            creates: true,
            handle
        )
        defer { limitedFieldDestroy(handle) }
        for _ in 0..<Self.eventsInRun {
            let (code, number) = (Int32(source.number(in: 0...2)), Self.int32(&source, 0...30))
            let (unit, time) = (Int32(source.number(in: 0...5)), source.time())
            switch source.number(in: 0...9) {
            case 0...5:
                fieldEvent("limited_field_event", &source, source.text(pieces: 4)) {
                    limitedFieldEvent(handle, $0, $1, $2, $3, $4)
                }
            case 6:
                let answer = limitedFieldLimit(handle, number, unit, time)
                call("limited_field_limit", [.handle, .code(number), .code(unit), .number(time)], answer)
            case 7:
                let answer = limitedFieldOverflow(handle, code, time)
                call("limited_field_overflow", [.handle, .code(code), .number(time)], answer)
            case 8: call("limited_field_text_message", [.handle], limitedFieldTextMessage(handle))
            default: call("limited_field_wake", [.handle, .number(time)], limitedFieldWake(handle, time))
            }
        }
    }

    mutating func sectionedField(_ seed: UInt64) {
        var source = EventSource(seed: seed)
        let lists = ["4 4 4", "", "3-3", "1 0 2", "99999999999 1"]
        let pieces = ["4", "12", "4242424242424242", "04/27", "DE89 3704", "a", "+1 (212) 555"]
        let (format, accepts, list) = (
            Int32(source.number(in: 0...5)), Int32(source.number(in: 0...3)), source.element(of: lists)
        )
        let handle = sectionedFieldCreate(format, accepts, put(list))
        call("sectioned_field_create", [.code(format), .code(accepts), .length], text: list, creates: true, handle)
        defer { sectionedFieldDestroy(handle) }
        for _ in 0..<Self.eventsInRun {
            let (format, accepts, time) = (
                Int32(source.number(in: 0...5)), Int32(source.number(in: 0...3)), source.time()
            )
            let (flag, list) = (source.flag(), source.element(of: lists))
            switch source.number(in: 0...11) {
            case 0...6:
                let text = source.flag() ? source.element(of: pieces) : source.text(pieces: 2)
                fieldEvent("sectioned_field_event", &source, text) { sectionedFieldEvent(handle, $0, $1, $2, $3, $4) }
            case 7:
                let answer = sectionedFieldFormat(handle, format, accepts, put(list), time)
                call(
                    "sectioned_field_format",
                    [.handle, .code(format), .code(accepts), .length, .number(time)],
                    text: list,
                    answer
                )
            case 8:
                let answer = sectionedFieldValidity(handle, accepts, time)
                call("sectioned_field_validity", [.handle, .code(accepts), .number(time)], answer)
            case 9:
                call(
                    "sectioned_field_live",
                    [.handle, .flag(flag), .number(time)],
                    sectionedFieldLive(handle, flag, time)
                )
            case 10:
                let answer = sectionedFieldReducedMotion(handle, flag, time)
                call("sectioned_field_reduced_motion", [.handle, .flag(flag), .number(time)], answer)
            default: call("sectioned_field_wake", [.handle, .number(time)], sectionedFieldWake(handle, time))
            }
        }
    }

    mutating func passwordSetup(_ seed: UInt64) {
        var source = EventSource(seed: seed)
        let rules = ["", "minlength: 12; required: [<>];", "max-consecutive: 2; allowed: ascii-printable;", "nonsense"]
        let (policy, text) = (Int32(source.number(in: 0...1)), source.element(of: rules))
        let handle = passwordSetupCreate(policy, put(text))
        call("password_setup_create", [.code(policy), .length], text: text, creates: true, handle)
        defer { passwordSetupDestroy(handle) }
        for _ in 0..<Self.eventsInRun {
            let (field, kind) = (Int32(source.number(in: 0...1)), Int32(source.number(in: 0...6)))
            let (flag, time) = (source.flag(), source.time())
            let text =
                source.flag()
                ? source.text(pieces: 4) : source.element(of: ["Tr0ub4dor&3", "password1999", "aaaaaaaaaaaaaaaa"])
            switch source.number(in: 0...6) {
            case 0...3:
                let answer = passwordSetupEvent(handle, field, kind, flag, put(text), time)
                call(
                    "password_setup_event",
                    [.handle, .code(field), .code(kind), .flag(flag), .length, .number(time)],
                    text: text,
                    answer
                )
            case 4:
                let text = source.element(of: rules)
                let answer = passwordSetupPolicy(handle, field, put(text), time)
                call("password_setup_policy", [.handle, .code(field), .length, .number(time)], text: text, answer)
            case 5:
                let answer = passwordSetupWords(handle, put(text), time)
                call("password_setup_words", [.handle, .length, .number(time)], text: text, answer)
            default: call("password_setup_wake", [.handle, .number(time)], passwordSetupWake(handle, time))
            }
        }
    }

    mutating func number(_ seed: UInt64) {
        var source = EventSource(seed: seed)
        let transition = Int32(source.number(in: 0...1))
        let handle = numberCreate(0, transition, put("12"))
        call("number_create", [.number(0), .code(transition), .length], text: "12", creates: true, handle)
        defer { numberDestroy(handle) }
        for _ in 0..<Self.eventsInRun {
            let (transition, flag, time) = (Int32(source.number(in: 0...1)), source.isOne(in: 4), source.time())
            switch source.number(in: 0...9) {
            case 0...5:
                let number = source.integer(in: -99_999...99_999)
                let text = source.element(of: ["\(number)", "\(number).25", "1e308", "x", "-0", "Infinity", "1e-7"])
                let answer = numberValue(handle, put(text), time)
                call("number_value", [.handle, .length, .number(time)], text: text, answer)
            case 6:
                let answer = numberTransition(handle, transition, time)
                call("number_transition", [.handle, .code(transition), .number(time)], answer)
            case 7:
                let answer = numberReducedMotion(handle, flag, time)
                call("number_reduced_motion", [.handle, .flag(flag), .number(time)], answer)
            case 8:
                call(
                    "number_visibility",
                    [.handle, .flag(!flag), .number(time)],
                    numberVisibility(handle, !flag, time)
                )
            default: call("number_wake", [.handle, .number(time)], numberWake(handle, time))
            }
        }
    }

    mutating func snapButton(_ seed: UInt64) {
        var source = EventSource(seed: seed)
        let (area, slot) = (Int32(source.number(in: 0...5)), Int32(source.number(in: -1...8)))
        let (hold, fraction) = (source.measure(in: 0...1), source.measure(in: 0...1))
        let handle = snapButtonCreate(area, hold, slot, fraction)
        call(
            "snap_button_create",
            [.code(area), .number(hold), .code(slot), .number(fraction)],
            creates: true,
            handle
        )
        defer { snapButtonDestroy(handle) }
        for _ in 0..<Self.eventsInRun {
            let (pointer, x, y) = (
                Int32(source.number(in: 1...2)), source.measure(in: -100...900), source.measure(in: -100...900)
            )
            let (code, flag, time) = (Int32(source.number(in: 0...7)), source.flag(), source.time())
            switch source.number(in: 0...13) {
            case 0:
                let sizes = (0..<9).map { source.measure(in: 0...($0 < 2 ? 900 : 40)) }
                let answer = snapButtonLayout(
                    handle,
                    code,
                    sizes[0],
                    sizes[1],
                    sizes[2],
                    sizes[3],
                    sizes[4],
                    sizes[5],
                    sizes[6],
                    sizes[7],
                    sizes[8],
                    flag,
                    time
                )
                let numbers = sizes.map { Argument.number($0) }
                call("snap_button_layout", [.handle, .code(code)] + numbers + [.flag(flag), .number(time)], answer)
            case 1...3:
                let answer = snapButtonDown(handle, pointer, x, y, time)
                call("snap_button_down", [.handle, .code(pointer), .number(x), .number(y), .number(time)], answer)
            case 4...6:
                let answer = snapButtonMove(handle, pointer, x, y, time)
                call("snap_button_move", [.handle, .code(pointer), .number(x), .number(y), .number(time)], answer)
            case 7:
                let answer = snapButtonUp(handle, pointer, x, y, flag, time)
                call(
                    "snap_button_up",
                    [.handle, .code(pointer), .number(x), .number(y), .flag(flag), .number(time)],
                    answer
                )
            case 8: call("snap_button_interrupt", [.handle, .number(time)], snapButtonInterrupt(handle, time))
            case 9:
                let answer = snapButtonChoose(handle, code, x, time)
                call("snap_button_choose", [.handle, .code(code), .number(x), .number(time)], answer)
            case 10:
                let answer = snapButtonReducedMotion(handle, flag, time)
                call("snap_button_reduced_motion", [.handle, .flag(flag), .number(time)], answer)
            case 11: call("snap_button_places", [.handle], snapButtonPlaces(handle))
            default: call("snap_button_wake", [.handle, .number(time)], snapButtonWake(handle, time))
            }
        }
    }
}
