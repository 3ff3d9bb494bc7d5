import Foundation

/// The location of a pointer when its region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  override init() { super.init() }

  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
