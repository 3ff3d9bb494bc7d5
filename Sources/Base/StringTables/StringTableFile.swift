import Foundation
import PropertyLists

/// Reads the bytes of tables.
package enum StringTableFile {
  /// The maximum number of bytes to read. Large apps' catalogs have a few megabytes.
  package static let sizeLimit = 64 << 20

  /// Reads a regular file.
  package static func contents(of path: String) throws(StringTableProblem) -> Data {
    do throws(BoundedFile.Problem) {
      return try BoundedFile.contents(of: path, maximum: sizeLimit)
    } catch {
      switch error {
      case .missing: throw .missing(path: path)
      case .unreadable(let reason): throw .unreadable(path: path, reason: reason)
      case .tooLarge(let bytes, let maximum):
        throw .tooLarge(path: path, bytes: bytes, maximum: maximum)
      }
    }
  }

  /// Converts UTF-8 or UTF-16 to UTF-8; a byte order mark or zeros in every other byte identify
  /// UTF-16. Anything with null characters is neither.
  static func utf8(_ data: Data, path: String) throws(StringTableProblem) -> [UInt8] {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let mark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let isBig = bytes.count >= 2 && (bytes[0] == 0xFE || !mark && bytes[0] == 0 && bytes[1] != 0)
    let isLittle = bytes.count >= 2 && !isBig && (mark || bytes[0] != 0 && bytes[1] == 0)
    guard isBig || isLittle else {
      guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
        throw .notText(path: path)
      }
      return bytes
    }
    guard bytes.count % 2 == 0 else { throw .notText(path: path) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = mark ? 2 : 0
    while index < bytes.count {
      let (high, low) = isBig ? (index, index + 1) : (index + 1, index)
      units.append(UInt16(bytes[high]) << 8 | UInt16(bytes[low]))
      index += 2
    }
    // In UTF-32, every other unit is zero.
    guard !units.contains(0), let text = String(validating: units, as: UTF16.self) else {
      throw .notText(path: path)
    }
    return Array(text.utf8)
  }
}
