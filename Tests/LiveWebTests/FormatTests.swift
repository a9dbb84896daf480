import LiveControls
import Testing

@testable import LiveWeb

extension PageTests {
    /// The exports of formats that a page loads on demand.
    @Suite struct FormatTests {
        @Test("returns the telephone number in a field")
        func phone() {
            let handle = sectionedFieldCreate(put(["phone FR", 0, .number(.nan), 0, "0612345678"]))
            defer { sectionedFieldDestroy(handle) }
            #expect(phoneNumber(handle) != 0)
            let number = PhoneNumber("0612345678", country: "FR")
            #expect(
                Written(record) == Written { $0.append(number.map { PhoneDetails($0, submitted: "+33612345678") }) }
            )
            #expect(phoneNumber(0) == 0)
        }

        @Test("has no telephone number in another field")
        func card() {
            let handle = sectionedFieldCreate(put(["card", 0, .number(.nan), 0, "0612345678"]))
            defer { sectionedFieldDestroy(handle) }
            #expect(phoneNumber(handle) != 0)
            #expect(Written(record) == Written { $0.append(PhoneDetails?.none) })
        }

        @Test("reads dates and times, and has their values")
        func dates() {
            #expect(dateRules(0))
            for (declaration, text, value) in [
                ("date dmy .", "2026-12-24", "2026-12-24"), ("time", "9:30 pm", "21:30"),
            ] {
                let handle = sectionedFieldCreate(put([.text(declaration), 0, .number(.nan), 0, .text(text)]))
                defer { sectionedFieldDestroy(handle) }
                sectionedFields.update(handle) { field in
                    #expect(field.presentation.isComplete)
                    #expect(field.settings.format.value(of: field.presentation.text) == value)
                }
            }
        }

        @Test("reads patterns")
        func pattern() {
            let handle = sectionedFieldCreate(put(["pattern AA-99", 0, .number(.nan), 0, "ab-12"]))
            defer { sectionedFieldDestroy(handle) }
            #expect(patternRules(0))
            sectionedFields.update(handle) { #expect($0.presentation.text == "AB12") }
        }
    }
}
