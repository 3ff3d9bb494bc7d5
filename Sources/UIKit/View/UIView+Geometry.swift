extension UIView {
  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let layer = backingLayer
    guard frame.isFinite else { return reportGeometry(frame) }
    let anchor = layer.anchorPoint
    if layer.transform == CATransform3DIdentity {
      setGeometry(
        bounds: CGRect(origin: layer.bounds.origin, size: frame.size),
        position: CGPoint(
          x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
      return
    }
    // The layer knows which bounds and position a turned view's frame stands for.
    let probe = CALayer()
    probe.anchorPoint = anchor
    probe.transform = layer.transform
    probe.bounds = layer.bounds
    probe.position = layer.position
    probe.frame = frame
    setGeometry(bounds: probe.bounds, position: probe.position)
  }

  func setTransform(_ transform: CGAffineTransform) {
    setTransform3D(CATransform3DMakeAffineTransform(transform))
  }

  func setTransform3D(_ transform: CATransform3D) {
    guard transform != backingLayer.transform else { return }
    guard transform.isFinite else { return reportNumber("transform") }
    backingLayer.transform = transform
    insetsFlag = true
    if GeometryChange.depth == 0 { refreshInsets() }
  }

  /// Moves the view, as its centre stays where it is.
  func setAnchorPoint(_ point: CGPoint) {
    guard point != backingLayer.anchorPoint else { return }
    guard point.x.isFinite, point.y.isFinite else { return reportNumber("anchor point") }
    backingLayer.anchorPoint = point
    if layoutItem != nil { geometryDidChangeForConstraints() }
    insetsFlag = true
    if GeometryChange.depth == 0 { refreshInsets() }
  }

  /// The one way by which a view's place and size change.
  ///
  /// Subviews are resized first, and only then are insets worked out, once and top down: otherwise
  /// a turn would show views in between, with new frames in old insets.
  func setGeometry(bounds: CGRect, position: CGPoint) {
    let layer = backingLayer
    let oldBounds = layer.bounds
    guard bounds != oldBounds || position != layer.position else { return }
    guard bounds.isFinite, position.x.isFinite, position.y.isFinite else {
      return reportGeometry(CGRect(origin: position, size: bounds.size))
    }
    let sizeChanged = bounds.size != oldBounds.size
    let boundsChanged = bounds != oldBounds
    if boundsChanged { boundsWillChange(to: bounds) }
    GeometryChange.depth += 1
    layer.position = position
    if boundsChanged {
      layer.bounds = bounds
      setNeedsLayout()
      if sizeChanged { autoresizeSubviews(from: oldBounds.size) }
    }
    GeometryChange.depth -= 1
    if layoutItem != nil { geometryDidChangeForConstraints() }
    insetsFlag = true
    guard GeometryChange.depth == 0 else { return }
    let scrolled = !sizeChanged && boundsChanged
    refreshInsets(descend: boundsChanged, scrolling: scrolled && isScrolling)
  }

  /// Says that a value with something infinite or undefined in it was not taken.
  func reportNumber(_ text: String) {
    hostOfView.report(
      SimulationIssue(
        where: summary, what: "The \(text) has a number that is not finite; the old one stays.",
        advice: "Look for a division by zero in the code that computes it."))
  }

  private func reportGeometry(_ frame: CGRect) {
    SimulationHost.current.report(
      .init(
        where: summary,
        what: "The frame (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)) has "
          + "a number that is not finite; the view keeps its frame.",
        advice: "Look for a division by zero in the code that computes it."))
  }
}

/// How deep in one another geometry changes are under way.
@MainActor
enum GeometryChange {
  static var depth = 0
}

extension CATransform3D {
  var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite && m21.isFinite && m22.isFinite
      && m23.isFinite && m24.isFinite && m31.isFinite && m32.isFinite && m33.isFinite
      && m34.isFinite && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }
}
