import Foundation
import PropertyLists

/// Reads a project's files, up to the maximum size.
package enum ProjectFileReader {
  /// The maximum number of bytes to read; the largest public projects have 10 MB.
  package static let sizeLimit = 64 << 20

  package static func data(_ path: String, limit: Int = sizeLimit) throws(ProjectError) -> Data {
    do throws(BoundedFile.Problem) {
      return try BoundedFile.contents(of: path, maximum: limit)
    } catch {
      switch error {
      case .missing: throw .missing(path: path)
      case .unreadable(let reason): throw .unreadable(path: path, reason: reason)
      case .tooLarge(let bytes, let maximum):
        throw .tooLarge(path: path, bytes: bytes, maximum: maximum)
      }
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
