import CLibPNG
import Foundation

extension PNGCodec {
  /// Decodes a PNG file in memory.
  ///
  /// - Parameter isQuick: Whether the fast path that bypasses libpng may be used.
  package static func decode(
    _ bytes: UnsafeRawBufferPointer, path: String, limits: PNGLimits, isQuick: Bool = true
  ) throws(PNGError) -> Bitmap {
    let chunks = try PNGChunks(bytes, path: path)
    let header = chunks.header
    if let objection = limits.objection(to: chunks) {
      throw PNGError(objection.kind, path, objection.detail)
    }
    if isQuick, let bitmap = QuickPNG.decode(bytes, chunks) { return bitmap }
    let bitmap: Bitmap
    do {
      // Rows missing in a damaged file must not show the buffer's previous content.
      bitmap = try Bitmap(width: header.width, height: header.height)
    } catch {
      throw outOfMemory(header.width, header.height, path)
    }
    var context = TateyokoPNG()
    context.source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    context.sourceLength = bytes.count
    context.pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt8.self)
    context.rowBytes = bitmap.rowBytes
    context.width = UInt32(header.width)
    context.height = UInt32(header.height)
    context.hasOtherGamma = chunks.hasOtherGamma ? 1 : 0
    guard tateyoko_png_read(&context) != 0 else {
      if context.outOfMemory != 0 {
        throw outOfMemory(header.width, header.height, path)
      }
      if context.ranOut != 0 {
        throw PNGError(.truncated, path, "it ends within the image data")
      }
      throw PNGError(.corrupt, path, message(context))
    }
    return bitmap
  }
}
