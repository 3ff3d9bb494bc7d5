import CLibPNG
import Foundation

/// A zlib stream of bytes that arrive in pieces, which only compresses runs of equal bytes.
///
/// For pictures that the next run creates again: it takes less than half the time of libdeflate's
/// default level.
final class RunPacker {
  private let stream: UnsafeMutablePointer<z_stream>
  private var output: UnsafeMutableRawPointer?
  private var capacity = 1 << 20
  private var hasFailed = false

  /// Nil if there isn't enough memory for it.
  init?() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    output = malloc(capacity)
    guard output != nil,
      deflateInit2_(
        stream, Z_BEST_SPEED, Z_DEFLATED, 15, 9, Z_RLE, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    free(output)
  }

  func add(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty, !hasFailed {
      let part = min(rest.count, Int(Int32.max))
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: rest.baseAddress?.assumingMemoryBound(to: UInt8.self))
      stream.pointee.avail_in = UInt32(part)
      run(Z_NO_FLUSH)
      rest = UnsafeRawBufferPointer(rebasing: rest[part...])
    }
  }

  /// Returns the entire stream; nil if there wasn't enough memory for it.
  func finish() -> Deflate.Packed? {
    stream.pointee.avail_in = 0
    run(Z_FINISH)
    guard !hasFailed, let output else { return nil }
    self.output = nil
    return Deflate.Packed(
      UnsafeRawBufferPointer(start: output, count: Int(stream.pointee.total_out)))
  }

  /// Packs the available input until zlib needs more, or has ended.
  private func run(_ flush: Int32) {
    repeat {
      let used = Int(stream.pointee.total_out)
      if used == capacity {
        guard let grown = realloc(output, capacity * 2) else {
          hasFailed = true
          return
        }
        output = grown
        capacity *= 2
      }
      stream.pointee.next_out = output.map {
        ($0 + used).assumingMemoryBound(to: UInt8.self)
      }
      stream.pointee.avail_out = UInt32(min(capacity - used, Int(Int32.max)))
      let result = deflate(stream, flush)
      if result == Z_STREAM_ERROR { hasFailed = true }
    } while stream.pointee.avail_out == 0 && !hasFailed
  }
}
