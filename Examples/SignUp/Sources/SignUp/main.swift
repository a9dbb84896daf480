import Hummingbird
import LiveForms

func page(_ content: String, _ status: HTTPResponse.Status = .ok) -> Response {
    let html = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Sign up</title>
        <link rel="stylesheet" href="/live-controls/live-limited-field.css">
        <link rel="stylesheet" href="/live-controls/live-sectioned-field.css">
        <link rel="stylesheet" href="/live-controls/live-password-setup.css">
        <script type="module" src="/live-controls/live-limited-field.js"></script>
        <script type="module" src="/live-controls/live-sectioned-field.js"></script>
        <script type="module" src="/live-controls/live-password-setup.js"></script>
        \(content)
        """
    let headers: HTTPFields = [.contentType: "text/html; charset=utf-8"]
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
}

func form(_ errors: FormErrors = FormErrors()) -> String {
    "<form method=\"post\">\(SignUp.form.html(errors: errors))<button>Sign up</button></form>"
}

let router = Router()
router.add(middleware: FileMiddleware("public"))
router.get("/") { _, _ in page(form()) }
router.post("/") { request, _ in
    let body = try await request.body.collect(upTo: 65_536)
    switch SignUp.form.validate(urlEncoded: body.readableBytesView) {
    case .valid(let values) where values.text("name") == "admin":
        var errors = FormErrors(keeping: values)
        errors.add("This name is taken.", to: "name")
        return page(form(errors), .conflict)
    case .valid(let values):
        let seats = values.wholeNumber("seats") ?? 0
        return page("<p>Signed up for \(seats) seats.</p>")
    case .invalid(let errors): return page(form(errors), .unprocessableContent)
    case .malformed(let error): throw HTTPError(.badRequest, message: error.description)
    }
}
try await Application(router: router).runService()
