import Foundation
import Graphics
import UIKit

/// The bytes of a picture file, for creating images.
///
/// Supports PNG, JPEG, WebP and the first page of PDF; each has a single image.
public final class CGImageSource: Sendable {
  let file: EncodedImage

  init?(_ data: Data) {
    guard let file = EncodedImage(data, name: "made of data"), file.format != .svg else {
      return nil
    }
    self.file = file
  }

  /// Returns the size for display, in pixels, with or without the file's orientation.
  func size(isTurned: Bool) -> CGSize {
    UIImage(
      cgImage: CGImage(file), scale: 1,
      orientation: isTurned ? .init(exif: file.exifOrientation) : .up
    ).size
  }
}

/// Creates a source from data; `nil` for unsupported data.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data)
}

/// Creates a source from a file; `nil` if it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap(CGImageSource.init)
}

/// Returns the number of images in the source: one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Returns the uniform type identifier of the source.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.file.format {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .webp: "org.webmproject.webp"
  case .svg: "public.svg-image"
  case .pdf: "com.adobe.pdf"
  }
}

/// Returns the properties of an image: its width, height, depth and orientation.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  var properties: CFDictionary = [
    // Code also casts them to other integers (not to CGFloat, which NSNumber doesn't support here).
    kCGImagePropertyPixelWidth: NSNumber(value: isrc.file.width),
    kCGImagePropertyPixelHeight: NSNumber(value: isrc.file.height),
    kCGImagePropertyDepth: NSNumber(value: 8), kCGImagePropertyColorModel: "RGB",
  ]
  // Files that specify none have no key.
  if isrc.file.exifOrientation != 1 {
    properties[kCGImagePropertyOrientation] = NSNumber(value: isrc.file.exifOrientation)
  }
  return properties
}

/// Returns an image of the source as stored, without its orientation; `nil` for an invalid index.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? CGImage(isrc.file) : nil
}

/// Returns a small version of an image; `nil` unless the options request one that is created from
/// the image, because thumbnails in files aren't read.
///
/// Its longer side has at most `kCGImageSourceThumbnailMaxPixelSize` pixels; it is never larger
/// than the image.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isSet(_ key: CFString) -> Bool { options?[key] as? Bool ?? false }
  guard index == 0,
    isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let isTurned = isSet(kCGImageSourceCreateThumbnailWithTransform)
  let whole = isrc.size(isTurned: isTurned)
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap(number) ?? .infinity
  let factor = min(1, max(1, limit) / max(whole.width, whole.height))
  let size = CGSize(
    width: max(1, (whole.width * factor).rounded()),
    height: max(1, (whole.height * factor).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let image = UIImage(
    cgImage: CGImage(isrc.file), scale: 1,
    orientation: isTurned ? .init(exif: isrc.file.exifOrientation) : .up)
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// Converts a number in options, of any type.
private func number(_ value: Any) -> CGFloat? {
  switch value {
  case let number as Int: CGFloat(number)
  case let number as CGFloat: number
  case let number as Double: CGFloat(number)
  case let number as Float: CGFloat(number)
  case let number as NSNumber: CGFloat(number.doubleValue)
  default: nil
  }
}
