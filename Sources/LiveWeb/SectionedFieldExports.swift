import LiveControls
import LiveMotion
import LiveText

nonisolated(unsafe) var sectionedFields = HandleTable<SectionedFieldModel>()

/// The model's response to an event.
public typealias SectionedFieldAnswer = RecordAddress<SectionedFieldPresentation, SectionedFieldEffect>

extension SectionedFieldPresentation {
    enum EncodingExclusions { case text, validityMotion }
}

/// The formats with a name, and custom sections.
public enum NamedFormat: UInt8 {
    case sections
    case card
    case phoneUS
    case code
    case iban
    case expiry
}

/// A format as the page describes it.
public struct DescribedFormat {
    var name: NamedFormat
    var accepts: AcceptedCharacters
    /// The list of sections, for formats that need one.
    var sections: String
}

extension SectionedFormat: InboxDecodable {
    typealias InboxForm = DescribedFormat

    init(from inbox: inout InboxReader) {
        let format: DescribedFormat = inbox.value()
        let lengths = SectionedFormat.lengths(in: format.sections)
        switch format.name {
        case .card: self = .card
        case .phoneUS: self = .phoneUS
        case .code: self = lengths.isEmpty ? .sixDigitCode : .code(lengths)
        case .iban: self = .iban
        case .expiry: self = .expiry
        case .sections: self = .sections(lengths, format.accepts)
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

/// Handles an event.
@c(live_sectioned_field_event)
public func sectionedFieldEvent(
    _ handle: Handle,
    _ event: InboxFields<SectionedFieldEvent>,
    _ time: Double
) -> SectionedFieldAnswer {
    sectionedFields.send(event, to: handle, at: time)
}
