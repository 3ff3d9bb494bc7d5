import Graphics

extension CALayer {
  /// The transform from the layer's coordinates to its superlayer's, without the superlayer's
  /// `sublayerTransform`.
  package final var transformToSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    if transform == CATransform3DIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.flattened)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The transform that `sublayerTransform` applies to sublayers, or `nil` if it is the identity.
  package final var sublayerAffineTransform: CGAffineTransform? {
    if sublayerTransform == CATransform3DIdentity { return nil }
    let anchor = anchorInBounds
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform.flattened)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The sublayers from back to front.
  package final var layersInOrder: [CALayer] {
    let all = layers
    var isOrdered = true
    var last = -CGFloat.infinity
    for layer in all {
      let depth = layer.depth
      if depth < last {
        isOrdered = false
        break
      }
      last = depth
    }
    if isOrdered { return all }
    return all.indices.sorted { (all[$0].depth, $0) < (all[$1].depth, $1) }.map { all[$0] }
  }

  private var depth: CGFloat { zPosition + transform.m43 }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      result = result.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
      if let extra = layer?.sublayerAffineTransform { result = result.concatenating(extra) }
    }
    return result
  }

  /// Returns the transform from this layer's coordinates to another's.
  ///
  /// `nil` represents the coordinates of the root layer's position.
  package final func transform(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    guard let other else { return transformToRoot }
    return transformToRoot.concatenating(other.transformToRoot.inverted())
  }

  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(from: layer))
  }

  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(from: layer))
  }

  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  private func transform(from layer: CALayer?) -> CGAffineTransform {
    layer?.transform(to: self) ?? transformToRoot.inverted()
  }

  /// Returns whether a point in the layer's coordinates is inside its bounds.
  public final func contains(_ point: CGPoint) -> Bool {
    bounds.encloses(point)
  }

  /// Returns the frontmost layer of the tree at a point in the superlayer's coordinates.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let toSuperlayer = transformToSuperlayer
    guard toSuperlayer.isInvertible else { return nil }
    let local = point.applying(toSuperlayer.inverted())
    if masksToBounds && !contains(local) { return nil }
    if let mask, mask.hitTest(local) == nil { return nil }
    var inside = local
    if let extra = sublayerAffineTransform {
      guard extra.isInvertible else { return contains(local) ? self : nil }
      inside = local.applying(extra.inverted())
    }
    for layer in layersInOrder.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(local) ? self : nil
  }
}

extension CGAffineTransform {
  /// Returns the size of the rectangle whose transformed bounding box has another size; nil if
  /// there is none.
  ///
  /// For a scale, its product is exactly the other size to the last bit, so that a frame reads as
  /// it was set.
  func sizeOfRectangle(shownAs size: CGSize) -> CGSize? {
    guard isInvertible else { return nil }
    if b == 0, c == 0 {
      return CGSize(
        width: size.width.divided(exactlyBy: abs(a)), height: size.height.divided(exactlyBy: abs(d))
      )
    }
    let linear = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    return CGRect(origin: .zero, size: size).applying(linear.inverted()).size
  }
}

extension CGFloat {
  /// Returns the number whose product with the factor is this one, or the nearest possible.
  fileprivate func divided(exactlyBy factor: CGFloat) -> CGFloat {
    let quotient = self / factor
    let candidates = [quotient, quotient.nextUp, quotient.nextDown]
    return candidates.first { $0 * factor == self } ?? quotient
  }
}
