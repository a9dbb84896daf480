#if canImport(UIKit)
// LiveMotion is not exported, because its `Spring` would conflict with SwiftUI's.
@_exported import LiveFoundation
#endif
