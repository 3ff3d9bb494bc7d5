import UIKit

/// Something that a simulated touch can refer to: a view, a point of the window, or a name.
///
/// A name is an accessibility identifier; if nothing has it, an accessibility label; or else a
/// displayed text, such as a button's title or a label's text. Only `String`, `UIView` and
/// `CGPoint` conform.
public protocol Touchable {}

extension String: Touchable {}
extension UIView: Touchable {}
extension CGPoint: Touchable {}
