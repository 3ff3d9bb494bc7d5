import Graphics

/// Converts a tree of layers to a display list, in Core Animation's compositing order.
package enum LayerRenderer {
  /// Returns the layer to show in place of an animated one, or `nil` for the layer itself;
  /// sublayers and recorded contents remain the layer's own.
  package typealias Presentation = (CALayer) -> CALayer?

  /// Records a tree whose root layer is placed in a canvas of `size` points.
  ///
  /// Layers that need display are displayed first, so this belongs on the main thread.
  package static func displayList(
    for root: CALayer, size: CGSize, scale: CGFloat,
    presentation: Presentation? = { $0.animatedCopy }
  ) -> DisplayList {
    var walk = LayerWalk(scale: scale, presentation: presentation)
    let canvas = CGRect(origin: .zero, size: size)
    walk.add(root, parentTransform: nil, clip: canvas)
    return walk.builder.finish()
  }

  /// Records a tree in its root's own coordinates, for `CALayer.render(in:)`: without animations.
  package static func contentList(of root: CALayer, scale: CGFloat) -> DisplayList {
    var walk = LayerWalk(scale: scale, presentation: nil)
    walk.addContents(of: root, shown: root, clip: .infinite, alpha: 1)
    return walk.builder.finish()
  }
}

/// One traversal of a tree.
struct LayerWalk {
  let scale: CGFloat
  let presentation: LayerRenderer.Presentation?
  var builder = DisplayListBuilder()

  init(scale: CGFloat, presentation: LayerRenderer.Presentation?) {
    self.scale = scale
    self.presentation = presentation
  }

  private func shown(for layer: CALayer) -> CALayer {
    presentation?(layer) ?? layer
  }

  /// Adds a layer; `clip` is the visible area, in the superlayer's coordinates.
  mutating func add(_ layer: CALayer, parentTransform: CGAffineTransform?, clip: CGRect) {
    let shown = shown(for: layer)
    guard !shown.isHidden, shown.opacity > 0 else { return }
    var transform = shown.transformToSuperlayer
    if let parentTransform { transform = transform.concatenating(parentTransform) }
    guard transform.isInvertible else {
      // A layer rotated edge-on or scaled to nothing is invisible; one without a position is an
      // error, which is reported when the list is rasterised.
      if !transform.isFinite {
        builder.save()
        builder.concatenate(transform)
        builder.paint(.fillRect(.zero, .black))
        builder.restore()
      }
      return
    }
    if !shown.isDoubleSided && transform.a * transform.d - transform.b * transform.c < 0 { return }
    let visible = clip.applying(transform.inverted())
    if shown.masksToBounds && !visible.overlaps(shown.bounds) { return }

    builder.save()
    builder.concatenate(transform)
    addGroup(of: layer, shown: shown, clip: visible)
    builder.restore()
  }

  /// Adds a layer's mask, opacity and shadow, if they require its parts to be composited as one.
  private mutating func addGroup(of layer: CALayer, shown: CALayer, clip: CGRect) {
    layer.displayIfNeeded()
    let mask = shown.mask
    let shownMask = mask.map { self.shown(for: $0) }
    if let shownMask, shownMask.isHidden || shownMask.opacity <= 0 { return }
    let opacity = CGFloat(min(shown.opacity, 1))
    let extent = LayerExtent(presentation: presentation)
    var clip = clip
    if let mask, let shownMask {
      let reach = extent.bounds(of: mask, shown: shownMask)
        .applying(shownMask.transformToSuperlayer)
      clip = clip.overlap(reach)
      if clip.isNull || clip.isEmpty { return }
      builder.beginMasked(bounds: clip.overlap(extent.bounds(of: layer, shown: shown)))
    }
    let filter = (shown as? FilterLayer).flatMap { $0.needsGroup ? $0 : nil }
    let isGroup =
      filter != nil
      || opacity < 1 && shown.allowsGroupOpacity
        && extent.paintCount(of: layer, shown: shown, limit: 2) > 1
    if isGroup {
      let reach = filter?.filterReach ?? 0
      // What is blurred may be visible although its source isn't.
      clip = clip.insetBy(dx: -reach, dy: -reach)
      let bounds = extent.bounds(of: layer, shown: shown).overlap(clip)
      var style = GroupStyle(
        alpha: opacity, blendMode: filter?.blendMode ?? .normal, bounds: bounds)
      style.filters = filter?.contentFilters ?? []
      builder.beginGroup(style)
    }
    addContents(of: layer, shown: shown, clip: clip, alpha: isGroup ? 1 : opacity)
    if isGroup { builder.endGroup() }
    if let mask {
      var maskWalk = LayerWalk(scale: scale, presentation: presentation)
      maskWalk.add(mask, parentTransform: nil, clip: clip)
      builder.endMasked(mask: maskWalk.builder.finish().commands)
    }
  }

