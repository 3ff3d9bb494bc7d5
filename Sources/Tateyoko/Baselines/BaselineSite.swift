import Foundation
import Pixels

/// The place of a baseline: the one thing that says where recording, accepting and clearing away may
/// write.
///
/// A baseline is a plain file below a folder that code or a person names: the test file's own, the
/// folder that a test or an option names, the package. On the way from there to the file nothing is a
/// link, and in its place is no device, pipe, socket or link; what is there may be read all the same,
/// as sealed builds have links in the place of files.
struct BaselineSite: Sendable, Hashable {
  /// The file, as it is read.
  let url: URL
  private let tree: FolderTree
  /// The file's path below the folder.
  private let path: String

  /// - Parameters:
  ///   - url: The file.
  ///   - folder: The folder that it lies below, to which links may lead. A file that does not lie below
  ///     it is never written.
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

  /// Throws what keeps the baseline from being written.
  func check() throws(FileError) { try tree.checkWritable(path) }

  /// Puts a baseline in its place, in a folder that is made where it is missing.
  ///
  /// The file is whole at any moment, the old one or the new one. What processes that were killed while
  /// writing left in the folder is removed first.
  func write(_ data: Data, in session: SnapshotSession = .current) throws(FileError) {
    let writer = try tree.writer(at: path)
    let folder = PathText.folder(of: url.path)
    if session.beginsSweeping(folder) {
      AtomicFile.removeAbandoned(in: folder)
    }
    try writer.put(data)
    try writer.finish(isDurable: true)
  }

  /// Removes the baseline, and its folder when that is empty then.
  func remove() throws(FileError) {
    try tree.remove(path)
    let folder = PathText.folder(of: path)
    if !folder.isEmpty { tree.removeEmptyFolder(folder) }
  }
}
