import Foundation
import Synchronization

/// Files that appear as a whole or not at all.
package enum AtomicFile {
  /// Writes `bytes` to a temporary file next to `path` and renames it.
  ///
  /// If anything fails, the temporary file is removed and the existing file at `path` is untouched.
  /// With `isDurable` the bytes reach the disk before the rename, so that a crash of the machine
  /// leaves either the old file or the new one.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to path: String, isDurable: Bool = true,
    calls: Calls = .system
  ) throws(FileError) {
    let writer = try AtomicFileWriter(path: path, calls: calls)
    try writer.put(bytes)
    try writer.finish(isDurable: isDurable)
  }

  package static func write(
    _ data: Data, to path: String, isDurable: Bool = true
  ) throws(FileError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try write(bytes, to: path, isDurable: isDurable) }
    }
    try result.get()
  }

  /// The system calls that can run out of disk space, replaceable so that a test can make them
  /// fail.
  package struct Calls: Sendable {
    package var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int
    package var sync: @Sendable (Int32) -> Int32

    package init(
      write: @escaping @Sendable (Int32, UnsafeRawPointer, Int) -> Int,
      sync: @escaping @Sendable (Int32) -> Int32
    ) {
      self.write = write
      self.sync = sync
    }

    package static let system = Calls(
      write: { Glibc.write($0, $1, $2) }, sync: { fsync($0) })
  }

  static let counter = Atomic<Int>(0)

  static func resolved(_ path: String) -> String {
    guard let full = realpath(path, nil) else { return path }
    defer { free(full) }
    return String(cString: full)
  }
}
