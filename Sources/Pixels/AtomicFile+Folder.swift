import Foundation

extension AtomicFile {
  /// Makes a folder with the folders it lies in, as far as they are missing.
  ///
  /// - Throws: `FileError` with the first folder that can't be made, or is no folder.
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
    // Another process may have been quicker.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, operation: "make a folder", code: errno)
    }
  }
}
