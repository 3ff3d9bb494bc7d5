import Foundation

/// A file that is written in pieces and appears as a whole or not at all.
///
/// Not to be shared between threads.
package final class AtomicFileWriter {
  private let path: String
  /// The folder that the names below are relative to.
  private let folder: Int32
  private let target: String
  private let temporary: String
  private let calls: AtomicFile.Calls
  private var descriptor: Int32 = -1
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  /// Opens a temporary file next to `path`.
  package convenience init(
    path: String, calls: AtomicFile.Calls = .system
  ) throws(FileError) {
    // A link remains a link: its target is replaced.
    let target = AtomicFile.resolved(path)
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let way = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.utf8.index(after: $0)...]) } ?? target
    try self.init(target, way: way, name: name, in: AT_FDCWD, path, calls)
  }

  /// Opens a temporary file next to a name in a folder; the folder is closed with the writer.
  ///
  /// An existing item with the name is replaced itself, even if it's a link.
  ///
  /// - Parameter path: The name of the file in errors.
  convenience init(name: String, in folder: Int32, path: String) throws(FileError) {
    try self.init(name, way: "", name: name, in: folder, path, .system)
  }

  private init(
    _ target: String, way: String, name: String, in folder: Int32, _ path: String,
    _ calls: AtomicFile.Calls
  ) throws(FileError) {
    self.path = path
    self.calls = calls
    self.target = target
    let number = AtomicFile.counter.wrappingAdd(1, ordering: .relaxed).newValue
    // Hidden and short: a long name of the target must not push it over the limit of 255 bytes.
    temporary = "\(way).\(name.prefix(40)).\(getpid())-\(number).tmp"
    // Not closed here if anything fails: the folder belongs to the caller until then.
    self.folder = folder

    var status = stat()
    let existed = fstatat(folder, target, &status, 0) == 0
    if existed, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, operation: "write", code: EISDIR)
    }
    // Renaming would replace a file that its owner has protected.
    if existed, faccessat(folder, target, W_OK, 0) != 0 {
      throw FileError(path: path, operation: "write", code: errno)
    }
    descriptor = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, operation: "write", code: errno) }
    if existed { fchmod(descriptor, status.st_mode & 0o7777) }
    isOpen = true
  }

  /// Whether this writer must close the folder.
  private var isOpen = false

  deinit {
    discard()
    if isOpen, folder != AT_FDCWD { close(folder) }
  }

  /// Adds bytes; the existing file at the path is untouched until ``finish(isDurable:)``.
  package func put(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    guard buffer.count + bytes.count > Self.bufferSize else {
      buffer += bytes
      return
    }
    try flush()
    if bytes.count > Self.bufferSize { try write(bytes) } else { buffer += bytes }
  }

  package func put(_ data: Data) throws(FileError) {
    try data.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try put(bytes) }
    }.get()
  }

  /// Moves the file into place.
  ///
  /// - Parameter isDurable: Whether the bytes reach the disk first, so that a crash of the machine
  ///   leaves either the old file or the new one.
  package func finish(isDurable: Bool) throws(FileError) {
    try flush()
    if isDurable, calls.sync(descriptor) != 0 { throw fail("write") }
    let file = descriptor
    descriptor = -1
    // Network file systems may report a full disk only here.
    if close(file) != 0 { throw fail("write") }
    if renameat(folder, temporary, folder, target) != 0 { throw fail("replace") }
  }

  private func flush() throws(FileError) {
    let result = buffer.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try write(bytes) }
    }
    buffer.removeAll(keepingCapacity: true)
    try result.get()
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      let written = calls.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      if written < 0 {
        if errno == EINTR { continue }
        throw fail("write")
      }
      offset += written
    }
  }

  private func fail(_ operation: String) -> FileError {
    let error = FileError(path: path, operation: operation, code: errno)
    unlinkat(folder, temporary, 0)
    discard()
    return error
  }

  private func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    unlinkat(folder, temporary, 0)
  }
}
