import XcodeProjects

/// Reads an app's files, up to the maximum size of a source.
enum TextFile {
  /// The maximum number of bytes to read from a source.
  static let sizeLimit = 16 << 20

  static func bytes(_ path: String) throws(AdoptingError) -> [UInt8] {
    do throws(ProjectError) {
      var bytes = [UInt8](try ProjectFileReader.data(path, limit: sizeLimit))
      // The compiler ignores it, too.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      return bytes
    } catch {
      let reason =
        switch error {
        case .unreadable(_, let reason): reason
        case .missing: "it doesn't exist"
        case .tooLarge: "it has more than \(sizeLimit) bytes"
        default: error.description
        }
      throw .unreadable(path: path, reason: reason)
    }
  }

  /// Describes why bytes aren't valid source text.
  static func notUTF8(_ bytes: [UInt8]) -> String {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return isUTF16
      ? "it is UTF-16, and the compiler reads UTF-8 only; save it in UTF-8" : "it is not UTF-8"
  }

  static func text(_ path: String) throws(AdoptingError) -> String {
    let bytes = try bytes(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: path, reason: notUTF8(bytes))
    }
    return text
  }
}
