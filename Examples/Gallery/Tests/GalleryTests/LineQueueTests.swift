import Foundation
import Testing

@testable import GalleryServer

@Suite("Lines that wait to be written")
struct LineQueueTests {
    @Test("come whole and in order, and those that do not fit are counted")
    func order() throws {
        let pipe = Pipe()
        let lines = LineQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 100_000)
        let start = ContinuousClock.now
        for number in 0..<100_000 { lines.write("line \(number)\n") }
        lines.flush(within: 0.1)
        // Nobody has read yet.
        #expect(ContinuousClock.now - start < .seconds(10))
        Thread.detachNewThread {
            lines.flush(within: 10)
            try? pipe.fileHandleForWriting.close()
        }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        var (numbers, leftOutCount): ([Int], Int) = ([], 0)
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words[0] == "line" {
                numbers.append(try #require(Int(words[1])))
            } else {
                #expect(line.hasSuffix(" lines were left out here"))
                leftOutCount += try #require(Int(words[1]))
            }
        }
        #expect(numbers == numbers.sorted())
        #expect(numbers.count > 5000 && leftOutCount > 0)
        #expect(numbers.count + leftOutCount == 100_000)
    }

    @Test("are dropped where nobody will ever read them")
    func closed() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let lines = LineQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        for _ in 0..<10 { lines.write("a\n") }
        let start = ContinuousClock.now
        lines.flush(within: 10)
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
