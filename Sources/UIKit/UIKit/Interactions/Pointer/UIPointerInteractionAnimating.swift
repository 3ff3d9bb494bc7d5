import Foundation

/// An animation of a pointer that appears or disappears; there are none here.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}
