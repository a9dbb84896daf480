#if canImport(SwiftUI)
@_exported import LiveForms
@_exported import LiveFoundation
#endif
