import Graphics

/// An immediate mode drawing destination, and its current state.
public struct GraphicsContext {
  /// A drawing with the state in which it was drawn.
  package struct Drawing {
    package enum Kind {
      case fill(Path, Paint, FillStyle)
      case stroke(Path, Paint, StrokeStyle)
      /// The text's lines, with their top left corner.
      case text(TextContent, CGRect)
      case image(ImageContent, CGRect)
    }

    package var kind: Kind
    package var transform: CGAffineTransform
    package var opacity: Double
    package var blendMode: BlendMode
    package var clips: [Clip]
  }

  /// An outline that drawings are cut to, with its transform applied.
  package struct Clip {
    package var path: Path
    package var style: FillStyle
  }

  final class Recording {
    var drawings: [Drawing] = []
  }

  /// A text view resolved to its current environment.
  public struct ResolvedText {
    let content: TextContent

    init(content: TextContent) {
      self.content = content
    }

    /// Measures the size of the resolved text for a given area.
    public func measure(in size: CGSize) -> CGSize { content.size(for: ProposedViewSize(size)) }
  }

  /// An image resolved to its current environment.
  public struct ResolvedImage {
    let content: ImageContent
    /// The size of the image.
    public var size: CGSize { content.size }
    /// The distance from the top of the image to its baseline.
    public var baseline: CGFloat { content.size.height - content.descent }
    /// An optional shading to fill the image with.
    public var shading: Shading?

    init(content: ImageContent) {
      self.content = content
    }
  }

  /// The environment associated with the graphics context.
  public let environment: EnvironmentValues
  /// The opacity of drawing operations in the context.
  public var opacity = 1.0
  /// The blend mode used by drawing operations in the context.
  public var blendMode = BlendMode.normal
  /// The current transform matrix, defining user space coordinates.
  public var transform = CGAffineTransform.identity

  private var clips: [Clip] = []
  let recording: Recording
  private let size: CGSize

  init(environment: EnvironmentValues, recording: Recording, size: CGSize) {
    self.environment = environment
    self.recording = recording
    self.size = size
  }

  // MARK: State

  /// Moves subsequent drawing operations by an amount in each dimension.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales subsequent drawing operations by an amount in each dimension.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates subsequent drawing operations by an angle.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Appends the given transform to the context's existing transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Adds a path to the context's array of clip shapes.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(Clip(path: path.applying(transform), style: style))
  }

  /// Draws a new layer, created by drawing code that you provide, into the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  // MARK: Drawing

  private func record(_ kind: Drawing.Kind) {
    recording.drawings.append(
      Drawing(
        kind: kind, transform: transform, opacity: opacity, blendMode: blendMode, clips: clips))
  }

  /// Draws a path into the context and fills the outlined region.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record(.fill(path, shading.paint(in: environment, path.boundingRect), style))
  }

  /// Draws a path into the context with a specified stroke.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record(.stroke(path, shading.paint(in: environment, path.boundingRect), style))
  }

  /// Draws a path into the context with a specified line width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Gets a version of a text view that's fixed with the current values of the graphics context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: text.content(in: environment))
  }

  /// Gets a version of an image that's fixed with the current values of the graphics context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(content: image.content(in: environment))
  }

  /// Draws resolved text into the context, aligning an anchor within the ideal size of the text to a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.content.size(for: .unspecified)
    record(.text(text.content, place(size, at: point, anchor)))
  }

  /// Draws resolved text into the context using the specified rectangle as a layout region.
  public func draw(_ text: ResolvedText, in rect: CGRect) { record(.text(text.content, rect)) }

  /// Draws text into the context, aligning an anchor within the ideal size of the text to a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text into the context using the specified rectangle as a layout region.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a resolved image into the context, aligning an anchor within the ideal size of the image to a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: place(image.size, at: point, anchor))
  }

  /// Draws a resolved image into the context, using the specified rectangle as a layout region.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var content = image.content
    if let shading = image.shading { content.paint = shading.paint(in: environment, rect) }
    record(.image(content, rect))
  }

  /// Draws an image into the context, aligning an anchor within the ideal size of the image to a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image into the context, using the specified rectangle as a layout region.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
