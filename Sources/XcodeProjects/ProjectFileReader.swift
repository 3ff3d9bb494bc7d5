import Foundation

/// Reads files of a project, of which no more is read than may be there.
package enum ProjectFileReader {
  /// Bytes that are read at most; the largest public projects have 10 MB.
  package static let sizeLimit = 64 << 20

  package static func data(_ path: String, limit: Int = sizeLimit) throws(ProjectError) -> Data {
    // A pipe would block for ever otherwise.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { throw .missing(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(path: path, bytes: size, maximum: limit) }
    do {
      return try FileHandle(fileDescriptor: file).readToEnd() ?? Data()
    } catch {
      throw .unreadable(path: path, reason: "it can't be read to its end")
    }
  }

  /// Reads a text.
  ///
  /// - Throws: ``ProjectError/notUTF8(path:line:)`` with the first line that isn't UTF-8.
  static func text(_ path: String, limit: Int = sizeLimit) throws(ProjectError) -> String {
    let data = try data(path, limit: limit)
    guard let text = String(data: data, encoding: .utf8) else {
      throw .notUTF8(path: path, line: firstBadLine(data))
    }
    return text
  }

  static func firstBadLine(_ data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0) + 1
  }
}
