import Foundation

/// A file's bytes, read all at once.
///
/// Sendable, as they're never written to again. Not mapped: if another process shortens a mapped
/// file, this process is killed by a signal.
package final class FileBytes: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer
  private let scratch: Bitmap.Scratch?

  package init(path: String, maximumByteCount: Int) throws(PNGError) {
    // Otherwise a pipe would block forever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      guard code != ENOENT else { throw PNGError(.missing, path) }
      throw PNGError(.unreadable, path, String(cString: strerror(code)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw PNGError(.unreadable, path, String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a regular file"
      throw PNGError(.unreadable, path, kind)
    }
    let size = Int(status.st_size)
    guard size <= maximumByteCount else {
      throw PNGError(
        .unreadable, path, "it has \(size) bytes; the limit is \(maximumByteCount)")
    }
    guard size > 0 else {
      scratch = nil
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let scratch = Bitmap.Scratch(byteCount: size) else {
      throw PNGError(.outOfMemory, path, "\(size) bytes")
    }
    var offset = 0
    while offset < size {
      let count = Glibc.read(descriptor, scratch.address + offset, size - offset)
      if count < 0 {
        if errno == EINTR { continue }
        throw PNGError(.unreadable, path, String(cString: strerror(errno)))
      }
      // The file was shortened meanwhile: return what there is.
      if count == 0 { break }
      offset += count
    }
    self.scratch = scratch
    bytes = UnsafeRawBufferPointer(start: scratch.address, count: offset)
  }
}
