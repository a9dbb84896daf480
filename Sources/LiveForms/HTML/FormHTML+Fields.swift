import LiveControls
import LivePasswords
import LiveText

extension FormHTML {
    /// The maximum number of options that are radio buttons. More are a list.
    private static let mostRadioButtons = 7

    func write(_ field: FieldDeclaration, _ text: FormText, in html: inout HTMLText) {
        let value = texts[field.name] ?? ""
        let isPersonal = form.fields.contains { $0.excludes(field.name) }
        let attributes =
            self.attributes(of: field) + field.textAttributes(maxLength: text.maxLength)
            + [("data-live-personal", isPersonal ? "" : nil)]
        write(field, in: &html) { html in
            writeLabel(field.label, for: field.name, in: &html)
            let native = { (html: inout HTMLText) in
                guard text.lines > 1 else {
                    html.startTag("input", [("value", value)] + attributes)
                    return
                }
                html.element("textarea", [("rows", "\(text.lines)")] + attributes) { html in
                    // A parser drops the first line break.
                    html.endLine()
                    html.write(value)
                }
            }
            if let element = text.elementAttributes {
                html.element("live-limited-field", element, native)
            } else {
                native(&html)
            }
        }
    }

    func write(_ field: FieldDeclaration, _ format: SectionedFormat, in html: inout HTMLText) {
        let attributes = self.attributes(of: field) + format.inputAttributes + [("value", texts[field.name])]
        write(field, in: &html) { html in
            let native = { (html: inout HTMLText) in
                writeLabel(field.label, for: field.name, in: &html)
                html.startTag("input", attributes)
            }
            if let element = format.elementAttributes {
                html.element("live-sectioned-field", element, native)
            } else {
                native(&html)
            }
        }
    }

    func write(_ field: FieldDeclaration, _ bounds: NumberBounds, in html: inout HTMLText) {
        // An iPhone's keyboards of these names have no minus sign.
        let isPositive = bounds.minimum.map { !$0.isNegative } ?? false
        let attributes: [HTMLText.Attribute] = [
            ("type", "number"), ("inputmode", isPositive ? bounds.isWhole ? "numeric" : "decimal" : nil),
            ("min", bounds.minimum?.digits), ("max", bounds.maximum?.digits), ("step", bounds.isWhole ? "1" : "any"),
            ("value", texts[field.name]),
        ]
        write(field, in: &html) { html in
            writeLabel(field.label, for: field.name, in: &html)
            html.startTag("input", self.attributes(of: field) + attributes)
        }
    }

    func write(_ field: FieldDeclaration, _ options: [FormOption], in html: inout HTMLText) {
        // Without script, a person can't clear radio buttons.
        let hasButtons = field.isRequired && options.count <= Self.mostRadioButtons
        guard hasButtons else { return writeList(field, options, in: &html) }
        let attributes = self.attributes(of: field)
        let group = attributes.filter { ["aria-describedby", "aria-invalid"].contains($0.name.description) }
        let shared = attributes.filter { ["name", "required"].contains($0.name.description) }
        // The links of the summary and the focus go to the first button.
        let first = attributes.filter { ["id", "autofocus"].contains($0.name.description) }
        html.element("fieldset", [("class", "live-form-field"), ("role", "radiogroup")] + group) { html in
            html.element("legend", text: messages.label(field.label))
            for (index, option) in options.enumerated() {
                html.element("label", [("class", "live-form-option")]) { html in
                    let isChosen = option.value == texts[field.name]
                    let own: [HTMLText.Attribute] = [
                        ("type", "radio"), ("value", option.value), ("checked", isChosen ? "" : nil),
                    ]
                    html.startTag("input", own + shared + (index == 0 ? first : []))
                    html.element("span", text: messages.label(option.label))
                    if let detail = option.detail {
                        html.element("span", [("class", "live-form-detail")], text: messages.label(detail))
                    }
                }
            }
            writeNotes(of: field, in: &html)
        }
    }

