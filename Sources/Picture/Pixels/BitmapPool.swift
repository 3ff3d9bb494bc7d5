import Foundation
import Synchronization

/// Unused buffers of bitmaps, kept for the next bitmap.
///
/// A fresh 14 MB buffer costs milliseconds of page faults, a recycled one nothing; no optimisation
/// of the loops over it gains as much.
final class BitmapPool: Sendable {
  struct Buffer: @unchecked Sendable {
    var address: UnsafeMutableRawPointer
    var capacity: Int
  }

  static let shared = BitmapPool(maximumByteCount: 192 << 20)

  /// Smaller buffers are left to malloc.
  static let smallestPooled = 256 << 10
  private static let hugePage = 2 << 20

  private let maximumByteCount: Int
  private let free = Mutex<[Buffer]>([])

  init(maximumByteCount: Int) {
    self.maximumByteCount = maximumByteCount
  }

  deinit {
    free.withLock { buffers in
      for buffer in buffers { Glibc.free(buffer.address) }
    }
  }

  func take(byteCount: Int) -> Buffer? {
    if byteCount >= BitmapPool.smallestPooled {
      let found = free.withLock { buffers -> Buffer? in
        // The tightest fit, but none more than twice as large as needed.
        var best: Int?
        for index in buffers.indices where buffers[index].capacity >= byteCount {
          guard buffers[index].capacity / 2 <= byteCount else { continue }
          if best == nil || buffers[index].capacity < buffers[best!].capacity { best = index }
        }
        return best.map { buffers.remove(at: $0) }
      }
      if let found { return found }
    }
    guard byteCount >= BitmapPool.smallestPooled else {
      // Without stricter alignment: malloc can't reuse a freed aligned block for the next one, and
      // a run over thousands of small pictures would grow.
      let capacity = max(64, byteCount)
      return Glibc.malloc(capacity).map { Buffer(address: $0, capacity: capacity) }
    }
    let isHuge = byteCount >= 2 * BitmapPool.hugePage
    let alignment = isHuge ? BitmapPool.hugePage : 64
    let capacity = (byteCount + alignment - 1) / alignment * alignment
    var address: UnsafeMutableRawPointer?
    guard posix_memalign(&address, alignment, capacity) == 0, let address else { return nil }
    // The end that doesn't fill a huge page uses small pages.
    if isHuge {
      madvise(address, byteCount / BitmapPool.hugePage * BitmapPool.hugePage, MADV_HUGEPAGE)
    }
    return Buffer(address: address, capacity: capacity)
  }

  func put(_ buffer: Buffer) {
    guard buffer.capacity >= BitmapPool.smallestPooled, buffer.capacity <= maximumByteCount / 2
    else { return Glibc.free(buffer.address) }
    let dropped = free.withLock { buffers -> [Buffer] in
      buffers.append(buffer)
      var total = buffers.reduce(0) { $0 + $1.capacity }
      var dropped: [Buffer] = []
      while total > maximumByteCount {
        // The oldest has been unused the longest.
        let oldest = buffers.removeFirst()
        total -= oldest.capacity
        dropped.append(oldest)
      }
      return dropped
    }
    for buffer in dropped { Glibc.free(buffer.address) }
  }
}
