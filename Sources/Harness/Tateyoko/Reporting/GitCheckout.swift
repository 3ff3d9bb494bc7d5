import Foundation

/// The checkout of a folder, read from git's files without starting a process.
struct GitCheckout {
  private(set) var commit: String?
  private(set) var branch: String?

  /// Searches a folder and its ancestors; `nil` if there is no checkout.
  init?(near folder: String) {
    var place = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    while true {
      if let git = Self.gitFolder(of: place) {
        read(git)
        return
      }
      guard place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
  }

  /// Returns the folder `.git`, or the one that a file of this name points to, as in a worktree.
  private static func gitFolder(of place: URL) -> URL? {
    let git = place.appendingPathComponent(".git")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: git.path, isDirectory: &isFolder) else {
      return nil
    }
    if isFolder.boolValue { return git }
    guard let line = firstLine(of: git), line.hasPrefix("gitdir: ") else { return nil }
    return URL(
      fileURLWithPath: String(line.dropFirst("gitdir: ".count)), isDirectory: true,
      relativeTo: place
    ).standardizedFileURL
  }

  private mutating func read(_ git: URL) {
    guard let head = Self.firstLine(of: git.appendingPathComponent("HEAD")) else { return }
    guard head.hasPrefix("ref: ") else {
      if Self.isCommit(head) { commit = head }
      return
    }
    let reference = String(head.dropFirst("ref: ".count))
    if reference.hasPrefix("refs/heads/") {
      branch = String(reference.dropFirst("refs/heads/".count))
    }
    guard !reference.contains("..") else { return }
    // A worktree has its own HEAD and shares the branches.
    let common = Self.firstLine(of: git.appendingPathComponent("commondir")).map {
      URL(fileURLWithPath: $0, isDirectory: true, relativeTo: git).standardizedFileURL
    }
    for folder in [git, common].compactMap(\.self) {
      let found =
        Self.firstLine(of: folder.appendingPathComponent(reference))
        ?? Self.packed(reference, in: folder)
      if let found, Self.isCommit(found) {
        commit = found
        return
      }
    }
  }

  private static func packed(_ reference: String, in folder: URL) -> String? {
    let file = folder.appendingPathComponent("packed-refs")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.first { $0.hasSuffix(" \(reference)") }.map { String($0.prefix { $0 != " " }) }
  }

  private static func firstLine(of file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?
      .split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// Whether a string is a commit hash, in full or abbreviated.
  static func isCommit(_ text: String) -> Bool {
    (7...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
