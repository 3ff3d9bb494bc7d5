import Foundation
import Synchronization

/// Files that appear whole or not at all.
package enum AtomicFile {
  /// Writes `bytes` to a temporary file beside `path` and renames it.
  ///
  /// When anything fails, the temporary file is removed and what was at `path` is untouched. With
  /// `isDurable` the bytes reach the disk before the rename, so that a crash of the machine leaves
  /// either the old file or the new one.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to path: String, isDurable: Bool = true,
    calls: Calls = .system
  ) throws(FileError) {
    // A link stays a link: what it points to is replaced.
    let target = resolved(path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    // Hidden and short: a long name of the target must not push it over the limit of 255 bytes.
    let temporary = "\(folder).\(name.prefix(40)).\(getpid())-\(number).tmp"

    var status = stat()
    let existed = stat(target, &status) == 0
    if existed, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, operation: "write", code: EISDIR)
    }
    // Renaming would replace a file that its owner has protected.
    if existed, access(target, W_OK) != 0 {
      throw FileError(path: path, operation: "write", code: errno)
    }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, operation: "write", code: errno) }
    var isOpen = true
    func fail(_ operation: String) -> FileError {
      let code = errno
      if isOpen { close(descriptor) }
      unlink(temporary)
      return FileError(path: path, operation: operation, code: code)
    }
    if existed { fchmod(descriptor, status.st_mode & 0o7777) }
    var offset = 0
    while offset < bytes.count {
      let written = calls.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      if written < 0 {
        if errno == EINTR { continue }
        throw fail("write")
      }
      offset += written
    }
    if isDurable, calls.sync(descriptor) != 0 { throw fail("write") }
    isOpen = false
    // Network file systems report a full disk as late as here.
    if close(descriptor) != 0 { throw fail("write") }
    if rename(temporary, target) != 0 { throw fail("replace") }
  }

  package static func write(
    _ data: Data, to path: String, isDurable: Bool = true
  ) throws(FileError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try write(bytes, to: path, isDurable: isDurable) }
    }
    try result.get()
  }

  /// The system calls that can run out of disk, replaceable so that a test can have them fail.
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

  private static let counter = Atomic<Int>(0)

  private static func resolved(_ path: String) -> String {
    guard let full = realpath(path, nil) else { return path }
    defer { free(full) }
    return String(cString: full)
  }
}
