import AssetCatalogs
import Foundation
import Graphics

/// An immutable image, with everything needed to show it. Lengths are in points.
open class UIImage: NSObject, @unchecked Sendable {
  /// The values of an image other than its pixels.
  struct Values: Hashable {
    var image: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var tint: UIColor?
    /// The set of variants that this image belongs to.
    var asset: UIImageAsset?
    var configuration: Configuration?
    /// The content of a symbol; nil for other images.
    var symbol: SymbolContent?
    /// The distance from the text's baseline to the bottom, if there is a baseline.
    var baselineOffset: CGFloat?
    /// The name it was found with in a bundle.
    var name: String?
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  // Set by initialisers only.
  @exclusivity(unchecked) final private(set) var values = Values()

  /// Creates an image without pixels.
  public override init() { super.init() }

  // Designated initialisers that aren't public would prevent subclasses from inheriting the others.
  convenience init(values: Values) {
    self.init()
    self.values = values
  }

  /// Creates an image with one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(values: Values(image: cgImage))
  }

  /// Creates an image with `scale` pixels per point and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      values: Values(image: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  convenience init?(recording list: DisplayList, size: CGSize, scale: CGFloat) {
    guard let image = CGImage(list, size: size, scale: scale) else { return nil }
    self.init(values: Values(image: image, scale: scale))
  }

  /// Creates an image from a file's bytes; `nil` if they aren't PNG, JPEG or WebP.
  ///
  /// UIKit reads vectors only from catalogs.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image with `scale` pixels per point from a file's bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = EncodedImage(data, name: "made of data"), !file.isVector else { return nil }
    self.init(file, scale: scale > 0 ? scale : 1)
  }

  /// Creates an image from a file, with the scale in its name.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.contents(of: path), !file.isVector else { return nil }
    self.init(file, scale: CGFloat(LooseImage.scale(ofFile: path)))
  }

  /// Creates an image from a file, with the orientation it specifies.
  convenience init(_ file: EncodedImage, scale: CGFloat) {
    self.init(
      values: Values(
        image: CGImage(file), scale: scale, orientation: Orientation(exif: file.exifOrientation)))
  }

  /// Creates the image with a name from the main bundle: from an asset catalog, or a file.
  ///
  /// A file is found by its name with or without `@2x`, `@3x`, `~iphone` and `~ipad`; the extension
  /// may be omitted only for PNG. The variant is the one for the current traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image with a name from a bundle, in the variant for the given traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let values = NamedImages.values(named: name, in: bundle, traits: traitCollection) else {
      return nil
    }
    self.init(values: values)
  }

  /// Creates the image with a name from a bundle, in the variant for a configuration's traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard
      let values = NamedImages.values(
        named: name, in: bundle, traits: configuration?.traitCollection)
    else { return nil }
    self.init(values: SymbolImages.values(values, configuration: configuration) ?? values)
  }

  // MARK: Facts

  /// The pixels.
  open var cgImage: CGImage? { values.image }

  /// Pixels per point.
  open var scale: CGFloat { values.scale }

  /// How the pixels are rotated for display.
  open var imageOrientation: Orientation { values.orientation }

  /// Size for display, in points.
  open var size: CGSize {
    guard let image = values.image else { return .zero }
    let width = CGFloat(image.width) / scale
    let height = CGFloat(image.height) / scale
    switch imageOrientation {
    case .up, .down, .upMirrored, .downMirrored: return CGSize(width: width, height: height)
    case .left, .right, .leftMirrored, .rightMirrored:
      return CGSize(width: height, height: width)
    }
  }

  /// Whether the image shows its own colours or the tint.
  open var renderingMode: RenderingMode { values.renderingMode }

  /// The edges that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { values.capInsets ?? .zero }

  /// How the middle of a resizable image is filled.
  open var resizingMode: ResizingMode { values.resizingMode }

  /// The edges that layout ignores.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

  /// The set of variants that this image belongs to; nil for images from elsewhere.
  open var imageAsset: UIImageAsset? { values.asset }

  /// The configuration that the image was chosen for.
  open var configuration: Configuration? { values.configuration }

  /// The traits that the image was chosen for.
  open var traitCollection: UITraitCollection {
    values.configuration?.traitCollection ?? UITraitCollection()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  // MARK: Variants

  final func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image painted in a colour, using only its opacity.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns the image painted in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image that keeps its edges when resized, and tiles its middle.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image that keeps its edges when resized.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with edges that layout ignores.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image of the same set for another configuration, or else the image itself with
  /// that configuration.
  ///
  /// For a symbol, this is the symbol with the configuration's symbol values; if there are none,
  /// the symbol's own are unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let values = SymbolImages.values(values, configuration: configuration) {
      return UIImage(values: values)
    }
    if let traits = configuration.traitCollection, let asset = values.asset {
      return asset.image(for: traits, like: self)
    }
    return changed { $0.configuration = configuration }
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed {
      switch $0.orientation {
      case .up: $0.orientation = .upMirrored
      case .upMirrored: $0.orientation = .up
      case .down: $0.orientation = .downMirrored
      case .downMirrored: $0.orientation = .down
      case .left: $0.orientation = .rightMirrored
      case .rightMirrored: $0.orientation = .left
      case .right: $0.orientation = .leftMirrored
      case .leftMirrored: $0.orientation = .right
      }
    }
  }
}
