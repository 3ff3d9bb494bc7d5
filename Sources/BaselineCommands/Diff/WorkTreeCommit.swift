import Foundation
import Pixels

/// The work tree as a commit that no branch has: its tracked files as they are, and the new ones
/// that git doesn't ignore.
///
/// It is made through an index of its own, so that the user's index, work tree and stash stay as
/// they are; git removes its objects some day, as all that nothing refers to.
enum WorkTreeCommit {
  /// - Parameter scratch: A folder for the index.
  static func make(in repository: GitRepository, scratch: String) throws -> String {
    let index = "\(scratch)/index"
    let known = try repository.text(["rev-parse", "--git-path", "index"])
    let own = known.hasPrefix("/") ? known : "\(repository.top)/\(known)"
    unlink(index)
    defer { unlink(index) }
    // With what git knows of unchanged files, it doesn't read them again.
    if access(own, F_OK) == 0 {
      try FileManager.default.copyItem(atPath: own, toPath: index)
    }
    let environment = [
      "GIT_INDEX_FILE": index, "GIT_AUTHOR_NAME": "Tateyoko", "GIT_AUTHOR_EMAIL": "none",
      "GIT_COMMITTER_NAME": "Tateyoko", "GIT_COMMITTER_EMAIL": "none",
      // The same files are the same commit.
      "GIT_AUTHOR_DATE": "1000000000 +0000", "GIT_COMMITTER_DATE": "1000000000 +0000",
    ]
    _ = try repository.text(
      ["-c", "core.safecrlf=false", "add", "--all"], environment: environment)
    let tree = try repository.text(["write-tree"], environment: environment)
    return try repository.text(
      ["commit-tree", "-p", "HEAD", "-m", "The work tree", tree], environment: environment)
  }
}
