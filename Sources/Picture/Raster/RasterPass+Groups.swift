import CPango
import Graphics
import Pixels

extension RasterPass {
  /// Opens a canvas for `rect`, or skips to the end of its content.
  private func open(
    _ rect: PixelRect, next index: inout Int, in commands: [DrawCommand],
    _ makeLevel: (State, Canvas) -> Level
  ) throws {
    groups += 1
    guard groups <= Rasterizer.deepest else { throw RasterError.tooDeep(limit: Rasterizer.deepest) }
    if rect.isEmpty {
      index = end(of: index, in: commands)
      groups -= 1
      return
    }
    let before = canvas
    let next = try Canvas(clearing: rect)
    levels.append(makeLevel(state, before))
    canvas = next
    state.clip = Clip(rect: rect)
    state.blendMode = .normal
  }

  /// Returns the index after the end of the group whose first command is at `start`.
  private func end(of start: Int, in commands: [DrawCommand]) -> Int {
    var open = 1
    var index = start
    while index < commands.count && open > 0 {
      switch commands[index] {
      case .beginGroup, .beginMasked: open += 1
      case .endGroup, .endMask: open -= 1
      default: break
      }
      index += 1
    }
    return index
  }

  func beginGroup(
    _ style: GroupStyle, next index: inout Int, in commands: [DrawCommand]
  ) throws {
    // Content outside the clip is blurred into it.
    var rect = state.clip.rect.expanded(by: try reach(of: style.filters))
    if let shadow = style.shadow {
      // Content outside the clip may cast its shadow inside.
      let blur = try deviceShadow(shadow)
      let reach = blur.blur.reach + 1
      rect = rect.expanded(by: reach)
      let back = rect.moved(x: -blur.x, y: -blur.y)
      rect = PixelRect(
        left: min(rect.left, back.left), top: min(rect.top, back.top),
        right: max(rect.right, back.right), bottom: max(rect.bottom, back.bottom))
    }
    if let bounds = style.bounds {
      guard bounds.isNull || bounds.isFinite else {
        throw RasterError.notFinite(what: "A group")
      }
      rect = rect.intersection(PixelRect(around: bounds.applying(state.transform)).expanded(by: 1))
    } else {
      rect = rect.intersection(canvas.rect.expanded(by: 2048))
    }
    if style.alpha <= 0 || state.clip.rect.isEmpty { rect = .empty }
    try open(rect, next: &index, in: commands) { .group($0, $1, style) }
  }

  func endGroup() throws {
    guard case .group(let before, let parent, let style)? = levels.popLast() else {
      throw RasterError.unbalanced(what: "ends a group it did not begin")
    }
    let group = canvas
    try group.check("drawing a group")
    canvas = parent
    state = before
    groups -= 1
    try apply(style.filters, to: group)
    if let shadow = style.shadow {
      try drawShadow(of: group, shadow, alpha: style.alpha)
    }
    try composite(group, alpha: style.alpha, blendMode: style.blendMode)
  }

  func beginMasked(
    _ bounds: CGRect?, next index: inout Int, in commands: [DrawCommand]
  ) throws {
    var rect = state.clip.rect
    if let bounds {
      guard bounds.isNull || bounds.isFinite else { throw RasterError.notFinite(what: "A mask") }
      rect = rect.intersection(PixelRect(around: bounds.applying(state.transform)))
    }
    try open(rect, next: &index, in: commands) { .masked($0, $1) }
  }

  func beginMask() throws {
    guard case .masked(let before, let parent)? = levels.popLast() else {
      throw RasterError.unbalanced(what: "has a mask of nothing")
    }
    let content = canvas
    try content.check("drawing what is masked")
    canvas = try Canvas(clearing: content.rect)
    levels.append(.mask(before, content: content, parent: parent))
    state = before
    state.clip = Clip(rect: content.rect)
    state.blendMode = .normal
  }

  func endMask() throws {
    guard case .mask(let before, let content, let parent)? = levels.popLast() else {
      throw RasterError.unbalanced(what: "ends a mask it did not begin")
    }
    try canvas.check("drawing a mask")
    PixelMath.multiply(content.bitmap, byAlphaOf: canvas.bitmap)
    canvas = parent
    state = before
    groups -= 1
    try composite(content, alpha: 1, blendMode: state.blendMode)
  }

  /// Composites a canvas over the current one, inside the clip.
  func composite(_ group: Canvas, alpha: CGFloat, blendMode: CGBlendMode) throws {
    let visible = group.rect.intersection(state.clip.rect)
    if visible.isEmpty { return }
    let factor = UInt32((min(max(alpha, 0), 1) * 255).rounded())
    if blendMode == .normal && state.clip.isRectangle(in: visible) {
      var row = visible.top
      while row < visible.bottom {
        PixelMath.blend(
          canvas.pixel(visible.left, row), group.pixel(visible.left, row), visible.width, factor)
        row += 1
      }
      return
    }
    guard applyClip(for: group.rect) else { return }
    let context = canvas.context
    cairo_save(context)
    cairo_identity_matrix(context)
    let (x, y) = (Double(group.left - canvas.left), Double(group.top - canvas.top))
    cairo_rectangle(context, x, y, Double(group.rect.width), Double(group.rect.height))
    cairo_clip(context)
    cairo_set_source_surface(context, group.source, x, y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, blendMode.cairoOperator)
    cairo_paint_with_alpha(context, Double(factor) / 255)
    cairo_restore(context)
    try canvas.check("compositing a group")
  }
}

extension PixelMath {
  /// Multiplies every pixel of `target` by the alpha of the same pixel of `mask`.
  static func multiply(_ target: Bitmap, byAlphaOf mask: Bitmap) {
    let count = min(target.width * target.height, mask.width * mask.height)
    let pixels = target.baseAddress.assumingMemoryBound(to: UInt32.self)
    let masks = mask.baseAddress.assumingMemoryBound(to: UInt32.self)
    var index = 0
    while index < count {
      pixels[index] = scaled(pixels[index], by: masks[index] &>> 24)
      index &+= 1
    }
  }
}
