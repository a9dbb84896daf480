@MainActor struct SampleView: View {
    struct Account {
        func create(_ password: PasswordText) async -> Bool { true }
        func create(_ name: String, _ password: PasswordText) async -> Bool { true }
    }

    enum Field { case name, card, expiry, cvc, password, confirmation }

    @State var amount = ""
    @State var bio = ""
    @State var birthday = ""
    @State var isPayable = false
    @State var name = ""
    @State var note = ""
    @State var post = ""
    @State var number = ""
    @State var card = ""
    @State var expiry = ""
    @State var validity = FieldValidity.neutral
    @State var refusalCount = 0
    @State var place = RestingPlace(.trailing)
    @State var score = 0
    @FocusState var focus: Field?
    let followers = 0
    let balance = 0.0
    let account = Account()
    let store: any CredentialStore = KeychainCredentialStore(service: "example.org")
    var list: some View { Text("") }

    func compose() {}
    func pay() {}
    func save() {}
    func send(_ password: PasswordText) {}
    func signIn() {}
    func signUp(with password: PasswordText) async -> PasswordSubmission { .accepted }

    @ViewBuilder var body: some View {
        // The sample.
    }
}
