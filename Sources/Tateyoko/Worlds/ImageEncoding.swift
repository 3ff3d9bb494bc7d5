import Foundation
import Pixels
import UIKit

/// Draws an image and writes it as a file, for `pngData()` and `jpegData(compressionQuality:)`.
///
/// - Parameters:
///   - image: A `UIImage`.
///   - quality: That of the JPEG, from 0 to 1; a negative one stands for PNG.
/// - Returns: A retained `NSData`; nil for what can't be drawn.
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