    private func writeList(_ field: FieldDeclaration, _ options: [FormOption], in html: inout HTMLText) {
        write(field, in: &html) { html in
            writeLabel(field.label, for: field.name, in: &html)
            html.element("select", attributes(of: field)) { html in
                html.element("option", [("value", "")], text: "")
                for option in options {
                    let text = ([option.label] + [option.detail].compactMap(\.self)).map(messages.label)
                    let isChosen = option.value == texts[field.name]
                    html.element(
                        "option",
                        [("value", option.value), ("selected", isChosen ? "" : nil)],
                        text: text.joined(separator: " – ")
                    )
                }
            }
        }
    }

    /// Writes the fields of a password. Without script, a list has the rules; with it, the element's own list replaces
    /// it.
    func write(_ field: FieldDeclaration, _ password: NewPassword, in html: inout HTMLText) {
        let broken = errors[field.name].map(\.reason)
        // People rarely type control characters. The element shows this rule only when it's broken, too.
        let rules = password.policy.rules.filter { $0 != .noControl || broken.contains(.rule($0)) }
        let own: [HTMLText.Attribute] = [("type", "password"), ("autocomplete", "new-password")]
        html.element("live-password-setup", password.policy.elementAttributes) { html in
            write(field, in: &html) { html in
                writeLabel(field.label, for: field.name, in: &html)
                html.startTag("input", attributes(of: field, describedBy: [id(.rules, field.name)]) + own)
                html.element("div", [("class", "live-password-lines"), ("data-live-fallback", "")]) { html in
                    html.element("ul", [("id", id(.rules, field.name)), ("class", "live-password-rules")]) { html in
                        for rule in rules { write(rule, isBroken: broken.contains(.rule(rule)), in: &html) }
                    }
                }
            }
            guard let confirmation = password.confirmation else { return }
            html.element("div", [("class", "live-form-field")]) { html in
                writeLabel(confirmation.label, for: confirmation.name, in: &html)
                html.startTag("input", attributes(of: field, name: confirmation.name) + own)
                html.element("div", [("class", "live-password-lines"), ("data-live-fallback", "")]) { html in
                    html.element("p", [("class", "live-password-line live-password-match")]) { _ in }
                }
                writeNotes(of: field, name: confirmation.name, in: &html)
            }
        }
    }

    private func write(_ rule: PasswordRule, isBroken: Bool, in html: inout HTMLText) {
        let attributes: [HTMLText.Attribute] = [
            ("class", "live-password-line"), ("data-standing", isBroken ? "unmet" : "neutral"),
        ]
        html.element("li", attributes) { html in
            html.write(messages.text(FieldError(rule)))
            if isBroken { html.write(" (\(messages.text(ControlMessage(.passwordRuleUnmet))))") }
        }
    }
}

extension FieldDeclaration {
    /// Returns whether the field is a password that must not contain the text of another one.
    fileprivate func excludes(_ name: String) -> Bool {
        if case .newPassword(let password) = kind { password.excluding.contains(name) } else { false }
    }

    /// The attributes of a native text field.
    fileprivate func textAttributes(maxLength: Int?) -> [HTMLText.Attribute] {
        let isName = [.username, .email, .url].contains(content)
        let keyboard: String? =
            switch content {
            case .email: "email"
            case .url: "url"
            case .telephone: "tel"
            default: nil
            }
        return [
            ("dir", "auto"), ("autocomplete", content?.rawValue), ("inputmode", keyboard),
            ("autocapitalize", isName ? "none" : nil), ("spellcheck", isName ? "false" : nil),
            ("maxlength", maxLength.map { "\($0)" }),
        ]
    }
}

extension FormText {
    /// The maximum length in UTF-16 code units, if it's a limit of the text. HTML counts in no other unit.
    fileprivate var maxLength: Int? {
        guard settings.overflow != .allow else { return nil }
        let limits = [limit] + limit.rules.further
        return limits.filter { $0.unit == .utf16 && !$0.isUnlimited }.map(\.maximum).min()
    }

