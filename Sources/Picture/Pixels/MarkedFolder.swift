import Foundation

/// A folder that a command fills and clears, marked by a file as its own: content in other folders
/// is neither replaced nor removed.
package enum MarkedFolder {
  /// The reason why a folder can't be used.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// Throws the error that `claim` would throw for a folder's content, without writing anything.
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
        description: "The folder \(place) holds \(names.first ?? ""), and was not created by "
          + "this command; nothing in it was changed. Pass a new or empty folder.")
    }
    for name in folders {
      guard let kind = tree.kind(of: prefix + name), kind != .folder else { continue }
      throw Problem(
        description: "\(name) in the folder \(place) is \(kind == .link ? "a link" : "no folder"), "
          + "which this command does not replace. Remove it, or pass another folder.")
    }
    return isMarked
  }

  private static func line(_ mark: String) -> Data { Data("\(mark.drop { $0 == "." }) 1\n".utf8) }

  /// Claims a folder that is new, empty or marked, and marks it.
  ///
  /// - Parameters:
  ///   - path: The folder; empty for the tree's own. Along the path to it below the tree's root,
  ///     there must be no links.
  ///   - mark: The name of the file that marks it, such as `.tateyoko-diff`.
  ///   - folders: Names that must be folders in it, if they exist.
  ///   - isEarlier: Whether its other content shows that it was left by a release that marked no
  ///     folders.
  package static func claim(
    _ path: String = "", of tree: FolderTree, mark: String, folders: [String] = [],
    isEarlier: (FolderTree, _ prefix: String) -> Bool = { _, _ in false }
  ) throws(Problem) {
    let isMarked = try check(path, of: tree, mark: mark, folders: folders, isEarlier: isEarlier)
    if !isMarked { try put(mark, into: path, of: tree) }
  }

  /// Marks a folder that has been checked.
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
