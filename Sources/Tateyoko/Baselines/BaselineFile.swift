import Foundation
import Pixels

/// Writing and removing baselines: each is whole at any moment, the old one or the new one.
enum BaselineFile {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var sweptFolders: Set<String> = []

  /// Puts a baseline in its place, in a folder that is made where it is missing.
  ///
  /// What processes that were killed while writing left in the folder is removed first.
  static func write(_ data: Data, to path: String) throws(FileError) {
    let folder = (path as NSString).deletingLastPathComponent
    try AtomicFile.makeFolder(folder)
    let isNew = lock.withLock { sweptFolders.insert(folder).inserted }
    if isNew { AtomicFile.removeAbandoned(in: folder) }
    try AtomicFile.write(data, to: path, isDurable: true)
  }

  /// Removes a baseline, and its folder when that is empty then.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError(path: path, operation: "remove", code: errno)
    }
    // Refused where the folder still holds something, which is as it should be.
    rmdir((path as NSString).deletingLastPathComponent)
  }
}
