import Graphics

/// A path that limits drawing, and the previously set ones.
final class ClipNode {
  let path: PathData
  let rule: CGPathFillRule
  let transform: CGAffineTransform
  let previous: ClipNode?
  /// The (rounded) rectangle that the path is on the screen, if it is one: its full area, and how
  /// far its corners extend inward.
  private let inner: PixelRect
  private let corners: (left: Int, top: Int, right: Int, bottom: Int)

  init(path: PathData, rule: CGPathFillRule, transform: CGAffineTransform, previous: ClipNode?) {
    self.path = path
    self.rule = rule
    self.transform = transform
    self.previous = previous
    if let box = path.box, transform.b == 0, transform.c == 0 {
      inner = PixelRect(inside: box.rect.applying(transform))
      func reach(_ length: CGFloat, _ factor: CGFloat) -> Int {
        length == 0 ? 0 : whole((length * abs(factor)).rounded(.up)) + 1
      }
      let (a, d) = (transform.a, transform.d)
      let sides = (reach(box.left, a), reach(box.right, a))
      let ends = (reach(box.top, d), reach(box.bottom, d))
      corners = (
        a < 0 ? sides.1 : sides.0, d < 0 ? ends.1 : ends.0, a < 0 ? sides.0 : sides.1,
        d < 0 ? ends.0 : ends.1
      )
    } else {
      inner = .empty
      corners = (0, 0, 0, 0)
    }
  }

  /// Returns whether the path contains an entire rectangle.
  func covers(_ rect: PixelRect) -> Bool {
    guard inner.contains(rect) else { return false }
    return (rect.left >= inner.left + corners.left && rect.right <= inner.right - corners.right)
      || (rect.top >= inner.top + corners.top && rect.bottom <= inner.bottom - corners.bottom)
  }
}

/// The current limits of drawing: a rectangle of whole pixels, and paths.
struct Clip {
  var rect: PixelRect
  var paths: ClipNode?

  /// Returns the paths that cut into a rectangle.
  func cutting(_ bounds: PixelRect) -> [ClipNode] {
    var result: [ClipNode] = []
    var next = paths
    while let node = next {
      if !node.covers(bounds) { result.append(node) }
      next = node.previous
    }
    return result
  }

  /// Returns whether only the rectangle matters inside `bounds`.
  func isRectangle(in bounds: PixelRect) -> Bool {
    var next = paths
    while let node = next {
      if !node.covers(bounds) { return false }
      next = node.previous
    }
    return true
  }
}
