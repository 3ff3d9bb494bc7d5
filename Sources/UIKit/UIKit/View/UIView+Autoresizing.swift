extension UIView {
  /// The parts of a view's frame that are flexible when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Moves and resizes the subviews after this view's size has changed.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let newSize = bounds.size
    for view in storedSubviews where !view.autoresizingMask.isEmpty {
      view.autoresize(from: oldSize, to: newSize)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    let bounds = backingLayer.bounds
    let anchor = backingLayer.anchorPoint
    let position = backingLayer.position
    // The frame the view would have without its transform: a rotated view keeps its rotation.
    var x = AxisSpan(start: position.x - anchor.x * bounds.width, length: bounds.width)
    var y = AxisSpan(start: position.y - anchor.y * bounds.height, length: bounds.height)
    x.resize(
      container: oldSize.width, to: newSize.width,
      before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    y.resize(
      container: oldSize.height, to: newSize.height,
      before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    setGeometry(
      bounds: CGRect(x: bounds.minX, y: bounds.minY, width: x.length, height: y.length),
      position: CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length))
  }
}

/// A view's extent along one axis of its superview.
struct AxisSpan: Equatable {
  var start: CGFloat
  var length: CGFloat

  /// Distributes a change of the container's length among the flexible parts.
  ///
  /// Each part changes in proportion to its own length, as Apple documents it for
  /// `UIView.AutoresizingMask`; if all of them have zero length, they share the change evenly.
  /// Lengths don't go below zero: what a part can't give up is taken from the margin after it.
  mutating func resize(
    container old: CGFloat, to new: CGFloat, before: Bool, length flexible: Bool, after: Bool
  ) {
    let delta = new - old
    let count = (before ? 1 : 0) + (flexible ? 1 : 0) + (after ? 1 : 0)
    guard delta != 0, count > 0 else { return }
    let margin = old - start - length
    let total = (before ? start : 0) + (flexible ? length : 0) + (after ? margin : 0)
    func share(_ part: CGFloat) -> CGFloat {
      total != 0 ? delta * part / total : delta / CGFloat(count)
    }
    let newStart = before ? start + share(start) : start
    let newLength = flexible ? length + share(length) : length
    start = newStart
    length = max(0, newLength)
  }
}
