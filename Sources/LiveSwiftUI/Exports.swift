#if canImport(SwiftUI)
@_exported import LiveFoundation
#endif
