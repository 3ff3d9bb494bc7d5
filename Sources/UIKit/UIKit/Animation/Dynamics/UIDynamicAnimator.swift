import Foundation

/// Holds behaviours and the items they act on.
///
/// Time stands still in a picture, so that nothing falls, swings or collides; only what a
/// ``UISnapBehavior`` moves is at its end.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  public private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for the items of a collection view's layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
    super.init()
  }

  public nonisolated override init() { super.init() }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    behavior.moveToEnd()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behaviors.remove(at: index)
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items of all behaviours whose frames touch a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.allItems) where !found.contains(where: { $0 === item }) {
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
        width: size.width, height: size.height)
      if frame.intersects(rect) { found.append(item) }
    }
    return found
  }

  /// Called when the app has moved an item itself; nothing depends on it here.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// Whether behaviours are moving items; always false.
  open var isRunning: Bool { false }

  /// The seconds that behaviours have been moving items; always 0.
  open var elapsedTime: TimeInterval { 0 }
}

/// Is notified when an animator begins and pauses; never called here.
@MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