  /// Adds shadow, background, contents, sublayers and border.
  mutating func addContents(of layer: CALayer, shown: CALayer, clip: CGRect, alpha: CGFloat) {
    layer.displayIfNeeded()
    let casts =
      layer.drawsItself ? addShadow(of: layer, shown: shown, clip: clip, alpha: alpha) : nil
    if let shadow = casts {
      let bounds = LayerExtent(presentation: presentation).bounds(of: layer, shown: shown)
      builder.beginGroup(GroupStyle(shadow: shadow, bounds: bounds))
    }
    addParts(of: layer, shown: shown, clip: clip, alpha: alpha)
    if casts != nil { builder.endGroup() }
  }

  private mutating func addParts(
    of layer: CALayer, shown: CALayer, clip: CGRect, alpha: CGFloat
  ) {
    let bounds = shown.bounds
    let isSeen = layer.drawsItself && clip.overlaps(bounds)
    if isSeen, let color = shown.backgroundColor?.rgba, color.alpha > 0 {
      fill(shown, color.multiplyingAlpha(by: alpha))
    }
    var inner = clip
    if shown.masksToBounds { inner = clip.overlap(bounds) }
    if !inner.isNull {
      let clips = shown.masksToBounds
      if clips {
        builder.save()
        builder.clip(to: CGPath(shown.outline()), rule: .winding)
      }
      if inner.overlaps(shown.ownContents.bounds) {
        shown.paintOwnContents(into: &builder, alpha: alpha)
      }
      if layer.drawsItself {
        addStoredContents(of: shown, clip: inner, alpha: alpha)
      }
      let children = layer.layersInOrder
      if !children.isEmpty {
        let extra = shown.sublayerAffineTransform
        // Without group opacity, each sublayer is as transparent as its superlayer.
        let spreads = alpha < 1
        for child in children {
          if spreads {
            addFaded(child, parentTransform: extra, clip: inner, alpha: alpha)
          } else {
            add(child, parentTransform: extra, clip: inner)
          }
        }
      }
      if clips { builder.restore() }
    }
    if isSeen, shown.borderWidth > 0, let color = shown.borderColor?.rgba, color.alpha > 0 {
      border(shown, color.multiplyingAlpha(by: alpha))
    }
  }

  private mutating func addFaded(
    _ layer: CALayer, parentTransform: CGAffineTransform?, clip: CGRect, alpha: CGFloat
  ) {
    var piece = LayerWalk(scale: scale, presentation: presentation)
    piece.add(layer, parentTransform: parentTransform, clip: clip)
    let list = piece.builder.finish()
    if list.isEmpty { return }
    if let faded = list.multiplyingAlpha(by: alpha) {
      builder.append(faded)
    } else {
      builder.beginGroup(GroupStyle(alpha: alpha))
      builder.append(list)
      builder.endGroup()
    }
  }

  private mutating func fill(_ layer: CALayer, _ color: RGBA) {
    if layer.effectiveCornerRadius == 0 {
      builder.paint(.fillRect(layer.bounds.standardized, color))
    } else {
      builder.paint(.fillPath(CGPath(layer.outline()), .winding, color))
    }
  }

  private mutating func border(_ layer: CALayer, _ color: RGBA) {
    var ring = layer.outline()
    let width = layer.borderWidth
    if width * 2 < min(layer.bounds.width, layer.bounds.height) {
      ring.append(layer.outline(inset: width))
    }
    builder.paint(.fillPath(CGPath(ring), .evenOdd, color))
  }

  // MARK: - Shadow

  /// Adds the shadow if its shape is known; otherwise returns it for a group to cast.
  private mutating func addShadow(
    of layer: CALayer, shown: CALayer, clip: CGRect, alpha: CGFloat
  ) -> ShadowStyle? {
    let strength = CGFloat(min(shown.shadowOpacity, 1))
    guard strength > 0, !shown.masksToBounds, let color = shown.shadowColor?.rgba, color.alpha > 0
    else { return nil }
    let style = ShadowStyle(
      color: color.multiplyingAlpha(by: strength * alpha), offset: shown.shadowOffset,
      sigma: max(shown.shadowRadius, 0))
    if let path = shown.shadowPath {
      paintShadow(path, style, clip: clip)
      return nil
    }
    let extent = LayerExtent(presentation: presentation)
    if shown.backgroundColor?.rgba.alpha == 1 || shown.ownContentsFillBounds,
      extent.staysInside(layer, shown: shown)
    {
      var covered = style
      // The background is about to cover the middle, so it isn't painted twice.
      if alpha >= 1 {
        covered.covered = shown.bounds.insetBy(dx: 0, dy: shown.cornerReach)
      }
      paintShadow(CGPath(shown.outline()), covered, clip: clip)
      return nil
    }
    // The group's parts already include the alpha.
    return ShadowStyle(
      color: color.multiplyingAlpha(by: strength), offset: style.offset, sigma: style.sigma)
  }

  private mutating func paintShadow(_ path: CGPath, _ style: ShadowStyle, clip: CGRect) {
    if path.isEmpty || !clip.overlaps(LayerExtent.reach(of: style, around: path.boundingBox)) {
      return
    }
    builder.paint(.shadow(path, .winding, style))
  }
}
