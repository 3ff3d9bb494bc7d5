import Foundation
import Pixels
import Report

/// An interprocess lock on a report's folder.
enum FolderLock {
  /// Runs `body` while no other process does so for the same folder.
  ///
  /// The lock is released when the process ends for any reason. If the file system doesn't support
  /// locks, there is no protection.
  ///
  /// - Throws: `ReportError` if the folder isn't valid for a report, and any error that `body`
  ///   throws.
  static func hold<R>(in folder: URL, _ body: () throws -> R) throws -> R {
    let tree = try ReportFolder.claim(folder)
    let descriptor = (try? tree.openFile(".lock", flags: O_RDWR)) ?? -1
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }
}
