import Foundation
import Pixels
import Tateyoko

/// The folder in which the last picture of each request is kept, for the next look to compare with.
///
/// A picture carries its layout, so there is nothing else to keep. The folder may be removed at any
/// time; it tells Git to ignore it, and a file marks it, so that no other folder is written into.
struct LookFolder: Sendable {
  static let usualPath = ".tateyoko/see"
  private static let ignored = Data("*\n".utf8)

  /// The folder's path, as it is given or in the current folder.
  let path: String

  /// Nobody has named the usual folder, so nothing on the way to it is a link: a checkout that comes
  /// with one means harm. On the way to one that is named there may be links.
  private var place: (tree: FolderTree, path: String) {
    path == Self.usualPath
      ? (FolderTree(FileManager.default.currentDirectoryPath), path) : (FolderTree(path), "")
  }

  private func path(of name: String, below path: String) -> String {
    path.isEmpty ? name : "\(path)/\(name)"
  }

  /// What differs from the last look by the same request; nil where there was none.
  func changes(of look: ScreenLook, at name: String) -> ScreenChanges? {
    let place = place
    // What isn't a plain file was not put there by this.
    guard place.tree.kind(of: path(of: name, below: place.path)) == .file else { return nil }
    return look.changes(since: URL(fileURLWithPath: file(name)))
  }

  /// Where a picture is kept.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Keeps a picture in the place of the last one.
  ///
  /// - Throws: `FileError` where it can't be written, `MarkedFolder.Problem` where the folder is someone
  ///   else's; what was there stays as it was.
  func write(_ look: ScreenLook, at name: String) throws {
    let (tree, path) = place
    let list = self.path(of: ".gitignore", below: path)
    try MarkedFolder.claim(path, of: tree, mark: ".tateyoko-see") { tree, _ in
      // What an earlier release left.
      (try? tree.read(list, maximumByteCount: 2)) == Self.ignored
    }
    if tree.kind(of: list) == nil { try tree.write(Self.ignored, at: list) }
    try tree.write(try look.stored(), at: self.path(of: name, below: path))
  }
}
