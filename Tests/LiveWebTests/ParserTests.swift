import Foundation
import Testing

extension PageTests {
    /// The seed inputs of `make fuzz`, and the inputs that revealed bugs.
    @Suite struct ParserTests {
        @Test("parses every corpus file without a violation", arguments: FuzzedParser.allCases)
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
