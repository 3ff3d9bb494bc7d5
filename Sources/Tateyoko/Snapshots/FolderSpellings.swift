import Foundation
import Synchronization

/// The names in the folders of baselines, by what they are where cases aren't distinguished.
///
/// Each folder is listed once: a run may record thousands of baselines in one, and listing it for each
/// takes time that grows with the square of their number. What is written afterwards is noted; of what
/// other processes put there meanwhile this one doesn't hear.
final class FolderSpellings: Sendable {
  typealias Lister = @Sendable (_ folder: String) -> [String]

  private let list: Lister
  /// Of each folder, the spellings of each name.
  private let folders = Mutex<[String: [String: [String]]]>([:])

  init(
    list: @escaping Lister = {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
  ) {
    self.list = list
  }

  /// Another spelling of a name that is in the folder, if there is one.
  func namesake(of name: String, in folder: String) -> String? {
    let others = folders.withLock { folders in
      let known = folders[folder] ?? Dictionary(grouping: list(folder), by: SnapshotNames.folded)
      folders[folder] = known
      return known[SnapshotNames.folded(name)] ?? []
    }
    var status = stat()
    // One that was removed since is nobody's namesake.
    return others.filter {
      !$0.utf8.elementsEqual(name.utf8) && lstat("\(folder)/\($0)", &status) == 0
    }.min()
  }

  /// Notes a file that was written, and the folder that was made for it.
  func note(_ file: URL) {
    folders.withLock { folders in
      for place in [file, file.deletingLastPathComponent()] {
        let (folder, name) = (place.deletingLastPathComponent().path, place.lastPathComponent)
        let folded = SnapshotNames.folded(name)
        let known = folders[folder]?[folded] ?? []
        guard folders[folder] != nil, !known.contains(where: { $0.utf8.elementsEqual(name.utf8) })
        else { continue }
        // In place: a copy for each file would take time that grows with their number.
        folders[folder]?[folded, default: []].append(name)
      }
    }
  }
}
