import CXXHash
import Foundation
import Graphics
import Pixels
import Synchronization

/// Pictures of documents drawn by programs, in separate processes.
///
/// Starting a program takes longer than drawing an icon, so its result is kept for the next time
/// that a document with the same bytes is drawn at the same size, by any rasteriser; a refusal is
/// kept too.
enum ProgramPictures {
  private struct Key: Hashable {
    var low: UInt64
    var high: UInt64
    var byteCount: Int
    var format: EncodedImage.Format
    /// Used in refusals.
    var name: String
    var width: Int
    var height: Int
  }

  private struct Entry {
    var result: Result<Bitmap, DecodingProblem>
    var lastUse: Int

    /// A refusal has a cost too, so that their number is limited.
    var cost: Int {
      switch result {
      case .success(let bitmap): bitmap.width * bitmap.height
      case .failure: 4096
      }
    }
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var cost = 0
    var clock = 0
  }

  /// The maximum number of pixels; beyond that, the least recently used pictures are removed.
  private static let budget = 8_000_000
  private static let state = Mutex(State())

  /// The maximum elapsed time for a program, in milliseconds: its processor time is limited to a
  /// second, but a busy machine delays it.
  static let patience: Int32 = 20_000

  /// Returns a document's picture, drawing it on first use.
  static func picture(
    of file: EncodedImage, width: Int, height: Int,
    draw: () throws(DecodingProblem) -> Bitmap
  ) throws(DecodingProblem) -> Bitmap {
    let digest = file.data.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    let key = Key(
      low: digest.low64, high: digest.high64, byteCount: file.data.count, format: file.format,
      name: file.name, width: width, height: height)
    let known = state.withLock { state -> Result<Bitmap, DecodingProblem>? in
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return state.entries[key]?.result
    }
    if let known { return try known.get() }
    let result: Result<Bitmap, DecodingProblem>
    do throws(DecodingProblem) {
      result = .success(try draw())
    } catch {
      // A missing program may be installed meanwhile, and a machine may become less busy.
      switch error {
      case .missing, .hindered: throw error
      case .refused, .tooLarge: result = .failure(error)
      }
    }
    state.withLock { state in
      let entry = Entry(result: result, lastUse: state.clock)
      state.cost += entry.cost - (state.entries.updateValue(entry, forKey: key)?.cost ?? 0)
      while state.cost > budget, state.entries.count > 1,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.cost -= oldest.value.cost
        state.entries[oldest.key] = nil
      }
    }
    return try result.get()
  }

  /// Has a program draw a document, as a PNG of a known size.
  ///
  /// - Parameters:
  ///   - program: The name of the program in errors.
  ///   - package: The Debian package with the program.
  ///   - run: Runs it on a document with a number of bytes, for a PNG of at most the given
  ///     capacity; the PNG's memory is freed here. Returns a result of `CDecoders`.
  static func draw(
    _ file: EncodedImage, width: Int, height: Int, by program: String,
    of package: String,
    run: (
      _ document: UnsafePointer<UInt8>?, _ count: Int, _ capacity: Int,
      _ png: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
      _ pngCount: UnsafeMutablePointer<Int>, _ message: UnsafeMutableBufferPointer<CChar>
    ) -> Int32
  ) throws(DecodingProblem) -> Bitmap {
    try DecodedBitmap.checkSize(width: width, height: height, name: file.name)
    var png: UnsafeMutablePointer<UInt8>?
    var count = 0
    defer { free(png) }
    try DecodedBitmap.check(
      name: file.name, missing: .missing(library: program, package: package)
    ) { message in
      file.data.withUnsafeBytes { bytes in
        run(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
          width * height * 5 + 65_536, &png, &count, message)
      }
    }
    let bitmap: Bitmap
    do {
      bitmap = try PNGCodec.decode(
        Data(bytesNoCopy: png!, count: count, deallocator: .none), name: file.name)
    } catch {
      throw .refused(name: file.name, reason: "\(error)")
    }
    guard bitmap.width == width, bitmap.height == height else {
      throw .refused(
        name: file.name, reason: "\(program) drew \(bitmap.width) × \(bitmap.height) pixels")
    }
    return bitmap
  }
}
