func measure(_ number: Int128) {}  // expected-error {{'Int128' is only available in macOS 15.0 or newer}} expected-note {{add '@available' attribute to enclosing global function}}
