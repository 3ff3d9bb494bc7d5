import Graphics

/// Computes the extent of a layer tree's painting, without recording it.
struct LayerExtent {
  let presentation: LayerRenderer.Presentation?

  private func shown(for layer: CALayer) -> CALayer {
    presentation?(layer) ?? layer
  }

  /// Returns the possible extent of a shadow of a shape inside `rect`.
  static func reach(of style: ShadowStyle, around rect: CGRect) -> CGRect {
    // Three box blurs extend at most three standard deviations and a few pixels.
    let blur = style.sigma * 3 + 3
    return rect.offsetBy(dx: style.offset.width, dy: style.offset.height)
      .insetBy(dx: -blur, dy: -blur)
  }

  /// Returns the rectangle that contains everything a layer and its sublayers paint, in its
  /// coordinates.
  func bounds(of layer: CALayer, shown: CALayer) -> CGRect {
    layer.displayIfNeeded()
    var result = CGRect.null
    func include(_ rect: CGRect) {
      if !rect.isNull { result = result.union(rect) }
    }
    if (shown.backgroundColor?.rgba.alpha ?? 0) > 0
      || (shown.borderWidth > 0 && (shown.borderColor?.rgba.alpha ?? 0) > 0)
    {
      include(shown.bounds)
    }
    var inner = CGRect.null
    let own = shown.ownContents
    if own.count > 0 { inner = own.bounds }
    if let place = contentsFrame(of: layer, shown: shown) { inner = inner.union(place) }
    let extra = shown.sublayerAffineTransform
    for child in layer.layers {
      if let rect = frame(of: child, extra: extra) { inner = inner.union(rect) }
    }
    if !inner.isNull { include(shown.masksToBounds ? inner.overlap(shown.bounds) : inner) }
    if shown.shadowOpacity > 0, !shown.masksToBounds {
      let style = ShadowStyle(
        color: .black, offset: shown.shadowOffset, sigma: max(shown.shadowRadius, 0))
      let shape = shown.shadowPath?.boundingBox ?? result
      if !shape.isNull { include(LayerExtent.reach(of: style, around: shape)) }
    }
    if let reach = (shown as? FilterLayer)?.filterReach, reach > 0, !result.isNull {
      return result.insetBy(dx: -reach, dy: -reach)
    }
    return result
  }

  /// Returns the area that a sublayer paints in its superlayer's coordinates; nil if it paints
  /// nothing.
  ///
  /// - Parameter extra: The superlayer's transform of its sublayers.
  private func frame(of child: CALayer, extra: CGAffineTransform?) -> CGRect? {
    let shown = shown(for: child)
    if shown.isHidden || shown.opacity <= 0 { return nil }
    let bounds = bounds(of: child, shown: shown)
    if bounds.isNull { return nil }
    let rect = bounds.applying(shown.transformToSuperlayer)
    return extra.map { rect.applying($0) } ?? rect
  }

  private func contentsFrame(of layer: CALayer, shown: CALayer) -> CGRect? {
    switch shown.storedContents {
    case .none:
      return nil
    case .image(let image):
      let divisor = shown.contentsScale > 0 ? shown.contentsScale : 1
      let size = CGSize(
        width: CGFloat(image.width) * shown.contentsRect.width / divisor,
        height: CGFloat(image.height) * shown.contentsRect.height / divisor)
      return shown.contentsFrame(for: size)
    case .drawing(_, let size):
      return shown.contentsFrame(for: size)
    }
  }

  /// Returns the number of things that a layer and its sublayers paint, counted up to `limit`.
  func paintCount(of layer: CALayer, shown: CALayer, limit: Int) -> Int {
    layer.displayIfNeeded()
    var count = 0
    if (shown.backgroundColor?.rgba.alpha ?? 0) > 0 { count += 1 }
    if shown.borderWidth > 0, (shown.borderColor?.rgba.alpha ?? 0) > 0 { count += 1 }
    if shown.shadowOpacity > 0, !shown.masksToBounds { count += 1 }
    count += shown.ownContents.count
    switch shown.storedContents {
    case .none: break
    case .image:
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      count += shown.contentsCenter == unit ? 1 : 2
    case .drawing(let list, _): count += list.needsIsolation ? 1 : list.paintCount(limit: limit)
    }
    for child in layer.layers {
      if count >= limit { break }
      let shownChild = self.shown(for: child)
      if shownChild.isHidden || shownChild.opacity <= 0 { continue }
      count += paintCount(of: child, shown: shownChild, limit: limit - count)
    }
    return min(count, limit)
  }

  /// Returns whether everything a layer paints is inside its rounded outline.
  func staysInside(_ layer: CALayer, shown: CALayer) -> Bool {
    let own = shown.ownContents
    if own.count > 0, !shown.ownContentsFillBounds, !shown.outlineContains(own.bounds) {
      return false
    }
    switch shown.storedContents {
    case .none: break
    case .image, .drawing:
      guard let place = contentsFrame(of: layer, shown: shown), shown.outlineContains(place) else {
        return false
      }
    }
    let extra = shown.sublayerAffineTransform
    for child in layer.layers {
      if let rect = frame(of: child, extra: extra), !shown.outlineContains(rect) { return false }
    }
    return true
  }
}
