import ChildProcesses
import Foundation
import Pixels
import Tateyoko

/// The baselines that differ between two commits, or a commit and the work tree, as stored by git.
final class StoredBaselines {
  private(set) var old = BaselineSetComparison.Files(places: [:])
  private(set) var new = BaselineSetComparison.Files(places: [:])
  private let work: TemporaryWork

  /// - Parameters:
  ///   - root: A folder in the checkout.
  ///   - folders: Folders of baselines inside it, in addition to those named `__Snapshots__`.
  init(_ range: CommitRange, root: String, folders: [String]) throws {
    work = try TemporaryWork("tateyoko")
    let repository = try GitRepository(near: root)
    let pair = try CommitPair(range, in: repository)
    let roots = folders.compactMap { name in
      repository.path(
        below: URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: root + "/"))
          .standardizedFileURL.path)
    }
    func isBaseline(_ path: String) -> Bool {
      guard ["png", "txt"].contains((path as NSString).pathExtension) else { return false }
      return path.hasPrefix("__Snapshots__/") || path.contains("/__Snapshots__/")
        || roots.contains { path.hasPrefix("\($0)/") }
    }
    func names(_ words: [String]) throws -> [String] {
      try repository.text(words).split(separator: "\0").map(String.init).filter(isBaseline)
    }
    var paths = try names(
      ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", pair.old.commit]
        + (pair.new.map { [$0.commit] } ?? []) + ["--"])
    if pair.new == nil {
      paths += try names(["ls-files", "--others", "--exclude-standard", "-z"])
    }
    for path in paths {
      if let file = try store(path, of: pair.old.commit, "old", repository) {
        old.places[path] = file
      }
      if let commit = pair.new?.commit {
        if let file = try store(path, of: commit, "new", repository) { new.places[path] = file }
      } else if access("\(repository.top)/\(path)", F_OK) == 0 {
        new.places[path] = URL(fileURLWithPath: "\(repository.top)/\(path)")
      }
    }
  }

  /// Writes a commit's file to the folder; `nil` if the commit doesn't have it.
  private func store(
    _ path: String, of commit: String, _ side: String, _ repository: GitRepository
  ) throws -> URL? {
    let name = "\(commit):\(path)"
    guard (try? repository.text(["cat-file", "-e", name])) != nil else { return nil }
    // With filters, so that a Git LFS file has its real contents.
    let data = try repository.output(["cat-file", "--filters", name])
    try FolderTree(work.path).write(data, at: "\(side)/\(path)")
    return URL(fileURLWithPath: "\(work.path)/\(side)/\(path)")
  }
}
