/// The fields of an `application/x-www-form-urlencoded` body.
///
/// Stricter than the URL Standard's parser, which keeps a broken percent escape as it stands and replaces
/// bytes that are not UTF-8: a text is taken as it was meant, or not at all.
struct URLEncodedForm {
    private var fields: [(name: String, value: String)] = []

    init(_ body: [UInt8]) throws(RequestFault) {
        for field in body.split(separator: UInt8(ascii: "&")) {
            let separator = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
            let name = try Self.decode(field[..<separator], of: "A field's name")
            let value = try Self.decode(field[separator...].dropFirst(), of: "The field “\(name)”")
            fields.append((name, value))
        }
    }

    /// The one value of a field, or `nil` where there is none.
    func value(of name: String) throws(RequestFault) -> String? {
        let values = fields.filter { $0.name == name }
        guard values.count <= 1 else {
            throw RequestFault(
                status: .badRequest,
                code: "repeatedField",
                message: "The field “\(name)” is there more than once.",
                field: name
            )
        }
        return values.first?.value
    }

    private static func decode(_ encoded: ArraySlice<UInt8>, of what: String) throws(RequestFault) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encoded.count)
        var rest = encoded
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"):
                bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexDigitValue, let low = rest.popFirst()?.hexDigitValue else {
                    throw RequestFault(
                        status: .badRequest,
                        code: "malformedForm",
                        message: "\(what) has a % that two hexadecimal digits do not follow."
                    )
                }
                bytes.append(high << 4 | low)
            default:
                bytes.append(byte)
            }
        }
        return try String(wholeUTF8: bytes, of: what)
    }
}

extension UInt8 {
    /// The value of an ASCII hexadecimal digit, in 0…15.
    var hexDigitValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
