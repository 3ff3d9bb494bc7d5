import CPango
import Graphics
import Pixels

/// One run over a display list.
final class RasterPass {
  struct State {
    var transform: CGAffineTransform
    var clip: Clip
    var blendMode = CGBlendMode.normal
    var antialiases = true
  }

  /// What a `save`, a group or a mask has to bring back or to finish.
  enum Level {
    case saved(State)
    case group(State, Canvas, GroupStyle)
    case masked(State, Canvas)
    case mask(State, content: Canvas, parent: Canvas)
    /// A group of which nothing can be seen.
    case skipped
  }

  let rasterizer: Rasterizer
  var canvas: Canvas
  var state: State
  var levels: [Level] = []
  let depth: Int
  /// A fill that waits for what comes next: screens lay backgrounds over backgrounds, and what is
  /// covered at once need not be painted.
  var pendingFill: (rect: PixelRect, pixel: UInt32)?
  private var groups = 0

  init(rasterizer: Rasterizer, canvas: Canvas, scale: CGFloat, depth: Int) {
    self.rasterizer = rasterizer
    self.canvas = canvas
    self.depth = depth
    state = State(
      transform: CGAffineTransform(scaleX: scale, y: scale), clip: Clip(rect: canvas.rect))
  }

  func run(_ commands: [DrawCommand]) throws {
    clearCanvas(before: commands)
    var index = 0
    while index < commands.count {
      try run(commands[index], next: &index, in: commands)
    }
    paintPendingFill()
    if !levels.isEmpty { throw RasterError.unbalanced(what: "leaves a group or a state open") }
    try canvas.check("drawing")
  }

  /// Makes the canvas transparent, unless the first thing drawn covers all of it.
  private func clearCanvas(before commands: [DrawCommand]) {
    var transform = state.transform
    for command in commands {
      switch command {
      case .save:
        continue
      case .concatenate(let t):
        transform = t.concatenating(transform)
        continue
      case .clipRect(let rect):
        guard transform.keepsRectangles,
          let clip = PixelRect(exactly: rect.applying(transform)), clip.contains(canvas.rect)
        else { break }
        continue
      case .fillRect(let rect, let color):
        guard PixelMath.quantized(color).alpha == 1, transform.keepsRectangles else { break }
        guard PixelRect(inside: rect.applying(transform)).contains(canvas.rect) else { break }
        return
      default:
        break
      }
      break
    }
    memset(canvas.bitmap.baseAddress, 0, canvas.bitmap.byteCount)
  }

  private func run(
    _ command: DrawCommand, next index: inout Int, in commands: [DrawCommand]
  ) throws {
    index += 1
    switch command {
    case .save, .restore, .concatenate, .clipRect, .clipPath, .setBlendMode, .setAntialiasing,
      .fillRect:
      break
    default:
      paintPendingFill()
    }
    switch command {
    case .save:
      levels.append(.saved(state))
    case .restore:
      guard case .saved(let before)? = levels.popLast() else {
        throw RasterError.unbalanced(what: "restores a state it did not save")
      }
      state = before
    case .concatenate(let t):
      guard t.isFinite else { throw RasterError.notFinite(what: "A layer's or drawing's transform") }
      state.transform = t.concatenating(state.transform)
    case .clipRect(let rect):
      try clip(to: rect)
    case .clipPath(let path, let rule):
      try clip(to: path, rule: rule)
    case .setBlendMode(let mode):
      state.blendMode = mode
    case .setAntialiasing(let isOn):
      state.antialiases = isOn
    case .fillRect(let rect, let color):
      try fill(rect, color)
    case .fillPath(let path, let rule, let color):
      try fill(path, rule, color)
    case .strokePath(let path, let style, let color):
      try stroke(path, style, color)
    case .glyphs(let run, let origin, let color):
      try draw(run, at: origin, color)
    case .image(let image, let rect, let style):
      try draw(image, in: rect, style)
    case .linearGradient(let gradient, let start, let end, let options):
      try draw(gradient, from: start, to: end, options)
    case .radialGradient(let gradient, let start, let r0, let end, let r1, let options):
      try draw(gradient, from: start, r0, to: end, r1, options)
    case .shadow(let path, let rule, let style):
      try drawShadow(of: path, rule, style)
    case .beginGroup(let style):
      try beginGroup(style, next: &index, in: commands)
    case .endGroup:
      try endGroup()
    case .beginMasked(let bounds):
      try beginMasked(bounds, next: &index, in: commands)
    case .beginMask:
      try beginMask()
    case .endMask:
      try endMask()
    }
  }

