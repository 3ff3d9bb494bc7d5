import Foundation
import Pixels

/// Baselines that a merge could not decide between, to be rendered again from the merged code.
///
/// The list is `.tateyoko/rerender` at the top of the checkout: one path a line, relative to the
/// top. A path leaves it when its snapshot is recorded, or found equal to the baseline.
package struct RerenderList: Sendable {
  /// The top of the checkout.
  package let top: String
  private var tree: FolderTree { FolderTree(top) }

  /// The list's path below the top of the checkout.
  package static let path = ".tateyoko/rerender"

  private static let heading = """
    # Baselines that both sides of a merge changed. Until each is rendered again, it shows one side:
    # run “tateyoko record --listed”, or “swift package snapshots record --listed”.

    """

  package init(top: String) { self.top = top }

  /// The list of the checkout that a folder lies in; nil outside of one.
  package init?(near folder: String) {
    var place = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    while access(place + "/.git", F_OK) != 0 {
      guard place != "/", !place.isEmpty else { return nil }
      place = PathText.folder(of: place)
    }
    self.init(top: place)
  }

  /// The file, for messages.
  package var file: String { "\(top)/\(Self.path)" }

  /// The listed paths, in order; none where there is no list, or one that can't be read.
  package var paths: [String] {
    guard let data = try? tree.read(Self.path, maximumByteCount: 16 << 20) else { return [] }
    return Self.paths(in: data)
  }

  private static func paths(in data: Data) -> [String] {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(lines.filter { !$0.hasPrefix("#") }).sorted()
  }

  /// The path below the top of the checkout by which a file would be listed; nil outside of it.
  package func path(of file: String) -> String? {
    let whole = URL(fileURLWithPath: file).standardizedFileURL.path
    // The way to the checkout may have links, as the one to the file may.
    let folder = BaselinePlace.realPath(PathText.folder(of: whole)) ?? PathText.folder(of: whole)
    let root = BaselinePlace.realPath(top) ?? top
    let place = "\(folder)/\(PathText.name(of: whole))"
    guard place.utf8.starts(with: "\(root)/".utf8) else { return nil }
    return String(place.dropFirst(root.count + 1))
  }

  /// Adds a baseline.
  ///
  /// - Parameter path: The path below the top of the checkout.
  /// - Throws: `FileError`, also where a link is in the way; the list is as it was then.
  package func add(_ path: String) throws {
    try change { $0.insert(path) }
  }

  /// Takes baselines off the list, and removes a list without any.
  package func remove(_ paths: some Sequence<String>) throws {
    guard tree.kind(of: Self.path) != nil else { return }
    try change { $0.subtract(paths) }
  }

  private func change(_ body: (inout Set<String>) -> Void) throws {
    let folder = PathText.folder(of: Self.path)
    try tree.makeFolder(folder)
    // The lock goes with the descriptor, however the process ends.
    let descriptor = open("\(top)/\(folder)", O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    var paths = Set(self.paths)
    let before = paths
    body(&paths)
    guard paths != before else { return }
    if paths.isEmpty {
      try tree.remove(Self.path)
      tree.removeEmptyFolder(folder)
    } else {
      let lines = paths.sorted().map { $0 + "\n" }.joined()
      try tree.write(Data((Self.heading + lines).utf8), at: Self.path, isDurable: true)
    }
  }
}
