import Foundation
import Pixels
import Report
import Traces

/// The mark that distinguishes a recorded baseline from any other file.
///
/// A name proves nothing: a file without a mark is never deleted without confirmation.
enum BaselineMark {
  /// Whether a file was certainly made by recording: it's a picture with the digest of its pixels,
  /// or a trace that parses as one. Links and unreadable files don't count.
  static func isOurs(_ path: String) -> Bool {
    guard isKind(S_IFREG, path) else { return false }
    if path.hasSuffix(".png") {
      let head = try? PNGCodec.readHead(from: URL(fileURLWithPath: path))
      return head?.storedPixelDigest != nil
    }
    guard path.hasSuffix(".trace.txt"),
      let data = try? ForeignFile.read(
        URL(fileURLWithPath: path), maximumSize: ForeignFile.maximumListSize),
      let text = String(data: data, encoding: .utf8),
      let trace = try? Trace(text: text)
    else { return false }
    return !trace.entries.isEmpty
  }

  /// Whether a path is a regular file, not a link to one.
  static func isFile(_ path: String) -> Bool { isKind(S_IFREG, path) }

  /// Whether a path is a folder, not a link to one.
  static func isFolder(_ path: String) -> Bool { isKind(S_IFDIR, path) }

  /// Whether a file is inside a folder, with no symbolic link in between.
  static func isFile(_ path: String, below root: String) -> Bool {
    guard path.hasPrefix(root + "/") else { return false }
    let parts = path.dropFirst(root.count + 1).split(separator: "/")
    guard !parts.isEmpty, !parts.contains("..") else { return false }
    var folder = root
    for part in parts.dropLast() {
      folder += "/\(part)"
      guard isFolder(folder) else { return false }
    }
    return isFile(path)
  }

  private static func isKind(_ kind: mode_t, _ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind
  }
}
