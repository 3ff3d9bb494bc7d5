import Foundation

/// An sRGB colour in a display list: straight components, 0…1.
package struct RGBA: Sendable, Hashable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)

  package func multiplyingAlpha(by factor: CGFloat) -> RGBA {
    factor == 1 ? self : RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
