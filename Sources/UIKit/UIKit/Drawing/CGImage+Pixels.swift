import CWorlds
import Foundation
import Graphics

extension CGImage {
  /// The image's pixels: premultiplied BGRA in sRGB, `bytesPerRow` bytes per row, from the top.
  ///
  /// A file is decoded and a drawing is drawn for this, which requires the harness; without it, the
  /// provider is nil for these images, as it is for a damaged file.
  public var dataProvider: CGDataProvider? {
    let image = UIImage(cgImage: self)
    // The pointer alone doesn't keep the image alive.
    let pixels = withExtendedLifetime(image) {
      worlds_image_pixels(Unmanaged.passUnretained(image).toOpaque())
    }
    guard let pixels else { return nil }
    return CGDataProvider(data: Unmanaged<NSData>.fromOpaque(pixels).takeRetainedValue() as Data)
  }
}
