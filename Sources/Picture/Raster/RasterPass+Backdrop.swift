import CPango
import Graphics
import Pixels

extension RasterPass {
  /// Shows the existing drawing as seen through a material.
  ///
  /// The blur only includes the part inside the path's box that is on the canvas.
  func drawBackdrop(in path: CGPath, _ style: BackdropStyle) throws {
    guard path.data.isDrawable else { throw RasterError.notFinite(what: "A material's path") }
    let t = state.transform
    let sigma = style.sigma * abs(t.a * t.d - t.b * t.c).squareRoot()
    guard sigma.isFinite, style.saturation.isFinite, style.alpha.isFinite else {
      throw RasterError.notFinite(what: "A material")
    }
    let box = PixelRect(around: path.data.controlBounds.applying(t))
    let beneath = openCanvases
    let source = box.intersection(beneath[0].rect)
    guard style.alpha > 0, !box.intersection(state.clip.rect).isEmpty, !source.isEmpty else {
      return
    }
    let ground = try Canvas(clearing: source)
    for canvas in beneath { copy(canvas, to: ground) }
    let blur = BackdropBlur(sigma: sigma, saturation: style.saturation)
    blur.apply(to: ground.bitmap)

    let before = state
    defer { state = before }
    var node = path.data
    if let rect = node.rectangle, t.keepsRectangles,
      let exact = PixelRect(exactly: rect.applying(t))
    {
      state.clip.rect = state.clip.rect.intersection(exact)
      node = PathData()
    }
    if !node.isEmpty { push(node, .winding) }
    try composite(ground, alpha: style.alpha, blendMode: state.blendMode)
  }

  /// The canvases currently stacked: the ones of the open groups, lowest first. Nothing is beneath
  /// a mask, which is drawn separately.
  private var openCanvases: [Canvas] {
    var result: [Canvas] = []
    for level in levels {
      switch level {
      case .group(_, let parent, _), .masked(_, let parent): result.append(parent)
      case .mask: result = []
      case .saved, .skipped: break
      }
    }
    return result + [canvas]
  }

  /// Composites the common area of two canvases from one to the other.
  private func copy(_ from: Canvas, to target: Canvas) {
    let shared = from.rect.intersection(target.rect)
    guard !shared.isEmpty else { return }
    from.flush()
    var row = shared.top
    while row < shared.bottom {
      PixelMath.blend(
        target.pixel(shared.left, row), from.pixel(shared.left, row), shared.width, 255)
      row += 1
    }
  }
}
