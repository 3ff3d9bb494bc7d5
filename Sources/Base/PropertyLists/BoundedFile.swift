import Foundation

/// Reads untrusted files, up to a maximum size.
package enum BoundedFile {
  /// Why a file wasn't read.
  package enum Problem: Error, Hashable, Sendable {
    case missing
    case unreadable(reason: String)
    case tooLarge(bytes: Int, maximum: Int)
  }

  /// Reads a regular file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - maximum: The maximum number of bytes.
  package static func contents(of path: String, maximum: Int) throws(Problem) -> Data {
    // Opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missing }
      throw .unreadable(reason: errno == EACCES ? "access is denied" : "the file can't be opened")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(reason: "it is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= maximum else { throw .tooLarge(bytes: size, maximum: maximum) }
    // The file may grow in the meantime.
    guard let data = try? FileHandle(fileDescriptor: file).read(upToCount: maximum) ?? Data() else {
      throw .unreadable(reason: "it can't be read to its end")
    }
    return data
  }
}
