import Foundation

/// Where a pointer is when its region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  override init() { super.init() }

  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
