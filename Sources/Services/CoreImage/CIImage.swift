import Foundation
import Graphics
import UIKit

/// A picture, or what filters make of one: a recipe, which a context draws.
///
/// The space has its origin at the lower left, in pixels.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let recipe: any ImageRecipe

  init(_ recipe: any ImageRecipe) {
    self.recipe = recipe
    super.init()
  }

  public convenience init(cgImage image: CGImage) { self.init(PictureRecipe(image)) }

  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// Creates an image of a picture's pixels, without its orientation; nil if it has none.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    self.init(image: image)
  }

  /// Creates an image from a file's bytes; nil for unsupported ones.
  public convenience init?(data: Data) {
    guard let file = EncodedImage(data, name: "made of data") else { return nil }
    self.init(cgImage: CGImage(file))
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init(color: CIColor) { self.init(ColorRecipe(color)) }

  open class func empty() -> CIImage { CIImage(EmptyRecipe()) }
  public static var black: CIImage { CIImage(color: .black) }
  public static var white: CIImage { CIImage(color: .white) }
  public static var clear: CIImage { CIImage(color: .clear) }

  /// The rectangle of the image; infinite for one without edges.
  open var extent: CGRect { recipe.extent }

  /// The picture that the image was created from.
  open var cgImage: CGImage? { (recipe as? PictureRecipe)?.image }

  open var properties: [String: Any] { [:] }
  open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  // MARK: Changes

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(TransformRecipe(recipe, matrix))
  }

  open func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage { transformed(by: matrix) }

  open func cropped(to rect: CGRect) -> CIImage { CIImage(CropRecipe(recipe, rect)) }

  /// Repeats the pixels at the edges without end.
  open func clampedToExtent() -> CIImage { CIImage(ClampRecipe(recipe)) }

  open func clamped(to rect: CGRect) -> CIImage { CIImage(ClampRecipe(CropRecipe(recipe, rect))) }

  open func composited(over dest: CIImage) -> CIImage {
    CIImage(OverRecipe(front: recipe, back: dest.recipe))
  }

  /// Blurs with a standard deviation in pixels; the edges fade out.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(BlurRecipe(recipe, sigma: sigma))
  }

  /// Samples without blending neighbours when the image is enlarged.
  open func samplingNearest() -> CIImage { CIImage(NearestRecipe(recipe)) }
  open func samplingLinear() -> CIImage { self }

  /// Rotates the pixels as an orientation of Exif says, with the origin at the lower left.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }

  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let (w, h) = (extent.width, extent.height)
    switch orientation {
    case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case 3: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case 4: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case 5: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    case 6: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case 7: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    default: return .identity
    }
  }

  /// Returns the output of a filter with this image as its input; the image itself for an unknown
  /// filter.
  open func applyingFilter(
    _ filterName: String, parameters params: [String: Any] = [:]
  ) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An option for creating images; they make no difference here.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  public static let properties = Self(rawValue: "kCIImageProperties")
}

/// An orientation of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

/// Draws images.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// Draws a rectangle of an image; nil if it has no pixels, or the pictures in it can't be drawn,
  /// as without the harness.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let rect = PixelRect(fromRect), let block = image.recipe.pixels(in: rect) else {
      return nil
    }
    let pixels = ImagePixels(width: rect.width, height: rect.height) { bytes, rowBytes in
      for row in 0..<rect.height {
        for column in 0..<rect.width {
          let pixel = block.values[(rect.height - 1 - row) * rect.width + column]
          let alpha = min(max(pixel.w, 0), 1)
          let straight = pixel.straight
          let offset = row * rowBytes + column * 4
          for (place, value) in [straight.z, straight.y, straight.x].enumerated() {
            let level = Light.encoded(min(max(value, 0), 1)) * alpha
            bytes[offset + place] = UInt8((level * 255).rounded())
          }
          bytes[offset + 3] = UInt8((alpha * 255).rounded())
        }
      }
    }
    return pixels.map(CGImage.init)
  }

  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }

  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: 0.9)
    }
  }

  open func clearCaches() {}
}

/// An option of a context; they make no difference here.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  public static let priorityRequestLow = Self(rawValue: "low_priority")
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
}

/// An option of a file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A format of pixels; drawn images have eight bits per component.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let BGRA8 = CIFormat(rawValue: 24)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAh = CIFormat(rawValue: 31)
}

extension UIImage {
  /// Creates a picture that is drawn at once, unless the image has no edges.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let drawn = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: drawn, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    keep(ciImage, for: "ciImage")
  }

  /// The image that the picture was created from.
  public var ciImage: CIImage? { kept(nil) }
}
