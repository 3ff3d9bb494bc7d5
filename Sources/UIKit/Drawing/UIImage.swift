import AssetCatalogs
import Foundation
import Graphics

/// A picture that never changes, with what is needed to show it. Lengths are points.
open class UIImage: NSObject, @unchecked Sendable {
  /// What an image consists of beside its pixels.
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
    /// The set of pictures that this is one of.
    var asset: UIImageAsset?
    var configuration: Configuration?
    /// What a symbol is drawn from; nil for other pictures.
    var symbol: SymbolContent?
    /// How far the bottom lies below the text's baseline, if there is one.
    var baselineOffset: CGFloat?
    /// The name by which it was found in a bundle.
    var name: String?
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  // Set by initialisers only.
  @exclusivity(unchecked) final private(set) var values = Values()

  /// Creates an image without pixels.
  public override init() { super.init() }

  // Designated initialisers that aren't public would keep subclasses from inheriting the others.
  convenience init(values: Values) {
    self.init()
    self.values = values
  }

  /// Creates an image with one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(values: Values(image: cgImage))
  }

  /// Creates an image with `scale` pixels per point, turned as stated.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      values: Values(image: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  convenience init?(recording list: DisplayList, size: CGSize, scale: CGFloat) {
    guard let image = CGImage(list, size: size, scale: scale) else { return nil }
    self.init(values: Values(image: image, scale: scale))
  }

  /// Creates an image from a file's bytes; `nil` if they are no PNG, JPEG or WebP.
  ///
  /// UIKit reads vectors from catalogs only.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image with `scale` pixels per point from a file's bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = EncodedImage(data, name: "made of data"), !file.isVector else { return nil }
    self.init(file, scale: scale > 0 ? scale : 1)
  }

  /// Creates an image from a file, with the scale that its name states.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.contents(of: path), !file.isVector else { return nil }
    self.init(file, scale: CGFloat(LooseImage.scale(ofFile: path)))
  }

  /// Creates an image of a file that is turned as it says.
  convenience init(_ file: EncodedImage, scale: CGFloat) {
    self.init(
      values: Values(
        image: CGImage(file), scale: scale, orientation: Orientation(exif: file.exifOrientation)))
  }

  /// Creates an image of that name from the main bundle: of an asset catalog, or a file.
  ///
  /// A file is found by its name with or without `@2x`, `@3x`, `~iphone` and `~ipad`; only of a PNG
  /// the ending may be left out. The variant is the one for the current traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of that name from a bundle, in the variant for the given traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let values = NamedImages.values(named: name, in: bundle, traits: traitCollection) else {
      return nil
    }
    self.init(values: values)
  }

  /// Creates an image of that name from a bundle, in the variant for a configuration's traits.
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

  /// How the pixels are turned for display.
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

  /// The edges that layout leaves out.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// Whether the image is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

  /// The set of pictures that this is one of; nil for pictures from elsewhere.
  open var imageAsset: UIImageAsset? { values.asset }

  /// What the picture was chosen for.
  open var configuration: Configuration? { values.configuration }

  /// The traits that the picture was chosen for.
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

  /// Returns the image painted in a colour, by its opacity alone.
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

  /// Returns the image with edges that layout leaves out.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the picture of the same set for another configuration, or else the image itself with
  /// that one.
  ///
  /// Of a symbol that is the symbol with what the configuration says of symbols; one that says nothing of
  /// them leaves that as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let values = SymbolImages.values(values, configuration: configuration) {
      return UIImage(values: values)
    }
    if let traits = configuration.traitCollection, let asset = values.asset {
      return asset.image(for: traits, like: self)
    }
    return changed { $0.configuration = configuration }
  }

  /// Returns an image that is mirrored where text runs from right to left.
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
