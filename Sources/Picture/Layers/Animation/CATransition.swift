import Foundation

/// A transition from a layer's previous content to its current one.
///
/// Only its timing applies: the layer's previous content isn't stored.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = super.copy(with: zone)
    guard let copy = made as? CATransition else { return made }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }
}

/// The key of a layer's transition.
public let kCATransition = "transition"
/// The event of a layer that enters a visible tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a visible tree.
public let kCAOnOrderOut = "onOrderOut"
