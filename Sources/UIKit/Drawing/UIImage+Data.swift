import CWorlds
import Foundation
import Graphics

extension UIImage {
  /// The image as a PNG file: the one that it was made of, as long as nothing about it was changed,
  /// or else drawn and written anew.
  ///
  /// Drawing needs the harness; without one it is nil for images that were drawn or changed.
  public func pngData() -> Data? {
    if isAsInFile, let file = cgImage?.file, file.format == .png { return file.data }
    return encoded(quality: -1)
  }

  /// The image as a JPEG file, of a quality from 0 to 1; what is transparent is black.
  ///
  /// Drawing needs the harness; without one it is nil.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(quality: min(max(Double(compressionQuality), 0), 1))
  }

  private var isAsInFile: Bool { imageOrientation == .up && values.tint == nil }

  /// Lets the harness draw the image and write it: as PNG for a negative quality.
  private func encoded(quality: Double) -> Data? {
    guard cgImage != nil else { return nil }
    guard
      let file = worlds_encoded_image(Unmanaged.passUnretained(self).toOpaque(), quality)
    else { return nil }
    return Unmanaged<NSData>.fromOpaque(file).takeRetainedValue() as Data
  }
}
