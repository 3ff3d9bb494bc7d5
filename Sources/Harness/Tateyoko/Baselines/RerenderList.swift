import Foundation
import Pixels

/// The baselines that a merge couldn't decide between, to be rendered again from the merged code.
///
/// The list is `.tateyoko/rerender` at the top of the checkout: one path per line, relative to the
/// top. A path is removed when its snapshot is recorded, or found equal to the baseline.
package struct RerenderList: Sendable {
  /// The top of the checkout.
  package let top: String
  private var tree: FolderTree { FolderTree(top) }

  /// The list's path relative to the top of the checkout.
  package static let path = ".tateyoko/rerender"

  private static let heading = """
    # Baselines that both sides of a merge changed. Until each is rendered again, it shows one side:
    # run “tateyoko record --listed”, or “swift package snapshots record --listed”.

    """

  package init(top: String) { self.top = top }

  /// Finds the list of the checkout that contains a folder; `nil` outside of a checkout.
  package init?(near folder: String) {
    var place = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    while access(place + "/.git", F_OK) != 0 {
      guard place != "/", !place.isEmpty else { return nil }
      place = PathText.folder(of: place)
    }
    self.init(top: place)
  }

  /// The path of the file, for messages.
  package var file: String { "\(top)/\(Self.path)" }

  /// The listed paths, in order; empty if the list doesn't exist or can't be read.
  package var paths: [String] {
    guard let data = try? tree.read(Self.path, maximumByteCount: 16 << 20) else { return [] }
    return Self.paths(in: data)
  }

  private static func paths(in data: Data) -> [String] {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(lines.filter { !$0.hasPrefix("#") }).sorted()
  }

  /// Returns the path, relative to the top of the checkout, that a file is listed under; `nil` for
  /// a file outside of it.
  package func path(of file: String) -> String? {
    let whole = URL(fileURLWithPath: file).standardizedFileURL.path
    // The paths of the checkout and of the file may contain links.
    let folder = BaselinePlace.realPath(PathText.folder(of: whole)) ?? PathText.folder(of: whole)
    let root = BaselinePlace.realPath(top) ?? top
    let place = "\(folder)/\(PathText.name(of: whole))"
    guard place.utf8.starts(with: "\(root)/".utf8) else { return nil }
    return String(place.dropFirst(root.count + 1))
  }

  /// Adds a baseline.
  ///
  /// - Parameter path: The path relative to the top of the checkout.
  /// - Throws: `FileError`, including when there is a link in the path; the list is then unchanged.
  package func add(_ path: String) throws {
    try change { $0.insert(path) }
  }

  /// Removes baselines from the list, and the list itself when it becomes empty.
  package func remove(_ paths: some Sequence<String>) throws {
    guard tree.kind(of: Self.path) != nil else { return }
    try change { $0.subtract(paths) }
  }

  private func change(_ body: (inout Set<String>) -> Void) throws {
    let folder = PathText.folder(of: Self.path)
    try tree.makeFolder(folder)
    // The lock is released with the descriptor, however the process ends.
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
