import Foundation

/// Reads source files, with errors for unreadable ones.
enum FileReader {
  static func input(_ path: String) -> SourceInput {
    SourceInput(path: path, stamp: TextDigest(ofFileAt: path)) { () throws(SourceFailure) in
      try read(path)
    }
  }

  static func read(_ path: String) throws(SourceFailure) -> [UInt8] {
    // Non-blocking, so that a pipe instead of a file doesn't stall the build.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SourceFailure(
        reason: "it isn't a regular file", remedy: "leave it out of the target")
    }
    var bytes: [UInt8] = []
    // One more byte, to detect whether the file has grown.
    var room = Int(status.st_size) + 1
    while true {
      let start = bytes.count
      bytes += [UInt8](repeating: 0, count: room)
      let count = bytes.withUnsafeMutableBytes { readSome(file, $0, from: start) }
      guard count >= 0 else { throw failure(errno) }
      bytes.removeLast(room - count)
      if count == 0 { return bytes }
      room = max(4096, Int(status.st_size) + 1 - bytes.count)
    }
  }

  private static func readSome(
    _ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, from start: Int
  ) -> Int {
    Glibc.read(file, buffer.baseAddress! + start, buffer.count - start)
  }

  private static func failure(_ code: Int32) -> SourceFailure {
    let reason = "it can't be read (\(String(cString: strerror(code))))"
    let remedy =
      switch code {
      case EACCES, EPERM: "let its owner allow you to read it, or leave it out of the target"
      case ELOOP: "correct the symbolic link, which leads to itself"
      case ENOENT: "build again if it has been moved meanwhile, or correct the link to it"
      default: "see that it is a file that this computer can read"
      }
    return SourceFailure(reason: reason, remedy: remedy)
  }
}

extension TextDigest {
  /// The digest of a file's stamp, which tells that the file may have changed without reading it;
  /// `nil` if there is no file.
  init?(ofFileAt path: String) {
    guard let stamp = FileStamp(path) else { return nil }
    var writer = StoreWriter()
    for value in stamp.values { writer.write(value) }
    self.init(writer.bytes)
  }
}
