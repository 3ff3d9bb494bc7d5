import Graphics

/// A background material type.
public struct Material: ShapeStyle {
  /// The thickness of a material.
  package enum Level: Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  let level: Level

  public static let ultraThin = Material(level: .ultraThin)
  public static let thin = Material(level: .thin)
  public static let regular = Material(level: .regular)
  public static let thick = Material(level: .thick)
  public static let ultraThick = Material(level: .ultraThick)
  /// A material matching the style of system toolbars.
  public static let bar = Material(level: .bar)
}

extension Material: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { .material(level, opacity: 1) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material matching the style of system toolbars.
  public static var bar: Material { .bar }
}

/// A shape style that fills a shape by repeating a region of an image.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The region of the image to use, in unit coordinates.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .image(
      ImagePaintContent(
        image: image.content(in: environment), sourceRect: sourceRect, scale: scale), opacity: 1)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A shape style that fills a shape by repeating a region of an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// The image that fills an area, repeated from its top left corner.
package struct ImagePaintContent: Equatable, Sendable {
  package var image: ImageContent
  package var sourceRect: CGRect
  package var scale: CGFloat
}
