import CPango
import Graphics
import Pixels

/// One pass over a display list.
final class RasterPass {
  struct State {
    var transform: CGAffineTransform
    var clip: Clip
    var blendMode = CGBlendMode.normal
    var antialiases = true
  }

  /// The state that a `save`, a group or a mask has to restore or finish.
  enum Level {
    case saved(State)
    case group(State, Canvas, GroupStyle)
    case masked(State, Canvas)
    case mask(State, content: Canvas, parent: Canvas)
    /// A group that isn't visible.
    case skipped
  }

  let rasterizer: Rasterizer
  var canvas: Canvas
  var state: State
  var levels: [Level] = []
  let depth: Int
  /// A fill that is deferred until the next command: screens paint backgrounds over backgrounds,
  /// and one that is immediately covered need not be painted.
  var pendingFill: (rect: PixelRect, pixel: UInt32)?
  var groups = 0

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

  /// Makes the canvas transparent, unless the first drawing covers all of it.
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
      guard t.isFinite else {
        throw RasterError.notFinite(what: "A layer's or a drawing's transform")
      }
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
    case .unavailable(let reason):
      throw RasterError.unavailable(reason: reason)
    case .shadow(let path, let rule, let style):
      try drawShadow(of: path, rule, style)
    case .backdrop(let path, let style):
      try drawBackdrop(in: path, style)
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

  func push(_ path: PathData, _ rule: CGPathFillRule) {
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
}
