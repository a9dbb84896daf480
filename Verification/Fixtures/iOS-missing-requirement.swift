import LiveSwiftUI
import SwiftUI

struct Bare: CountRingStyle {  // expected-error {{type 'Bare' does not conform to protocol 'LiveControlStyle'}} expected-note {{add stubs for conformance}}
}
