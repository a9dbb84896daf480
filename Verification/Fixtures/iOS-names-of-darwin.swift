import LiveGestures
import UIKit

let size: Size = GestureSize(width: 44, height: 44)  // expected-error {{cannot convert value of type 'GestureSize' to specified type 'Size' (aka 'Int')}}
let style: Style = .bordered  // expected-error {{type 'Style' (aka 'UInt8') has no member 'bordered'}}
let origin = Point(x: 0, y: 0)  // expected-error {{incorrect argument labels in call (have 'x:y:', expected 'v:h:')}}
