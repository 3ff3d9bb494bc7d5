import CLibPNG
import Foundation

/// Encodes pictures that are shown in a loop as an animated PNG.
///
/// Format: PNG specification, third edition, §11.3.6. A reader without animation support shows the
/// first picture.
package enum AnimatedPNG {
  /// The maximum number of pictures in a file.
  package static let maximumFrameCount = 600

  /// Encodes pictures; the same pictures give the same bytes.
  ///
  /// Smaller pictures are centred on a transparent background as large as the largest.
  ///
  /// - Parameter milliseconds: The duration of each picture.
  /// - Throws: `PNGError` if there are none or too many, or not enough memory for them.
  package static func encode(_ pictures: [Bitmap], milliseconds: Int) throws(PNGError) -> Data {
    let path = "animated PNG data"
    guard !pictures.isEmpty, pictures.count <= maximumFrameCount else {
      throw PNGError(
        .unsupported, path,
        "it would have \(pictures.count) pictures, not 1 to \(maximumFrameCount)")
    }
    let width = pictures.map(\.width).max() ?? 1
    let height = pictures.map(\.height).max() ?? 1
    let isOpaque = pictures.allSatisfy {
      $0.width == width && $0.height == height && $0.isOpaque
    }
    var file = Data(PNGChunks.signature)
    let colorType: UInt8 = isOpaque ? 2 : 6
    file += PNGCodec.chunk("IHDR", number(width) + number(height) + [8, colorType, 0, 0, 0])
    file += PNGCodec.chunk("sRGB", [0])
    file += PNGCodec.chunk("acTL", number(pictures.count) + number(0))
    var sequence = 0
    for (index, picture) in pictures.enumerated() {
      let control =
        number(sequence) + number(width) + number(height) + number(0) + number(0)
        + short(milliseconds) + short(1000) + [disposeNone, blendSource]
      file += PNGCodec.chunk("fcTL", control)
      sequence += 1
      let packed = try packed(picture, width, height, isOpaque: isOpaque, path)
      if index == 0 {
        file += PNGCodec.chunk("IDAT", packed)
      } else {
        file += PNGCodec.chunk("fdAT", number(sequence) + packed)
        sequence += 1
      }
    }
    file += PNGCodec.chunk("IEND", [])
    return file
  }

  private static let disposeNone: UInt8 = 0
  private static let blendSource: UInt8 = 0

  /// Returns a picture's rows, compressed.
  private static func packed(
    _ picture: Bitmap, _ width: Int, _ height: Int, isOpaque: Bool, _ path: String
  ) throws(PNGError) -> [UInt8] {
    let canvas: Bitmap
    do {
      canvas = try picture.centred(width: width, height: height)
    } catch {
      throw PNGCodec.outOfMemory(width, height, path)
    }
    var context = PNGCodec.context(width: width, height: height, nil)
    context.layout = Int32(isOpaque ? TATEYOKO_PNG_RGB : TATEYOKO_PNG_RGBA)
    context.pixels = canvas.baseAddress.assumingMemoryBound(to: UInt8.self)
    context.rowBytes = canvas.rowBytes
    let data = try PNGCodec.imageData(of: context, path)
    return withExtendedLifetime((canvas, data)) { Array(data.bytes) }
  }

  private static func number(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(clamping: value).bigEndian) { Array($0) }
  }

  private static func short(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt16(clamping: value).bigEndian) { Array($0) }
  }
}