  // MARK: - Clipping

  private func clip(to rect: CGRect) throws {
    guard rect.isNull || rect.isFinite else { throw RasterError.notFinite(what: "A clip") }
    if rect.isNull || rect.isEmpty {
      state.clip.rect = .empty
      return
    }
    let t = state.transform
    if t.keepsRectangles {
      let device = rect.applying(t)
      if let exact = PixelRect(exactly: device) {
        state.clip.rect = state.clip.rect.intersection(exact)
        return
      }
    }
    var path = PathData()
    path.addRect(rect)
    push(path, .winding)
  }

  private func clip(to path: CGPath, rule: CGPathFillRule) throws {
    guard path.data.isDrawable else { throw RasterError.notFinite(what: "A clip path") }
    if path.isEmpty {
      state.clip.rect = .empty
      return
    }
    push(path.data, rule)
  }

  private func push(_ path: PathData, _ rule: CGPathFillRule) {
    let bounds = PixelRect(around: path.controlBounds.applying(state.transform))
    state.clip.rect = state.clip.rect.intersection(bounds)
    let node = ClipNode(
      path: path, rule: rule, transform: state.transform, previous: state.clip.paths)
    if node.covers(state.clip.rect) { return }
    state.clip.paths = node
  }

  /// Sets cairo's clip for drawing inside `bounds`; returns whether there is anything to draw.
  func applyClip(for bounds: PixelRect) -> Bool {
    let visible = bounds.intersection(state.clip.rect)
    if visible.isEmpty { return false }
    let cutting = state.clip.paths == nil ? [] : state.clip.cutting(visible)
    let context = canvas.context
    if cutting.isEmpty && state.clip.rect.contains(bounds) {
      if canvas.appliedClip != .none {
        cairo_reset_clip(context)
        canvas.appliedClip = .none
      }
      return true
    }
    let wanted = Canvas.AppliedClip.some(state.clip.rect, cutting.map { ObjectIdentifier($0) })
    if canvas.appliedClip == wanted { return true }
    cairo_reset_clip(context)
    let rect = state.clip.rect
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(rect.left - canvas.left), Double(rect.top - canvas.top),
      Double(rect.width), Double(rect.height))
    cairo_clip(context)
    for node in cutting {
      canvas.setMatrix(node.transform)
      cairo_new_path(context)
      node.path.trace(on: context)
      cairo_set_fill_rule(
        context,
        node.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
    }
    canvas.appliedClip = wanted
    return true
  }

  // MARK: - Groups

  /// Opens a canvas for `rect`, or skips to the end of what would be drawn on it.
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

  /// The index after the end of the group whose first command is at `start`.
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

  private func beginGroup(
    _ style: GroupStyle, next index: inout Int, in commands: [DrawCommand]
  ) throws {
    var rect = state.clip.rect
    if let shadow = style.shadow {
      // What lies outside the clip may cast its shadow inside.
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

  private func endGroup() throws {
    guard case .group(let before, let parent, let style)? = levels.popLast() else {
      throw RasterError.unbalanced(what: "ends a group it did not begin")
    }
    let group = canvas
    try group.check("drawing a group")
    canvas = parent
    state = before
    groups -= 1
    if let shadow = style.shadow {
      try drawShadow(of: group, shadow, alpha: style.alpha)
    }
    try composite(group, alpha: style.alpha, blendMode: style.blendMode)
  }

  private func beginMasked(
    _ bounds: CGRect?, next index: inout Int, in commands: [DrawCommand]
  ) throws {
    var rect = state.clip.rect
    if let bounds {
      guard bounds.isNull || bounds.isFinite else { throw RasterError.notFinite(what: "A mask") }
      rect = rect.intersection(PixelRect(around: bounds.applying(state.transform)))
    }
    try open(rect, next: &index, in: commands) { .masked($0, $1) }
  }

  private func beginMask() throws {
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

  private func endMask() throws {
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

  /// Lays a canvas over the current one, inside the clip.
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

extension PathData {
  /// Adds the path to a context's.
  func trace(on context: OpaquePointer) {
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let control, let end):
        cairo_curve_to(
          context, current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
          end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        current = end
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close:
        cairo_close_path(context)
      }
    }
  }

  /// Whether every coordinate is finite.
  var isDrawable: Bool {
    var sum: CGFloat = 0
    for point in points { sum += point.x * 0 + point.y * 0 }
    return sum == 0
  }
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether cairo also changes pixels the shape does not touch.
  var isUnbounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
