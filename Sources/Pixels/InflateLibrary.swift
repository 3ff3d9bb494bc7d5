import Foundation

/// libdeflate, where it is installed: it unpacks a whole picture in a quarter of zlib's time.
///
/// Looked for at run time, so that nothing has to be installed for it. What it says is only taken
/// where zlib would say the same: a file with anything unusual is left to libpng.
struct InflateLibrary: @unchecked Sendable {
  private typealias Allocate = @convention(c) () -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer?) -> Void
  private typealias Inflate =
    @convention(c) (
      OpaquePointer, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int,
      UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?
    ) -> Int32
  private typealias CheckSum = @convention(c) (UInt32, UnsafeRawPointer?, Int) -> UInt32

  private let allocate: Allocate
  private let free: Free
  private let inflate: Inflate
  private let sum: CheckSum

  /// Nil where it is not installed, or `TATEYOKO_ZLIB` is set, to compare with.
  static let shared: InflateLibrary? = getenv("TATEYOKO_ZLIB") == nil ? InflateLibrary() : nil

  private init?() {
    let names = ["libdeflate.so.0", "libdeflate.so"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first
    else { return nil }
    func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let allocate = symbol("libdeflate_alloc_decompressor", Allocate.self),
      let free = symbol("libdeflate_free_decompressor", Free.self),
      let inflate = symbol("libdeflate_zlib_decompress_ex", Inflate.self),
      let sum = symbol("libdeflate_crc32", CheckSum.self)
    else {
      dlclose(library)
      return nil
    }
    self.allocate = allocate
    self.free = free
    self.inflate = inflate
    self.sum = sum
  }

  func checkSum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    sum(0, bytes.baseAddress, bytes.count)
  }

  /// Unpacks a zlib stream that gives exactly `count` bytes and ends where `input` ends.
  ///
  /// - Returns: Whether it does; if not, `output` holds anything.
  func unpack(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    // zlib keeps to the window that the stream names, libdeflate always to the largest: only where
    // that is the same do both take and refuse the same streams.
    guard input.count > 2, input[0] == 0x78, let decompressor = allocate() else { return false }
    defer { free(decompressor) }
    var used = 0
    let result = inflate(
      decompressor, input.baseAddress, input.count, output, count, &used, nil)
    return result == 0 && used == input.count
  }
}
