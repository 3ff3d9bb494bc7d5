import Devices

/// Predicts the frames of views after the interface change under way, before anything is laid out.
///
/// Root views of controllers and bars are known, and so are views with autoresizing masks; a view
/// positioned by constraints is assumed to keep its distance from the nearer edges.
@MainActor
struct ViewAhead {
  let geometry: ScreenGeometry

  /// Returns a rectangle of a view, in the window.
  func rect(_ rect: CGRect, of view: UIView) -> CGRect {
    let frame = frame(of: view)
    return CGRect(
      x: frame.minX + rect.minX - view.bounds.minX, y: frame.minY + rect.minY - view.bounds.minY,
      width: rect == view.bounds ? frame.width : rect.width,
      height: rect == view.bounds ? frame.height : rect.height)
  }

  private func frame(of view: UIView) -> CGRect {
    if let controller = view.owningController { return controller.environmentAhead(geometry).frame }
    if let bar = view as? UINavigationBar, let stack = bar.bar.owner as? UINavigationController,
      let frame = stack.barFrame(stack.environmentAhead(geometry))
    {
      return frame
    }
    guard let superview = view.superview else { return geometry.bounds }
    let outer = frame(of: superview)
    let (old, new) = (superview.bounds, outer.size)
    let mask = view.autoresizingMask
    let isFree = !view.translatesAutoresizingMaskIntoConstraints || superview is UINavigationBar
    var x = AxisSpan(start: view.frame.minX - old.minX, length: view.frame.width)
    var y = AxisSpan(start: view.frame.minY - old.minY, length: view.frame.height)
    if isFree {
      x.keepNearerEdges(container: old.width, to: new.width)
      y.keepNearerEdges(container: old.height, to: new.height)
    } else {
      x.resize(
        container: old.width, to: new.width, before: mask.contains(.flexibleLeftMargin),
        length: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
      y.resize(
        container: old.height, to: new.height, before: mask.contains(.flexibleTopMargin),
        length: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    }
    return CGRect(
      x: outer.minX + x.start, y: outer.minY + y.start, width: x.length, height: y.length)
  }
}

extension AxisSpan {
  /// Keeps the distance from the nearer edge, or from the middle if both are equally near.
  fileprivate mutating func keepNearerEdges(container old: CGFloat, to new: CGFloat) {
    let after = old - start - length
    if length > old / 2 {
      length += new - old
    } else if abs(start - after) < 1 {
      start += (new - old) / 2
    } else if after < start {
      start += new - old
    }
  }
}
