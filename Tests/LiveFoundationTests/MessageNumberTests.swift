import Foundation
import LiveControls
import LiveText
import Testing

@testable import LiveFoundation

@Suite("Numbers in messages")
struct MessageNumberTests {
    private static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/LiveFoundation/Resources/Localizable.xcstrings")

    @Test("uses a format as wide as the number in every message")
    func width() throws {
        let words = try String(contentsOf: Self.catalog, encoding: .utf8)
        let formats = Set(words.matches(of: /%(?:\d+\$)?([a-zA-Z]+|@)/).map { String($0.output.1) })
        #expect(formats == ["lld"])
        let argument: Any = ControlMessage(.remaining, 3, unit: .characters).formatArgument
        #expect(argument is Int64)
    }

    @Test("formats the largest and smallest numbers in full", arguments: [Int.max, Int.min, 0, -1, 1 << 33])
    func extremes(number: Int) {
        let format = "%lld to go"
        let argument = ControlMessage(.remaining, number, unit: .characters).formatArgument
        #expect(String(format: format, argument) == "\(number) to go")
    }
}
