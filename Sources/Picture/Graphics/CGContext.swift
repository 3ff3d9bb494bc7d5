import Foundation

/// A canvas that records drawing.
///
/// Coordinates are UIKit's: points, the origin at the top left, y pointing down.
public final class CGContext {
  package struct State {
    var transform = CGAffineTransform.identity
    var clipBounds: CGRect
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: ContextShadow?
    var interpolation = CGInterpolationQuality.default
    var antialiases = true
    /// Whether edges are softened in what is recorded: if the context allows it, too.
    var softensEdges = true
    var masks: [Mask] = []
  }

  /// A shadow with an offset and blur in the context's base coordinates.
  package struct ContextShadow {
    var color: RGBA
    var offset: CGSize
    var blur: CGFloat
  }

  package struct Mask {
    var image: CGImage
    var rect: CGRect
    var flip: CGAffineTransform
  }

  package let scale: CGFloat
  package let size: CGSize?
  package var builder = DisplayListBuilder()
  package var state: State
  package var stack: [State] = []
  /// The current path, in the current coordinates.
  package var current = PathData()
  private var allowsAntialiasing = true
  /// The transform of text that Core Text draws; no part of the graphics state.
  public var textMatrix = CGAffineTransform.identity

  /// Creates a canvas for drawing at `scale` pixels per point.
  package init(recordingWithScale scale: CGFloat, size: CGSize? = nil) {
    self.scale = scale
    self.size = size
    let bounds = size.map { CGRect(origin: .zero, size: $0) } ?? .infinite
    state = State(clipBounds: bounds)
  }

  /// Creates a canvas in pixels with y pointing up; `makeImage()` returns its picture.
  ///
  /// Fails if `data` isn't `nil`: nothing is rasterised before a screen is captured, so there are
  /// no bytes to write to.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0, width <= 32_767, height <= 32_767 else {
      return nil
    }
    let size = CGSize(width: width, height: height)
    self.init(recordingWithScale: 1, size: size)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
  }

  /// The drawing so far, with open states and groups closed.
  package var displayList: DisplayList {
    var copy = builder
    var states = [state] + stack.reversed()
    while !states.isEmpty {
      let closing = states.removeFirst()
      for mask in closing.masks.reversed() { copy.endMasked(mask: mask.commands) }
      if !states.isEmpty { copy.restore() }
    }
    return copy.finish()
  }

  /// Returns an image of the drawing so far, or `nil` if the canvas has no size.
  public func makeImage() -> CGImage? {
    guard let size else { return nil }
    return CGImage(displayList, size: size, scale: scale)
  }

  // MARK: - States

  public func saveGState() {
    stack.append(state)
    state.masks = []
    builder.save()
  }

  /// Restores the last saved state; does nothing if there is none.
  public func restoreGState() {
    guard let previous = stack.popLast() else { return }
    leave(for: previous)
    builder.restore()
    updateAntialiasing()
  }

  /// Leaves the current state: draws its masks and passes the path on to the previous state.
  package func leave(for previous: State) {
    for mask in state.masks.reversed() { builder.endMasked(mask: mask.commands) }
    move(pathFrom: state.transform, to: previous.transform)
    state = previous
  }

  // MARK: - Coordinates

  /// The transform from user coordinates to pixels, with y pointing up.
  public var ctm: CGAffineTransform { userSpaceToDeviceSpaceTransform }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let height = (size?.height ?? 0) * scale
    return state.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    let before = state.transform
    state.transform = transform.concatenating(before)
    move(pathFrom: before, to: state.transform)
    builder.concatenate(transform)
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Keeps the current path in its place on the canvas when coordinates change.
  private func move(pathFrom before: CGAffineTransform, to after: CGAffineTransform) {
    guard !current.isEmpty, before != after, after.isInvertible else { return }
    current.apply(before.concatenating(after.inverted()))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: - Parameters

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dash = lengths
  }

  /// Sets the alpha factor for all subsequent drawing.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha >= 0 ? min(alpha, 1) : 0
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    builder.setBlendMode(mode)
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets whether edges are softened, if the context allows it.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
    updateAntialiasing()
  }

  /// Sets whether the context allows edges to be softened; saving and restoring the graphics state doesn't change it
  /// (Apple, *Quartz 2D Programming Guide*, “Anti-Aliasing”).
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
    updateAntialiasing()
  }

  func updateAntialiasing() {
    let softensEdges = state.antialiases && allowsAntialiasing
    guard softensEdges != state.softensEdges else { return }
    state.softensEdges = softensEdges
    builder.setAntialiasing(softensEdges)
  }

  /// Sets the shadow for all subsequent drawing.
  ///
  /// - Parameters:
  ///   - offset: In points, y pointing down; not affected by the context's transform.
  ///   - blur: Twice the standard deviation of the blur, in points.
  ///   - color: `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    if let color, color.rgba.alpha > 0 {
      state.shadow = ContextShadow(color: color.rgba, offset: offset, blur: max(blur, 0))
    } else {
      state.shadow = nil
    }
  }

  /// Sets a shadow of black at one-third alpha for all subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

extension CGContext.Mask {
  var commands: [DrawCommand] { [.concatenate(flip), .image(image, in: rect, ImageStyle())] }
}
