import Foundation

/// A folder that a command fills and clears, and that a file marks as its own: what lies in another
/// folder is neither replaced nor removed.
package enum MarkedFolder {
  /// Why a folder isn't used.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// Throws what `claim` would for what lies in a folder, and writes nothing.
  ///
  /// - Returns: Whether the folder is marked.
  @discardableResult
  package static func check(
    _ path: String = "", of tree: FolderTree, mark: String, folders: [String] = [],
    isEarlier: (FolderTree, _ prefix: String) -> Bool = { _, _ in false }
  ) throws(Problem) -> Bool {
    let prefix = path.isEmpty ? "" : "\(path)/"
    let place = path.isEmpty ? tree.root : "\(tree.root)/\(path)"
    let names = tree.names(in: path)
    let isMarked =
      (try? tree.read(prefix + mark, maximumByteCount: 4096))?.starts(with: line(mark)) == true
    guard isMarked || names.isEmpty || isEarlier(tree, prefix) else {
      throw Problem(
        description: "The folder \(place) holds \(names.first ?? ""), and was not made by this "
          + "command; nothing in it was changed. Name a new or empty folder.")
    }
    for name in folders {
      guard let kind = tree.kind(of: prefix + name), kind != .folder else { continue }
      throw Problem(
        description: "\(name) in the folder \(place) is \(kind == .link ? "a link" : "no folder"), "
          + "which this command does not replace. Remove it, or name another folder.")
    }
    return isMarked
  }

  private static func line(_ mark: String) -> Data { Data("\(mark.drop { $0 == "." }) 1\n".utf8) }

  /// Takes a folder that is new, empty or marked, and marks it.
  ///
  /// - Parameters:
  ///   - path: The folder; empty for the tree's own. On the way to it below the tree's, nothing is a link.
  ///   - mark: The name of the file that marks it, such as `.tateyoko-diff`.
  ///   - folders: Names that are folders in it, where they are there.
  ///   - isEarlier: Whether it was left by a release that marked none, by what else lies in it.
  package static func claim(
    _ path: String = "", of tree: FolderTree, mark: String, folders: [String] = [],
    isEarlier: (FolderTree, _ prefix: String) -> Bool = { _, _ in false }
  ) throws(Problem) {
    let isMarked = try check(path, of: tree, mark: mark, folders: folders, isEarlier: isEarlier)
    if !isMarked { try put(mark, into: path, of: tree) }
  }

  /// Marks a folder that was checked.
  package static func put(
    _ mark: String, into path: String = "", of tree: FolderTree
  ) throws(Problem) {
    do {
      try tree.write(line(mark), at: path.isEmpty ? mark : "\(path)/\(mark)")
    } catch {
      let place = path.isEmpty ? tree.root : "\(tree.root)/\(path)"
      throw Problem(description: "The folder \(place) can't be used: \(error)")
    }
  }
}
