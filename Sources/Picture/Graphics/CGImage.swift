import Foundation

/// A picture with a fixed number of pixels.
///
/// Its source is either pixels, or a recorded drawing or a file (PNG, JPEG, WebP, SVG, PDF), which
/// become pixels when a screen that shows them is rasterised.
public final class CGImage: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    case pixels(ImagePixels)
    case recording(ImageRecording)
    case encoded(EncodedImage)
  }

  /// A part of the source, in whole pixels.
  package struct Region: Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  package let source: Source
  package let region: Region

  private init(source: Source, region: Region) {
    self.source = source
    self.region = region
  }

  package convenience init(_ pixels: ImagePixels) {
    self.init(
      source: .pixels(pixels),
      region: Region(x: 0, y: 0, width: pixels.width, height: pixels.height))
  }

  /// The file with these pixels; nil if they're part of one, or were drawn.
  package var file: EncodedImage? {
    guard case .encoded(let file) = source, isWhole else { return nil }
    return file
  }

  /// Whether the image is the whole of its file or drawing.
  package var isWhole: Bool {
    switch source {
    case .pixels: false
    case .encoded(let file): region.width == file.width && region.height == file.height
    case .recording(let drawing):
      region.width == drawing.pixelWidth && region.height == drawing.pixelHeight
    }
  }

  package convenience init(_ encoded: EncodedImage) {
    self.init(
      source: .encoded(encoded),
      region: Region(x: 0, y: 0, width: encoded.width, height: encoded.height))
  }

  /// Creates an image from a drawing; `nil` if it would have no pixels or more than 32,767 per
  /// side.
  ///
  /// - Parameter isScalable: Whether it's redrawn when it's shown larger.
  package convenience init?(
    _ list: DisplayList, size: CGSize, scale: CGFloat, isScalable: Bool = false
  ) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
    self.init(
      source: .recording(
        ImageRecording(list: list, size: size, scale: scale, isScalable: isScalable)),
      region: Region(x: 0, y: 0, width: Int(width), height: Int(height)))
  }

  public var width: Int { region.width }
  public var height: Int { region.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { region.width * 4 }
  public var colorSpace: CGColorSpace? { .standardRGB }
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Whether all pixels are known to be opaque.
  package var isOpaque: Bool {
    if case .pixels(let pixels) = source { return pixels.isOpaque }
    return false
  }

  public func copy() -> CGImage? { self }

  /// Returns the part of the image inside `rect` (pixels, rounded outward), or `nil` if there is
  /// none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.isFinite ? rect.integral.overlap(whole) : .null
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      source: source,
      region: Region(
        x: region.x + Int(part.minX), y: region.y + Int(part.minY), width: Int(part.width),
        height: Int(part.height)))
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || (lhs.region == rhs.region && lhs.source == rhs.source)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(region)
    hasher.combine(source)
  }
}
