import Foundation
import Synchronization

/// The names in the folders of baselines, by their case-folded form.
///
/// Each folder is listed once: a run may record thousands of baselines in one, and listing it for
/// each takes quadratic time. Files written afterwards are added; files that other processes write
/// in the meantime are missed.
final class FolderSpellings: Sendable {
  typealias Lister = @Sendable (_ folder: String) -> [String]

  private let list: Lister
  /// The spellings of each name, by folder.
  private let folders = Mutex<[String: [String: [String]]]>([:])

  init(
    list: @escaping Lister = {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
  ) {
    self.list = list
  }

  /// Returns another spelling of a name in the folder, if there is one.
  func namesake(of name: String, in folder: String) -> String? {
    let others = folders.withLock { folders in
      let known = folders[folder] ?? Dictionary(grouping: list(folder), by: SnapshotNames.folded)
      folders[folder] = known
      return known[SnapshotNames.folded(name)] ?? []
    }
    var status = stat()
    // Ignore files that have been removed since.
    return others.filter {
      !$0.utf8.elementsEqual(name.utf8) && lstat("\(folder)/\($0)", &status) == 0
    }.min()
  }

  /// Adds a file that was written, and the folder that was created for it.
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
