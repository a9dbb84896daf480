// These are the modules that the public API names. LiveUIKit and LiveSwiftUI export this module, so an app needs one
// import.
@_exported import LiveControls
@_exported public import LiveGestures
@_exported public import LivePasswords
@_exported import LiveText
