import Foundation
import Pixels
import Report
import Traces

/// What distinguishes a recorded baseline from any other file.
///
/// A name proves nothing: only what carries a mark is deleted without being asked about one by one.
enum BaselineMark {
  /// Whether a file is certainly one that recording made: a picture with the digest of its pixels,
  /// or a trace that reads as one. Links and files that can't be read are not.
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

  /// Whether a path is a file itself, not a link to one.
  static func isFile(_ path: String) -> Bool { isKind(S_IFREG, path) }

  /// Whether a path is a folder itself, not a link to one.
  static func isFolder(_ path: String) -> Bool { isKind(S_IFDIR, path) }

  /// Whether a file lies below a folder without a link on the way.
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
