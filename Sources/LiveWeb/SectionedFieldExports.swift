import LiveControls
import LiveMotion
import LiveText

nonisolated(unsafe) var sectionedFields = HandleTable<SectionedFieldModel>()

/// The model's response to an event.
public typealias SectionedFieldAnswer = RecordAddress<SectionedFieldPresentation, SectionedFieldEffect>

extension SectionedFieldPresentation {
    enum EncodingExclusions { case text, validityMotion, decorations, affixes }
}

extension SectionedFormat: InboxDecodable {
    typealias InboxForm = DeclarationText<SectionedFormat, AcceptedCharacters>

    /// An unknown format is a plain field.
    init(from inbox: inout InboxReader) {
        let declaration: String = inbox.value()
        self = SectionedFormat(declaration) ?? SectionedFormat("any") ?? .sections([], .any)
    }
}

/// The attributes that help keyboards and autofill, and their values.
public typealias SectionedFieldHints = RecordAddress<InputHints>

/// Hints for an input, in the words of their attributes.
public struct InputHints {
    /// A keyboard.
    enum Inputmode: UInt8 { case numeric, tel, decimal }

    /// A kind of text that autofill offers.
    enum Autocomplete: UInt8 { case ccNumber, ccExp, ccCsc, telNational, oneTimeCode, tel }

    /// The keyboard.
    var inputmode: Inputmode?
    /// The kind of text that autofill offers.
    var autocomplete: Autocomplete?
    /// Whether letters are typed in uppercase, in words that aren't prose.
    var isUppercase: Bool

    init(_ entry: TextEntry) {
        inputmode = entry.keyboard == .digits ? .numeric : entry.keyboard == .decimal ? .decimal : nil
        isUppercase = entry.isUppercase
        switch entry.purpose {
        case .cardNumber: autocomplete = .ccNumber
        case .cardExpiry: autocomplete = .ccExp
        case .cardSecurityCode: autocomplete = .ccCsc
        case .telephoneNumber: (autocomplete, inputmode) = (.telNational, .tel)
        case .oneTimeCode: autocomplete = .oneTimeCode
        case .internationalTelephoneNumber: (autocomplete, inputmode) = (.tel, .tel)
        // A page says so itself.
        case .birthday, nil: break
        }
    }
}

/// Creates a sectioned field with a text, without animation.
@c(live_sectioned_field_create)
public func sectionedFieldCreate(_ values: InboxFields<SectionedFieldSettings, String>) -> Handle {
    sectionedFields.create(values) { SectionedFieldModel($0.value() as SectionedFieldSettings, text: $0.value()) }
}

/// Destroys a field.
@c(live_sectioned_field_destroy)
public func sectionedFieldDestroy(_ handle: Handle) {
    sectionedFields.remove(handle)
}

/// Returns hints for the input of the format.
@c(live_sectioned_field_hints)
public func sectionedFieldHints(_ handle: Handle) -> SectionedFieldHints {
    record.write { record in
        sectionedFields.update(handle) { record.append(InputHints($0.settings.format.entry)) }
    }
}

/// Handles an event.
@c(live_sectioned_field_event)
public func sectionedFieldEvent(
    _ handle: Handle,
    _ event: InboxFields<SectionedFieldEvent>,
    _ time: Double
) -> SectionedFieldAnswer {
    sectionedFields.send(event, to: handle, at: time)
}
