import Foundation

/// Files of an app, of which no more is read than a source may have.
enum TextFile {
  /// Bytes of a source that are read at most.
  static let sizeLimit = 16 << 20

  static func bytes(_ path: String) throws(AdoptingError) -> [UInt8] {
    // A pipe would block for ever otherwise.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    guard status.st_size <= sizeLimit else {
      throw .unreadable(path: path, reason: "it has more than \(sizeLimit) bytes")
    }
    do {
      return [UInt8](try FileHandle(fileDescriptor: file).readToEnd() ?? Data())
    } catch {
      throw .unreadable(path: path, reason: "it can't be read to its end")
    }
  }

  static func text(_ path: String) throws(AdoptingError) -> String {
    let bytes = try bytes(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: path, reason: "it is not UTF-8")
    }
    return text
  }
}
