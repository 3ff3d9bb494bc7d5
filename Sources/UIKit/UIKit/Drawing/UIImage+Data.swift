import CWorlds
import Foundation
import Graphics

extension UIImage {
  /// Returns the image as a PNG file: the original file if the image is unmodified, otherwise a
  /// newly drawn and encoded one.
  ///
  /// Drawing requires the harness; without it, the result is nil for images that were drawn or
  /// modified.
  public func pngData() -> Data? {
    if isAsInFile, let file = cgImage?.file, file.format == .png { return file.data }
    return encoded(quality: -1)
  }

  /// Returns the image as a JPEG file, with a quality from 0 to 1; transparent parts become black.
  ///
  /// Drawing requires the harness; without it, the result is nil.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(quality: min(max(Double(compressionQuality), 0), 1))
  }

  private var isAsInFile: Bool { imageOrientation == .up && values.tint == nil }

  /// Has the harness draw and encode the image: as PNG for a negative quality.
  private func encoded(quality: Double) -> Data? {
    guard cgImage != nil else { return nil }
    guard
      let file = worlds_encoded_image(Unmanaged.passUnretained(self).toOpaque(), quality)
    else { return nil }
    return Unmanaged<NSData>.fromOpaque(file).takeRetainedValue() as Data
  }
}
