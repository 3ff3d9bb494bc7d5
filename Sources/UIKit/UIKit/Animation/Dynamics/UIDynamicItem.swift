import Foundation

/// An object that dynamics move, such as a view.
@MainActor
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// The edges of items and boundaries that collide.
public enum UICollisionBehaviorMode: UInt, Sendable { case items, boundaries, everything }
