import Foundation

/// The position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  public let container: UIView
  /// The preview's centre in the container's coordinates.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, since targets are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
