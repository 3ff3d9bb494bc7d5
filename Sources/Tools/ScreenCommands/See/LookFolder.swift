import Foundation
import Pixels
import Tateyoko

/// The folder that keeps the last picture of each request, for comparison with the next look.
///
/// A picture contains its layout, so nothing else has to be kept. The folder may be removed at any
/// time; it tells Git to ignore it, and a file marks it, so that no other folder is written to.
struct LookFolder: Sendable {
  static let usualPath = ".tateyoko/see"
  private static let ignored = Data("*\n".utf8)

  /// The folder's path, absolute or relative to the current folder.
  let path: String

  /// Nobody specifies the default folder, so its path must not contain links: a checkout that
  /// contains one is malicious. The path of a specified one may contain links.
  private var place: (tree: FolderTree, path: String) {
    path == Self.usualPath
      ? (FolderTree(FileManager.default.currentDirectoryPath), path) : (FolderTree(path), "")
  }

  private func path(of name: String, below path: String) -> String {
    path.isEmpty ? name : "\(path)/\(name)"
  }

  /// Returns the differences from the last look with the same request; `nil` if there was none.
  func changes(of look: ScreenLook, at name: String) -> ScreenChanges? {
    let place = place
    // Anything other than a regular file wasn't put there by this code.
    guard place.tree.kind(of: path(of: name, below: place.path)) == .file else { return nil }
    return look.changes(since: URL(fileURLWithPath: file(name)))
  }

  /// Returns the path of a picture.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Stores a picture, replacing the last one.
  ///
  /// - Throws: `FileError` if it can't be written, `MarkedFolder.Problem` if the folder belongs to
  ///   something else; its contents are then unchanged.
  func write(_ look: ScreenLook, at name: String) throws {
    let (tree, path) = place
    let list = self.path(of: ".gitignore", below: path)
    try MarkedFolder.claim(path, of: tree, mark: ".tateyoko-see") { tree, _ in
      // Left by an earlier release.
      (try? tree.read(list, maximumByteCount: 2)) == Self.ignored
    }
    if tree.kind(of: list) == nil { try tree.write(Self.ignored, at: list) }
    try tree.write(try look.stored(), at: self.path(of: name, below: path))
  }
}
