import LiveControls

/// The HTML of a form: a summary of its errors, and its fields.
///
/// The page writes the `form` element and its buttons. Without script, it's a form of native fields, with the errors
/// beside them. With the scripts of the elements, the fields answer while a person types.
///
/// ```swift
/// import LiveForms
///
/// let form = FormDeclaration([.text("name", label: "Name", limit: 30), .text("bio", label: "Bio", limit: 160, lines: 4)])
/// let html = FormHTML(form, language: "de")
/// html.field("bio")  // one field, for a page with a layout of its own
/// html.text          // the summary and all fields
/// ```
public struct FormHTML: Sendable {
    let form: FormDeclaration
    let messages: LocalizedMessages
    let texts: [String: String]
    let errors: FormErrors
    let idPrefix: String
    /// The name of the field that gets the focus: the first one with an error.
    private let firstWithError: String?

    /// Creates the HTML of a form.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - language: The language of the labels and messages, a BCP 47 tag. Set the same language on the page.
    ///   - values: The texts of the fields by name; by default, those that were submitted with the errors. Passwords,
    ///     codes and card numbers are never written.
    ///   - errors: The errors.
    ///   - localization: The localized labels and messages.
    ///   - idPrefix: The beginning of all IDs, if a page has several forms.
    public init(
        _ form: FormDeclaration,
        language: String = "en",
        values: [String: String]? = nil,
        errors: FormErrors = FormErrors(),
        localization: Localization = Localization(),
        idPrefix: String = ""
    ) {
        self.form = form
        messages = localization.messages(in: language)
        texts = form.kept(values ?? errors.texts)
        self.errors = errors
        self.idPrefix = idPrefix
        firstWithError = form.names.first { !errors[$0].isEmpty }
    }

    /// The summary of the errors and all fields.
    public var text: String { ([errorSummary] + form.fields.map(html)).joined() }

    /// The summary of the errors, with a link to each field, or an empty string if there are none.
    public var errorSummary: String {
        guard !errors.isEmpty else { return "" }
        var html = HTMLText()
        let title = idPrefix + "form-errors"
        html.element("div", [("class", "live-form-errors"), ("role", "alert"), ("aria-labelledby", title)]) { html in
            html.element("h2", [("id", title)], text: messages.text("formErrors"))
            html.element("ul") { html in
                for error in errors.general(of: form) { html.element("li", text: messages.text(error)) }
                for (name, label) in form.fields.flatMap(\.labels) {
                    guard let error = errors[name].first else { continue }
                    html.element("li") { html in
                        let text = "\(messages.label(label)) – \(messages.text(error))"
                        html.element("a", [("href", "#" + id(.field, name))], text: text)
                    }
                }
            }
        }
        html.endLine()
        return html.text
    }

    /// Returns the HTML of a field, or an empty string if the form has no such field.
    public func field(_ name: String) -> String {
        form[name].map(html) ?? ""
    }

    private func html(of field: FieldDeclaration) -> String {
        var html = HTMLText()
        switch field.kind {
        case .text(let text): write(field, text, in: &html)
        case .sections(let format): write(field, format, in: &html)
        case .number(let bounds): write(field, bounds, in: &html)
        case .choice(let options): write(field, options, in: &html)
        case .newPassword(let password): write(field, password, in: &html)
        }
        html.endLine()
        return html.text
    }
}

extension FormDeclaration {
    /// Returns the HTML of the form: a summary of the errors, and the fields. See ``FormHTML`` for its parts.
    ///
    /// ```swift
    /// import LiveForms
    ///
    /// let form = FormDeclaration([.choice("plan", label: "Plan", [FormOption("solo", "Solo"), FormOption("team", "Team")])])
    /// let page = "<form method=post>\(form.html(values: ["plan": "team"]))<button>Save</button></form>"
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language of the labels and messages, a BCP 47 tag. Set the same language on the page.
    ///   - values: The texts of the fields by name; by default, those that were submitted with the errors. Passwords,
    ///     codes and card numbers are never written.
    ///   - errors: The errors.
    ///   - localization: The localized labels and messages.
    /// - Complexity: O(*n*) in the length of all texts.
    public func html(
        language: String = "en",
        values: [String: String]? = nil,
        errors: FormErrors = FormErrors(),
        localization: Localization = Localization()
    ) -> String {
        FormHTML(self, language: language, values: values, errors: errors, localization: localization).text
    }
}

extension FormHTML {
    /// The part of a field that an ID identifies. IDs of different parts begin differently, whatever the names of the
    /// fields.
    enum Part: String { case field, hint, error, rules }

    /// Returns the ID of a part of a field.
    func id(_ part: Part, _ name: String) -> String {
        var id = idPrefix + part.rawValue + "-"
        for byte in name.utf8 {
            let scalar = Unicode.Scalar(byte)
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": id.unicodeScalars.append(scalar)
            default: id += (byte < 16 ? ".0" : ".") + String(byte, radix: 16)
            }
        }
        return id
    }

    /// Returns the attributes that all native fields have.
    ///
    /// - Parameter describedBy: The IDs of further descriptions.
    func attributes(of field: FieldDeclaration, name: String? = nil, describedBy: [String] = []) -> [HTMLText.Attribute]
    {
        let name = name ?? field.name
        let hasError = !errors[name].isEmpty
        var descriptions = describedBy
        if !field.hint.isEmpty, name == field.name { descriptions.append(id(.hint, name)) }
        if hasError { descriptions.append(id(.error, name)) }
        return [
            ("id", id(.field, name)),
            ("name", name),
            ("required", field.isRequired ? "" : nil),
            ("aria-describedby", descriptions.isEmpty ? nil : descriptions.joined(separator: " ")),
            ("aria-invalid", hasError ? "true" : nil),
            ("autofocus", name == firstWithError ? "" : nil),
        ]
    }

    /// Writes a field in its container, with its hint and its most important error.
    func write(_ field: FieldDeclaration, in html: inout HTMLText, _ content: (inout HTMLText) -> Void) {
        html.element("div", [("class", "live-form-field")]) { html in
            content(&html)
            writeNotes(of: field, in: &html)
        }
    }

    func writeLabel(_ label: String, for name: String, in html: inout HTMLText) {
        html.element("label", [("for", id(.field, name))], text: messages.label(label))
    }

    /// Writes the hint and the most important error.
    func writeNotes(of field: FieldDeclaration, name: String? = nil, in html: inout HTMLText) {
        let name = name ?? field.name
        if !field.hint.isEmpty, name == field.name {
            html.element("p", [("id", id(.hint, name)), ("class", "live-form-hint")], text: messages.label(field.hint))
        }
        if let error = errors[name].first {
            html.element("p", [("id", id(.error, name)), ("class", "live-form-error")], text: messages.text(error))
        }
    }
}

extension FieldDeclaration {
    /// The names and labels of the native fields.
    fileprivate var labels: [(name: String, label: String)] {
        if case .newPassword(let password) = kind, let confirmation = password.confirmation {
            return [(name, label), (confirmation.name, confirmation.label)]
        }
        return [(name, label)]
    }
}
