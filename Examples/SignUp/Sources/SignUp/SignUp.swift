import LiveControls
import LiveForms

struct SignUp: LiveForm {
    static let form = FormDeclaration([
        .text("name", label: "Name", limit: 30, content: .username),
        .sections("phone", label: "Mobile number (US)", .phoneUS).optional(),
        .number("seats", label: "Seats", 1...500),
        .choice("plan", label: "Plan", [FormOption("solo", "Solo"), FormOption("team", "Team")]),
        .newPassword("password", label: "Password", confirmation: ("again", "Password again")),
    ])
}
