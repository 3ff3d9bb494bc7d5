import Foundation
import Pixels
import Report

/// A lock that processes share, on a report's folder.
enum FolderLock {
  /// Runs `body` while no other process does so for the same folder.
  ///
  /// The lock goes with the process, however that ends. Where the file system knows no locks the
  /// processes take their chance.
  ///
  /// - Throws: `ReportError` where the folder is none that a report may lie in, and what `body` throws.
  static func hold<R>(in folder: URL, _ body: () throws -> R) throws -> R {
    let tree = try ReportFolder.claim(folder)
    let descriptor = (try? tree.openFile(".lock", flags: O_RDWR)) ?? -1
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }
}
