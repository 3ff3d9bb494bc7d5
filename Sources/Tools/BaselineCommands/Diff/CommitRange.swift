/// Two commits in the notation of `git diff`: `A..B`, `A...B`, or `A` to compare with the work
/// tree.
struct CommitRange: Hashable {
  /// The older side's revision.
  var old: String
  /// The newer side's revision; `nil` for the work tree.
  var new: String?
  /// Whether the older side is the merge base.
  var isFromMergeBase = false

  init(_ text: String) {
    func revision(_ text: Substring) -> String { text.isEmpty ? "HEAD" : String(text) }
    // Three dots first, because they contain two.
    for (dots, isFromMergeBase) in [("...", true), ("..", false)] {
      guard let range = text.firstRange(of: dots) else { continue }
      old = revision(text[..<range.lowerBound])
      new = revision(text[range.upperBound...])
      self.isFromMergeBase = isFromMergeBase
      return
    }
    old = revision(text[...])
  }

  /// The range as text, for titles.
  var words: String { new.map { "\(old)\(isFromMergeBase ? "..." : "..")\($0)" } ?? old }
}

/// The commits of a range.
struct CommitPair {
  /// A commit and its name.
  struct Side: Hashable {
    var commit: String
    var name: String

    /// The commit in messages: `main (1a2b3c4d5e)`.
    var words: String {
      commit.hasPrefix(name) || name.isEmpty
        ? String(commit.prefix(10)) : "\(name) (\(commit.prefix(10)))"
    }
  }

  var old: Side
  /// The newer commit; `nil` for the work tree.
  var new: Side?

  init(_ range: CommitRange, in repository: GitRepository) throws(GitProblem) {
    func find(_ revision: String) throws(GitProblem) -> Side {
      guard let commit = try repository.commit(revision) else {
        throw GitProblem(unknown: revision, in: repository)
      }
      return Side(commit: commit, name: revision)
    }
    old = try find(range.old)
    if let name = range.new { new = try find(name) }
    guard range.isFromMergeBase, let new else { return }
    let base = try? repository.text(["merge-base", old.commit, new.commit])
    guard let base, !base.isEmpty else {
      throw GitProblem("\(old.name) and \(new.name) have no common commit.")
    }
    old = Side(commit: base, name: "the merge base of \(old.name) and \(new.name)")
  }
}
