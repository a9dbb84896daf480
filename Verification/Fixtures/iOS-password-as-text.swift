import LiveSwiftUI
import SwiftUI

func keep(_ password: PasswordText) -> String {
    password  // expected-error {{cannot convert return expression of type 'PasswordText' to return type 'String'}}
}
