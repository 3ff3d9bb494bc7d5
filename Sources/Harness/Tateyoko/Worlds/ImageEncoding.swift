import Foundation
import Pixels
import UIKit

/// Draws an image and encodes it as a file, for `pngData()` and `jpegData(compressionQuality:)`.
///
/// - Parameters:
///   - image: A `UIImage`.
///   - quality: The quality of the JPEG, from 0 to 1; negative for PNG.
/// - Returns: A retained `NSData`; `nil` if the image can't be drawn.
@_cdecl("tateyoko_encode_image")
func tateyokoEncodeImage(
  _ image: UnsafeRawPointer, _ quality: Double
) -> UnsafeMutableRawPointer? {
  let image = Unmanaged<UIImage>.fromOpaque(image).takeUnretainedValue()
  guard let bitmap = try? image.anyCapture().bitmap,
    let data = quality < 0
      ? try? bitmap.pngData() : try? JPEGCodec.encode(bitmap, quality: quality)
  else { return nil }
  return Unmanaged.passRetained(data as NSData).toOpaque()
}

/// Draws an image and returns its pixels, for `CGImage.dataProvider`.
///
/// - Parameter image: A `UIImage` with one pixel per point.
/// - Returns: A retained `NSData` of rows without gaps; `nil` if the image can't be drawn.
@_cdecl("tateyoko_image_pixels")
func tateyokoImagePixels(_ image: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  let image = Unmanaged<UIImage>.fromOpaque(image).takeUnretainedValue()
  guard let bitmap = try? image.anyCapture().bitmap else { return nil }
  var data = Data(capacity: bitmap.width * bitmap.height * 4)
  for row in 0..<bitmap.height {
    data.append(
      (bitmap.baseAddress + row * bitmap.rowBytes).assumingMemoryBound(to: UInt8.self),
      count: bitmap.width * 4)
  }
  return Unmanaged.passRetained(data as NSData).toOpaque()
}
