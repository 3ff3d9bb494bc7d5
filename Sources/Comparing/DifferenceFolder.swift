import Pixels
import Report
import Synchronization

/// The folder of the difference pictures of two folders: new, empty or an earlier call's.
final class DifferenceFolder: Sendable {
  static let mark = ".tateyoko-differences"

  private let tree: FolderTree
  private let isMarked: Mutex<Bool>

  /// - Throws: `MarkedFolder.Problem` where the folder holds something else.
  init(_ path: String) throws(MarkedFolder.Problem) {
    tree = FolderTree(path)
    isMarked = Mutex(
      try MarkedFolder.check(of: tree, mark: Self.mark) { tree, _ in
        // A call may write both into one folder.
        tree.kind(of: ReportFolder.markName) == .file
      })
  }

  /// Marks the folder before the first picture; without one it isn't made.
  func claim() throws {
    try isMarked.withLock { isMarked in
      if !isMarked { try MarkedFolder.put(Self.mark, of: tree) }
      isMarked = true
    }
  }
}