    /// The attributes of the element, or `nil` for a field without a limit.
    fileprivate var elementAttributes: [HTMLText.Attribute]? {
        guard !limit.isUnlimited || limit.minimum > 0 || !limit.rules.further.isEmpty else { return nil }
        let usual = LimitedFieldSettings()
        let further = limit.rules.further.map { "\($0.maximum) \($0.unit.name)" }.joined(separator: ", ")
        return [
            ("limit", limit.isUnlimited ? nil : "\(limit.maximum)"),
            ("unit", limit.unit == usual.limit.unit ? nil : limit.unit.name),
            ("minimum", limit.minimum > 0 ? "\(limit.minimum)" : nil),
            ("also", further.isEmpty ? nil : further),
            ("weights", limit.rules.weights?.text),
            ("overflow", settings.overflow == usual.overflow ? nil : settings.overflow.name),
            ("counter", settings.counter == usual.counter ? nil : settings.counter.name),
            ("warn-at", settings.warnAt == usual.warnAt ? nil : "\(settings.warnAt)"),
            ("ring", showsRing ? "" : nil),
        ]
    }
}

extension DecimalNumber {
    /// The number without an exponent, if it's a whole number that isn't very large.
    fileprivate var digits: String { wholeValue.map(String.init) ?? text }
}

extension SectionedFormat {
    /// The attributes of the element, or `nil` for an app's own format, which the page doesn't know.
    fileprivate var elementAttributes: [HTMLText.Attribute]? {
        let parts = declaration.split(separator: " ", maxSplits: 1).map(String.init)
        guard let name = parts.first, SectionedFormat(declaration) == self else { return nil }
        let rest = parts.count > 1 ? parts[1] : nil
        if name == "pattern" { return [("pattern", rest)] }
        // The page would write an amount without examples in its own locale.
        if name == "amount" { return [("preset", name), ("like", rest ?? SectionedFormat.amountExamples)] }
        if name == "phone" { return [("preset", name), ("country", rest)] }
        let options = rest?.split(separator: " ").map(String.init) ?? []
        if name == "date" || name == "time" {
            let range = options.first { $0.count > 1 && $0.contains("/") }?.split(
                separator: "/",
                omittingEmptySubsequences: false
            )
            let (least, greatest) = (range?.first.map(String.init) ?? "", range?.last.map(String.init) ?? "")
            return [
                ("preset", name), ("min", least.isEmpty ? nil : least), ("max", greatest.isEmpty ? nil : greatest),
            ]
        }
        let words = options.prefix { $0.first?.isLetter == true || $0.first == "[" }
        let sections = options.dropFirst(words.count).joined(separator: " ")
        let alphabet = words.first { $0.first == "[" }?.dropFirst().dropLast()
        let names = words.filter { $0.first != "[" }.joined(separator: " ")
        let isPreset = Self.presetNames.contains(name)
        let namesBrands = name == "card" || name == "cvc"
        return [
            ("preset", isPreset ? name : nil), ("sections", sections.isEmpty ? nil : sections),
            ("accepts", isPreset ? (name == "code" && !names.isEmpty ? names : nil) : name),
            ("alphabet", alphabet.map(String.init)), ("brands", namesBrands && !names.isEmpty ? names : nil),
        ]
    }

    /// The attributes of the native field, which the element would set, too.
    fileprivate var inputAttributes: [HTMLText.Attribute] {
        let autofill: String? =
            switch entry.purpose {
            case .cardNumber: "cc-number"
            case .cardExpiry: "cc-exp"
            case .cardSecurityCode: "cc-csc"
            case .telephoneNumber: "tel-national"
            case .internationalTelephoneNumber: "tel"
            case .oneTimeCode: "one-time-code"
            case .birthday: "bday"
            case nil: nil
            }
        let isTelephone = entry.purpose == .telephoneNumber || entry.purpose == .internationalTelephoneNumber
        return [
            ("type", isTelephone ? "tel" : nil),
            ("inputmode", isTelephone ? "tel" : entry.keyboard.inputMode),
            ("autocomplete", autofill),
            ("autocapitalize", entry.isUppercase ? "characters" : nil),
            ("spellcheck", entry.isUppercase ? "false" : nil),
        ]
    }
}

extension TextEntry.Keyboard {
    /// The value of the attribute `inputmode`.
    fileprivate var inputMode: String? {
        switch self {
        case .digits: "numeric"
        case .decimal: "decimal"
        case .usual, .ascii, .signedDecimal: nil
        }
    }
}

extension PasswordPolicy {
    /// The attributes of the element. A page has the rules of a policy that the syntax of password rules can express.
    fileprivate var elementAttributes: [HTMLText.Attribute] {
        [("policy", name), ("rules", name == nil ? exactRules.text : nil)]
    }
}
