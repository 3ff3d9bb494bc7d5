import Foundation
import Pixels

/// The work tree as a commit on no branch: its tracked files as they are, and new files that git
/// doesn't ignore.
///
/// It's created through a separate index, so that the user's index, work tree and stash stay as
/// they are; git eventually removes its objects, which nothing refers to.
enum WorkTreeCommit {
  /// - Parameter scratch: A folder for the index.
  static func make(in repository: GitRepository, scratch: String) throws -> String {
    let index = "\(scratch)/index"
    let known = try repository.text(["rev-parse", "--git-path", "index"])
    let own = known.hasPrefix("/") ? known : "\(repository.top)/\(known)"
    unlink(index)
    defer { unlink(index) }
    // With git's information about unchanged files, it doesn't read them again.
    if access(own, F_OK) == 0 {
      try FileManager.default.copyItem(atPath: own, toPath: index)
    }
    let environment = [
      "GIT_INDEX_FILE": index, "GIT_AUTHOR_NAME": "Tateyoko", "GIT_AUTHOR_EMAIL": "none",
      "GIT_COMMITTER_NAME": "Tateyoko", "GIT_COMMITTER_EMAIL": "none",
      // The same files result in the same commit.
      "GIT_AUTHOR_DATE": "1000000000 +0000", "GIT_COMMITTER_DATE": "1000000000 +0000",
    ]
    _ = try repository.text(
      ["-c", "core.safecrlf=false", "add", "--all"], environment: environment)
    let tree = try repository.text(["write-tree"], environment: environment)
    return try repository.text(
      ["commit-tree", "-p", "HEAD", "-m", "The work tree", tree], environment: environment)
  }
}
