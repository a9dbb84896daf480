import LiveControls

/// Installs the rules of telephone numbers in the inbox, which the preset `phone` needs. Returns whether they're valid.
///
/// Fields that are created before the call have no format. Outside browsers, the rules are built in.
@c(live_phone_rules)
public func phoneRules(_ length: InboxLength) -> Bool {
    #if hasFeature(Embedded)
    inbox.takeBytes(length) { SectionedFormat.installPhone($0) }
    #else
    inbox.takeBytes(length) { !$0.isEmpty }
    #endif
}

/// The telephone number in a field; absent if there is none.
public typealias SectionedFieldPhoneNumber = RecordAddress<PhoneDetails?>

/// A telephone number for a page.
public struct PhoneDetails {
    /// The number in the form of the standard E.164. One that isn't valid can have a national prefix after its calling code.
    var e164: String
    /// The number as it's written in its country.
    var national: String
    /// The number as it's written in other countries.
    var international: String
    /// The country of a valid number, in two letters.
    var country: String?
    /// The kind of a valid number.
    var kind: PhoneNumber.Kind?
    /// Whether numbers of the country can have this length.
    var length: PhoneNumber.Length

    init(_ number: PhoneNumber, submitted: String?) {
        (e164, national, international) = (submitted ?? number.e164, number.national, number.international)
        (country, kind, length) = (number.country, number.kind, number.length)
    }
}

/// Returns the telephone number in a sectioned field.
@c(live_phone_number)
public func phoneNumber(_ handle: Handle) -> SectionedFieldPhoneNumber {
    record.write { record in
        sectionedFields.update(handle) { field in
            let (format, text) = (field.settings.format, field.presentation.text)
            let number = format.phoneNumber(in: text)
            record.append(number.map { PhoneDetails($0, submitted: format.submittedPhoneNumber(in: text)) })
        }
    }
}
