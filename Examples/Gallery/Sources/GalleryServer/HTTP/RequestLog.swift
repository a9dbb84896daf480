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
        // A connection that sends requests without waiting for answers would otherwise keep a thread until its last one.
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
