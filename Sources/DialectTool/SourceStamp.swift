import Foundation

/// Detects that a file may have changed, without reading it: by its identity, size and dates.
enum SourceStamp {
  /// Returns the stamp of a file, or of a symbolic link's destination; `nil` if there is none.
  static func of(_ path: String) -> TextDigest? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    var writer = StoreWriter()
    writer.write(Int(truncatingIfNeeded: status.st_dev))
    writer.write(Int(truncatingIfNeeded: status.st_ino))
    writer.write(Int(truncatingIfNeeded: status.st_size))
    for time in [status.st_mtim, status.st_ctim] {
      writer.write(time.tv_sec)
      writer.write(time.tv_nsec)
    }
    return TextDigest(writer.bytes)
  }
}
