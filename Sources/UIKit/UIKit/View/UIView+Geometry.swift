extension UIView {
  func setFrame(_ frame: CGRect) {
    guard isOnMainThread(.setFrame) else { return }
    let layer = backingLayer
    let anchor = layer.anchorPoint
    guard frame.isFinite else {
      return refuseGeometry(
        bounds: CGRect(origin: layer.bounds.origin, size: frame.size),
        position: CGPoint(
          x: frame.origin.x + anchor.x * frame.size.width,
          y: frame.origin.y + anchor.y * frame.size.height))
    }
    let frame = frame.standardized
    if layer.transform == CATransform3DIdentity {
      setGeometry(
        bounds: CGRect(origin: layer.bounds.origin, size: frame.size),
        position: CGPoint(
          x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
      return
    }
    // The layer computes the bounds and position that a rotated view's frame implies.
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
    guard isOnMainThread(.setTransform) else { return }
    guard transform != backingLayer.transform else { return }
    guard transform.isFinite else { return reportNumber("transform") }
    backingLayer.transform = transform
    insetsFlag = true
    if CallsUnderway.current.geometryChanges == 0 { refreshInsets() }
    observedPropertiesDidChange()
  }

  /// Sets the anchor point, which moves the view because its centre stays put.
  func setAnchorPoint(_ point: CGPoint) {
    guard point != backingLayer.anchorPoint else { return }
    guard point.x.isFinite, point.y.isFinite else { return reportNumber("anchor point") }
    backingLayer.anchorPoint = point
    if layoutItem != nil { geometryDidChangeForConstraints() }
    insetsFlag = true
    if CallsUnderway.current.geometryChanges == 0 { refreshInsets() }
  }

  /// The only way a view's position and size change.
  ///
  /// Subviews are resized first, and only then are insets computed, once and top down; otherwise
  /// views could be observed mid-rotation with new frames and old insets.
  func setGeometry(bounds: CGRect, position: CGPoint) {
    let layer = backingLayer
    let oldBounds = layer.bounds
    guard bounds != oldBounds || position != layer.position else { return }
    guard bounds.isFinite, position.x.isFinite, position.y.isFinite else {
      return refuseGeometry(bounds: bounds, position: position)
    }
    let sizeChanged = bounds.size != oldBounds.size
    let boundsChanged = bounds != oldBounds
    if boundsChanged { boundsWillChange(to: bounds) }
    CallsUnderway.current.geometryChanges += 1
    layer.position = position
    if boundsChanged {
      layer.bounds = bounds
      setNeedsLayout(because: .bounds)
      if sizeChanged {
        if let followedSize, !followedSize.isPlacing, followedSize.given != bounds.size,
          translatesAutoresizingMaskIntoConstraints
        {
          followedSize.follower?.followedSizeDidChange()
        }
        autoresizeSubviews(from: oldBounds.size)
        // Apps swap constraints here; a controller's view updates its own whenever it's resized
        // (Apple, View Controller Programming Guide of iOS 6, on resizing).
        if owningController != nil, usesConstraints { markNeedsConstraintUpdate() }
      }
    }
    CallsUnderway.current.geometryChanges -= 1
    if layoutItem != nil { geometryDidChangeForConstraints() }
    insetsFlag = true
    defer { observedPropertiesDidChange() }
    guard CallsUnderway.current.geometryChanges == 0 else { return }
    let scrolled = !sizeChanged && boundsChanged
    refreshInsets(descend: boundsChanged, scrolling: scrolled && isScrolling)
  }

  /// Handles geometry that layers reject; the view keeps its own.
  private func refuseGeometry(bounds: CGRect, position: CGPoint) {
    let problem = CALayer.problem(bounds: bounds) ?? CALayer.problem(position: position)
    refuseLayerGeometry(problem ?? "CALayer bounds contains a number that is not finite")
  }

  private func refuseLayerGeometry(_ problem: String) {
    refuse(
      "CALayerInvalidGeometry: \(problem); the old geometry is kept.",
      advice: "Look for a division by zero in the code that computes it.")
  }
}

extension UIView: LayerRefusalReceiving {
  package final func layerRefused(_ problem: String) {
    if problem.contains("cycle") {
      return refuse(
        "CALayerInvalid: \(problem)", advice: "Add it to a layer that is not one of its sublayers.")
    }
    refuseLayerGeometry(problem)
  }
}

extension UIView: LayerGeometryOwner {
  package final func setLayerGeometry(bounds: CGRect, position: CGPoint) {
    setGeometry(bounds: bounds, position: position)
  }
}
