import Testing

@testable import LiveFoundation

@Suite("Text exchange") struct TextExchangeTests {
    @Test("leaves out the text that the field has converted, until the program has another one")
    func conversion() {
        var exchange = TextExchange()
        var current = [exchange.isCurrent("04122026")]
        exchange.fieldConverted("04122026")
        current += ["04122026", "04122026", "12042026", "04122026"].map { exchange.isCurrent($0) }
        #expect(current == [true, false, false, true, true])
    }

    @Test("replaces a text that is being composed only with an emptied one")
    func composition() {
        var exchange = TextExchange()
        let composing = ["", "か", "カ", ""].map { exchange.replaces(isComposing: true, with: $0) }
        #expect(composing == [false, false, false, true])
        let typing = ["", "カ"].map { exchange.replaces(isComposing: false, with: $0) }
        #expect(typing == [true, true])
    }
}
