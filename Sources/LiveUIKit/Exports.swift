#if canImport(UIKit)
// Not LiveMotion, whose `Spring` would clash with SwiftUI's.
@_exported import LiveFoundation
#endif
