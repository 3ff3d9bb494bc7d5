import CDeflate
import Foundation

/// zlib streams and checksums by libdeflate, which takes a fraction of zlib's time for data that is
/// entirely in memory.
enum Deflate {
  /// libdeflate's default: pictures of screens become as small as with zlib's highest levels and
  /// several filters tried, in a sixth of the time.
  static let level: Int32 = 6
  /// For palette indices and texts, which are small: its highest level before the ones that take
  /// ten times as long.
  static let highLevel: Int32 = 9

  static func checkSum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }

  /// Unpacks a zlib stream that must yield exactly `count` bytes and end at the end of `input`.
  ///
  /// - Returns: Whether it does; if not, the content of `output` is undefined.
  static func unpack(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    // zlib respects the window that the stream specifies, libdeflate always uses the largest: only
    // if they're the same do both accept and refuse the same streams.
    guard input.count > 2, input[0] == 0x78, let decompressor = libdeflate_alloc_decompressor()
    else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    var used = 0
    let result = libdeflate_zlib_decompress_ex(
      decompressor, input.baseAddress, input.count, output, count, &used, nil)
    return result == LIBDEFLATE_SUCCESS && used == input.count
  }

  /// Packs bytes into a zlib stream; nil if there isn't enough memory for it.
  static func pack(_ input: UnsafeRawBufferPointer, level: Int32) -> Packed? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, input.count)
    guard let output = malloc(bound) else { return nil }
    // The result never exceeds the bound, so this can't fail.
    let count = libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output, bound)
    return Packed(UnsafeRawBufferPointer(start: output, count: count))
  }

  /// Memory from `malloc`, freed with the last reference.
  final class Packed {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    deinit { free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }
  }
}
