import Foundation
import Pixels
import Tateyoko

/// The folder in which the last picture of each request is kept, for the next look to compare with.
///
/// A picture carries its layout, so there is nothing else to keep. The folder may be removed at any
/// time; it tells Git to ignore it.
struct LookFolder: Sendable {
  static let usualPath = ".tateyoko/see"

  /// The folder's path, as it is given or in the current folder.
  let path: String

  /// What differs from the last look by the same request; nil where there was none.
  func changes(of look: ScreenLook, at name: String) -> ScreenChanges? {
    // What isn't a plain file was not put there by this.
    guard FolderTree(path).kind(of: name) == .file else { return nil }
    return look.changes(since: URL(fileURLWithPath: file(name)))
  }

  /// Where a picture is kept.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Keeps a picture in the place of the last one.
  ///
  /// - Throws: `FileError` where it can't be written; what was there stays as it was.
  func write(_ look: ScreenLook, at name: String) throws {
    let tree = FolderTree(path)
    if !tree.exists {
      try AtomicFile.makeFolder(path)
      try tree.write(Data("*\n".utf8), at: ".gitignore")
    }
    try tree.write(try look.stored(), at: name)
  }
}
