import CWorlds
import Foundation
import Graphics

extension CGImage {
  /// The image's pixels: premultiplied BGRA in sRGB, `bytesPerRow` bytes a row, from the top.
  ///
  /// A file is decoded and a drawing drawn for it, which needs the harness; without one it is nil for
  /// these, as for a file that is damaged.
  public var dataProvider: CGDataProvider? {
    let image = UIImage(cgImage: self)
    // The pointer alone doesn't keep the image.
    let pixels = withExtendedLifetime(image) {
      worlds_image_pixels(Unmanaged.passUnretained(image).toOpaque())
    }
    guard let pixels else { return nil }
    return CGDataProvider(data: Unmanaged<NSData>.fromOpaque(pixels).takeRetainedValue() as Data)
  }
}
