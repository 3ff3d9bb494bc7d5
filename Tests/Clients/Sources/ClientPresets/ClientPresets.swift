import Tateyoko
import UIKit

// Typical contents of a team's helper module: devices that their snapshot library lacked, and operators.

extension ViewImageConfig {
  public static let iPhone14 = ViewImageConfig.iPhone14(.portrait)

  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let upright = CGSize(width: 14, height: 140)
    let size =
      orientation == .portrait ? upright : CGSize(width: upright.height, height: upright.width)
    return ViewImageConfig(safeArea: .zero, size: size, traits: .init(displayScale: 1))
  }
}

extension UILayoutPriority {
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + 2 * distance)
  }
}

public func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
