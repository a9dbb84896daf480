extension String {
    /// A text from bytes that must be UTF-8 throughout. Nothing is repaired.
    ///
    /// - Throws: ``RequestFault`` with the offset of the first byte that is not.
    init(wholeUTF8 bytes: [UInt8], of what: String) throws(RequestFault) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else {
            let offset = zip(text.utf8, bytes).prefix { $0 == $1 }.count
            throw RequestFault(
                status: .badRequest,
                code: "invalidUTF8",
                message: "\(what) is not valid UTF-8 at byte \(offset)."
            )
        }
        self = text
    }
}
