import CLibPNG
import Foundation

/// Decodes the files that most programs write: samples of up to 8 bits, not interlaced, nothing
/// irregular.
///
/// It returns either the same result as libpng, or nothing; error messages are left to libpng.
enum QuickPNG {
  /// Returns the picture; nil if libpng has to read it.
  static func decode(_ file: UnsafeRawBufferPointer, _ chunks: PNGChunks) -> Bitmap? {
    let header = chunks.header
    guard chunks.isRegular, !chunks.hasOtherGamma,
      !header.isInterlaced, header.bitDepth <= 8, let table = table(file, chunks)
    else { return nil }
    // The rows are unpacked at the end of the picture's own memory and expand towards its start: a
    // separate buffer would cost as much as unpacking does, in fresh pages.
    let size = max(header.width * header.height * 4, header.rawByteCount)
    guard
      let bitmap = try? Bitmap(
        uninitializedWidth: header.width, height: header.height, capacity: size + 16)
    else { return nil }
    let raw = bitmap.baseAddress + (size - header.rawByteCount)
    guard unpack(file, chunks, into: raw) else { return nil }
    let rowByteCount = header.rowByteCount
    var above = [UInt8](repeating: 0, count: rowByteCount + 4)
    let isGood = above.withUnsafeMutableBufferPointer { above in
      table.withUnsafeBufferPointer { table in
        var rows = TateyokoFilteredRows()
        rows.raw = raw.assumingMemoryBound(to: UInt8.self)
        rows.rowBytes = rowByteCount
        rows.above = above.baseAddress
        rows.width = UInt32(header.width)
        rows.height = UInt32(header.height)
        rows.bitDepth = Int32(header.bitDepth)
        rows.colorType = Int32(header.colorType)
        rows.table = table.baseAddress
        rows.pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt32.self)
        return tateyoko_unfilter_rows(&rows) != 0
      }
    }
    return isGood ? bitmap : nil
  }

  private static func unpack(
    _ file: UnsafeRawBufferPointer, _ chunks: PNGChunks, into raw: UnsafeMutableRawPointer
  ) -> Bool {
    var isGood = true
    var first: UnsafeRawBufferPointer?
    var joined: Bitmap.Scratch?
    var count = 0
    chunks.forEachImageChunk(file) { payload, summed, stored in
      isGood = Deflate.checkSum(summed) == stored
      guard isGood else { return false }
      if payload.count == chunks.imageDataByteCount {
        first = payload
      } else if let source = payload.baseAddress, payload.count > 0 {
        if joined == nil { joined = Bitmap.Scratch(byteCount: chunks.imageDataByteCount) }
        guard let joined else {
          isGood = false
          return false
        }
        memcpy(joined.address + count, source, payload.count)
        count += payload.count
      }
      return true
    }
    guard isGood else { return false }
    let packed = first ?? UnsafeRawBufferPointer(start: joined?.address, count: count)
    return Deflate.unpack(packed, into: raw, count: chunks.header.rawByteCount)
  }

  /// Returns the pixel for each palette index or grey level; empty if samples are colours, nil if
  /// palette or transparency are invalid.
  private static func table(
    _ file: UnsafeRawBufferPointer, _ chunks: PNGChunks
  ) -> [UInt32]? {
    let header = chunks.header
    switch header.colorType {
    case 0:
      guard chunks.palette == nil, chunks.transparency == nil else { return nil }
      let top = (1 << header.bitDepth) - 1
      return (0..<256).map { sample in
        let level = UInt32(min(sample, top) * 255 / top)
        return 0xFF00_0000 | level << 16 | level << 8 | level
      }
    case 3:
      guard let palette = chunks.palette, palette.count % 3 == 0, palette.count > 0,
        palette.count / 3 <= 1 << header.bitDepth,
        chunks.transparency.map({ $0.count > 0 && $0.count <= palette.count / 3 }) ?? true
      else { return nil }
      // libpng treats an index beyond the palette as black.
      var table = [UInt32](repeating: 0xFF00_0000, count: 256)
      for index in 0..<palette.count / 3 {
        let at = palette.lowerBound + index * 3
        var alpha: UInt32 = 255
        if let transparency = chunks.transparency, index < transparency.count {
          alpha = UInt32(file[transparency.lowerBound + index])
        }
        func level(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        table[index] =
          alpha << 24 | level(file[at]) << 16 | level(file[at + 1]) << 8 | level(file[at + 2])
      }
      return table
    default:
      // A palette is only a suggestion here, and a transparent colour isn't supported by rows of
      // bytes.
      return chunks.transparency == nil ? [] : nil
    }
  }
}
