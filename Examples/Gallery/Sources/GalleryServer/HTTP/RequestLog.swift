import Hummingbird
import Logging

/// Logs the method, path, status and duration of each request, but never the query or the body.
struct RequestLog: RouterMiddleware {
    typealias Context = GalleryContext

    func handle(
        _ request: Request,
        context: GalleryContext,
        next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        // Without a suspension, a connection that sends many requests at once would occupy a thread until the last response.
        await Task.yield()
        let start = ContinuousClock.now
        let response = try await next(request, context)
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        context.logger.info(
            "request",
            metadata: [
                "method": .string(request.method.rawValue),
                "path": .string(request.uri.path),
                "status": .stringConvertible(response.status.code),
                "milliseconds": .stringConvertible((milliseconds * 1000).rounded() / 1000),
            ]
        )
        return response
    }
}
