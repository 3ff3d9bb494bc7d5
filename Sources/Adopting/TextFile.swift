import XcodeProjects

/// Files of an app, of which no more is read than a source may have.
enum TextFile {
  /// Bytes of a source that are read at most.
  static let sizeLimit = 16 << 20

  static func bytes(_ path: String) throws(AdoptingError) -> [UInt8] {
    do throws(ProjectError) {
      return [UInt8](try ProjectFileReader.data(path, limit: sizeLimit))
    } catch {
      let reason =
        switch error {
        case .unreadable(_, let reason): reason
        case .missing: "it is not there"
        case .tooLarge: "it has more than \(sizeLimit) bytes"
        default: error.description
        }
      throw .unreadable(path: path, reason: reason)
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
