import HTTPTypes
import Hummingbird

extension RouterMethods where Context == GalleryContext {
    /// Responds to every other method at a path with 405 and the allowed methods.
    ///
    /// Without these routes, the router would respond with 404.
    func allowOnly(_ methods: [HTTPRequest.Method], at path: RouterPath) {
        let allowed = methods.contains(.get) ? methods + [.head] : methods
        let list = allowed.map(\.rawValue).sorted().joined(separator: ", ")
        for method in HTTPRequest.Method.standard where !allowed.contains(method) {
            on(path, method: method) { request, _ -> Response in
                throw RequestError(
                    status: .methodNotAllowed,
                    code: "methodNotAllowed",
                    message: "\(request.method.rawValue) is not allowed here. Allowed methods: \(list).",
                    headers: [.allow: list]
                )
            }
        }
    }
}

extension HTTPRequest.Method {
    /// The methods of RFC 9110 §9 and RFC 5789.
    static let standard: [Self] = [.get, .head, .post, .put, .delete, .connect, .options, .trace, .patch]
}
