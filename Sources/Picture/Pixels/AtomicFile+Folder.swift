import Foundation

extension AtomicFile {
  /// Creates a folder and any missing parents.
  ///
  /// - Throws: `FileError` with the first folder that can't be created, or isn't a folder.
  package static func makeFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(path: path, operation: "make a folder", code: ENOTDIR)
      }
      return
    }
    let parent = PathText.folder(of: path)
    if !parent.isEmpty, parent != path { try makeFolder(parent) }
    // Another process may have been faster.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, operation: "make a folder", code: errno)
    }
  }
}
