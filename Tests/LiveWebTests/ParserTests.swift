import Foundation
import Testing

extension PageTests {
    /// The inputs from which `make fuzz` begins, and those that a fault was found by.
    @Suite struct ParserTests {
        @Test("every kept input is read as it should be", arguments: FuzzedParser.allCases)
        func corpus(parser: FuzzedParser) throws {
            let folder = FuzzedParser.folder.appendingPathComponent("Corpus/\(parser.rawValue)")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            #expect(!files.isEmpty)
            for file in files {
                #expect(parser.read([UInt8](try Data(contentsOf: file))) == nil, "\(file.lastPathComponent)")
            }
        }
    }
}
