import Foundation

/// The attributes that distinguish one version of a file from another, without reading it: its
/// identity, size and dates.
///
/// scripts/dialect compiles this file into `tateyoko-dialect`, too.
package struct FileStamp: Hashable, Sendable {
  /// The attributes as numbers, for a digest.
  package let values: [Int]

  /// Reads the stamp of a file, or of a symbolic link's destination; `nil` if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    values =
      [
        Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
        Int(truncatingIfNeeded: status.st_size),
      ] + [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
  }
}
