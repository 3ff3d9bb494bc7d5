import Pixels
import Report
import Synchronization

/// The folder for difference pictures of two folders: new, empty or from an earlier call.
final class DifferenceFolder: Sendable {
  static let mark = ".tateyoko-differences"

  private let tree: FolderTree
  private let isMarked: Mutex<Bool>

  /// - Throws: `MarkedFolder.Problem` if the folder contains anything else.
  init(_ path: String) throws(MarkedFolder.Problem) {
    tree = FolderTree(path)
    isMarked = Mutex(
      try MarkedFolder.check(of: tree, mark: Self.mark) { tree, _ in
        // A call may write both to the same folder.
        tree.kind(of: ReportFolder.markName) == .file
      })
  }

  /// Marks the folder before the first picture; without pictures it isn't created.
  func claim() throws {
    try isMarked.withLock { isMarked in
      if !isMarked { try MarkedFolder.put(Self.mark, of: tree) }
      isMarked = true
    }
  }
}
