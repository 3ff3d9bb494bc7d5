import Foundation

/// A part of a view with a uniform pointer appearance.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    onMainQueue {
      let copy = UIPointerRegion(rect: rect, identifier: identifier)
      copy.latchingAxes = latchingAxes
      return copy
    } ?? self
  }
}
