import Foundation
import Pixels

/// The location of a baseline, which alone determines where recording, accepting and cleaning up
/// may write.
///
/// A baseline is a regular file inside a folder that code or a person specifies: the test file's
/// own folder, the one a test or an option names, or the package. There are no links between that
/// folder and the file, and the file isn't a device, pipe, socket or link. Reading is not
/// restricted, because sealed builds have links in place of files.
struct BaselineSite: Sendable, Hashable {
  /// The file, for reading.
  let url: URL
  private let tree: FolderTree
  /// The file's path relative to the folder.
  private let path: String

  /// - Parameters:
  ///   - url: The file.
  ///   - folder: The folder that contains it; it may be reached through links. A file outside of it
  ///     is never written.
  init(_ url: URL, below folder: URL) {
    self.url = url
    let (file, place) = (url.absoluteURL.path, folder.absoluteURL.path)
    tree = FolderTree(place)
    let root = place == "/" ? "" : place
    let isBelow = file.utf8.starts(with: "\(root)/".utf8)
    path =
      isBelow
      ? String(decoding: file.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self) : "../\(file)"
  }

  /// Throws if the baseline can't be written.
  func check() throws(FileError) { try tree.checkWritable(path) }

  /// Writes a baseline, creating its folder if necessary.
  ///
  /// The file is replaced atomically. Temporary files left in the folder by processes that were
  /// killed while writing are removed first.
  func write(_ data: Data, in session: SnapshotSession = .current) throws(FileError) {
    let writer = try tree.writer(at: path)
    let folder = PathText.folder(of: url.path)
    if session.beginsSweeping(folder) {
      AtomicFile.removeAbandoned(in: folder)
    }
    try writer.put(data)
    try writer.finish(isDurable: true)
  }

  /// Removes the baseline, and its folder if that is then empty.
  func remove() throws(FileError) {
    try tree.remove(path)
    let folder = PathText.folder(of: path)
    if !folder.isEmpty { tree.removeEmptyFolder(folder) }
  }
}
