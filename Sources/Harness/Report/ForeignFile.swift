import Foundation
import Pixels

/// Reads files that may come from another machine.
package enum ForeignFile {
  /// Enough for a quarter of a million snapshots with all their texts.
  package static let maximumRecordSize = 512 << 20
  package static let maximumListSize = 64 << 20

  /// Reads a regular file with a maximum size; anything that would block or never end is an error.
  ///
  /// - Parameter folder: The folder that must contain the file, with links resolved; `nil` for any.
  package static func read(
    _ file: URL, maximumSize: Int, within folder: URL? = nil
  ) throws(Problem) -> Data {
    if let folder, let place = realPath(file.path) {
      guard let root = realPath(folder.path), place.hasPrefix(root + "/") else {
        throw Problem(
          isMissing: false, reason: "it is a symbolic link that leads out of the folder")
      }
    }
    do {
      let file = try FileBytes(path: file.path, maximumByteCount: maximumSize)
      return Data(file.bytes)
    } catch {
      throw Problem(isMissing: error.kind == .missing, reason: error.detail)
    }
  }

  /// Returns a path without links; `nil` if nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  package struct Problem: Error {
    package var isMissing: Bool
    /// The reason, as part of a sentence; empty if the file doesn't exist.
    package var reason: String
  }
}
