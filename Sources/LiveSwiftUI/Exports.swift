#if canImport(SwiftUI)
// What an app names when it uses the views: limits and units, formats, passwords and their policies. Not LiveMotion,
// whose Spring would clash with SwiftUI's.
@_exported import LiveControls
@_exported import LivePasswords
@_exported import LiveText
#endif
