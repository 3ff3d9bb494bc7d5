import Foundation
import Pixels

/// Reading files that may come from another machine.
enum ForeignFile {
  /// A quarter of a million snapshots with all their texts.
  static let maximumRecordSize = 512 << 20
  static let maximumListSize = 64 << 20

  /// Reads a plain file of a bounded size; what would block or never end is an error.
  static func read(_ file: URL, maximumSize: Int) throws(Problem) -> Data {
    do {
      let file = try FileBytes(path: file.path, maximumByteCount: maximumSize)
      return Data(file.bytes)
    } catch {
      throw Problem(isMissing: error.kind == .missing, reason: error.detail)
    }
  }

  struct Problem: Error {
    var isMissing: Bool
    /// Why, as part of a sentence; empty where it is missing.
    var reason: String
  }
}
