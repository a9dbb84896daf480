import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import LiveForms
import Logging

/// Converts every error to a response: a page for a browser, JSON for other clients.
struct ErrorResponses: RouterMiddleware {
    typealias Context = GalleryContext

    var templates: PageTemplates
    var localization: Localization

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            response = try await next(request, context)
        } catch {
            let error = requestError(for: error, logger: context.logger)
            let settings = PageSettings(request, localization)
            response =
                request.acceptsHTML
                ? .page(templates.error(ErrorView(settings, error)), status: error.status)
                : try .json(error, in: settings.messages)
            response.headers[.vary] = "Accept, Accept-Language"
            response.headers[.contentLanguage] = settings.language
            response.headers.append(contentsOf: error.headers)
        }
        // A response to HEAD has no body (RFC 9110 §9.3.2). A client would read a body as the next response.
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func requestError(for error: any Error, logger: Logger) -> RequestError {
        switch error {
        case let error as RequestError:
            return error
        case let error as any HTTPResponseError where error.status == .notFound:
            return .notFound
        case let error as DatabaseError:
            // The error's description contains statement arguments, and so the text of a post.
            logger.error(
                "database error",
                metadata: ["code": "\(error.extendedResultCode.rawValue)", "reason": "\(error.message ?? "")"]
            )
            return RequestError(error)
        default:
            logger.error("unexpected error", metadata: ["type": "\(type(of: error))"])
            return .unexpected
        }
    }
}

extension Request {
    /// Whether the client accepts a page, as browsers do when they navigate.
    var acceptsHTML: Bool { accepts("text/html") }

    func accepts(_ type: String) -> Bool {
        headers[values: .accept].contains { value in
            value.lowercased().split(separator: ",").contains { range in
                let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
                // A weight of 0 means “not acceptable” (RFC 9110 §12.4.2).
                return parts.first == type
                    && !parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
            }
        }
    }
}
