import UIKit

public final class ModernBadge: UILabel {
  public private(set) var presses = 0
  public func press() { perform(#selector(pressed)) }
  @objc func pressed() {
    presses += 1
    text = "pressed \(presses)"
  }
}
