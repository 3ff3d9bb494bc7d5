import Foundation

/// A file operation that the system refused, or that was not attempted because of an obstacle.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// The attempted operation, as in "write to" or "open".
  package var operation: String
  /// The system's error number.
  package var code: Int32
  /// The item at the path, if that was the only reason.
  package var obstacle: Obstacle?

  /// An obstacle that prevents ``FolderTree`` from using a path.
  package enum Obstacle: Sendable, Hashable {
    case link, folder, notFolder, notPlain, outside

    fileprivate var words: String {
      switch self {
      case .link:
        "is a symbolic link, and nothing is written or removed through one; replace it with its "
          + "target"
      case .folder: "is a folder; move it out of the way"
      case .notFolder: "is not a folder; move it out of the way"
      case .notPlain: "is not a regular file; move it out of the way"
      case .outside: "leads out of its folder"
      }
    }

    fileprivate var code: Int32 {
      switch self {
      case .link: ELOOP
      case .folder: EISDIR
      case .notFolder: ENOTDIR
      case .notPlain: EEXIST
      case .outside: EXDEV
      }
    }
  }

  package init(path: String, operation: String, code: Int32) {
    self.path = path
    self.operation = operation
    self.code = code
  }

  package init(path: String, operation: String, obstacle: Obstacle) {
    self.init(path: path, operation: operation, code: obstacle.code)
    self.obstacle = obstacle
  }

  /// Whether the disk, or the user's quota, is full.
  package var isDiskFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

  /// The reason in words: the system's, or the obstacle.
  package var reason: String {
    obstacle.map { "it \($0.words)" } ?? String(cString: strerror(code))
  }

  package var description: String {
    obstacle.map { "\(path) \($0.words)." } ?? "\(path): cannot \(operation): \(reason)"
  }
}
