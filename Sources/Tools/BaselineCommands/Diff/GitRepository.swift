import Foundation
import NearNames
import Pixels

/// A git repository, accessed through the command `git`.
struct GitRepository {
  /// The top of the checkout.
  let top: String

  /// - Parameter folder: A folder in the checkout.
  init(near folder: String) throws(GitProblem) {
    let words = ["rev-parse", "--show-toplevel"]
    let result = try Self.run(words, in: folder)
    guard result.status == 0 else {
      // Git gives a reason, such as a folder owned by another user.
      let reason = result.errors.split(separator: "\n").first.map { " (\($0))" } ?? ""
      throw GitProblem("\(URL(fileURLWithPath: folder).path) is not in a git checkout\(reason).")
    }
    self.init(top: result.text.trimmingCharacters(in: .newlines))
  }

  private init(top: String) { self.top = top }

  /// Returns git's output as text.
  ///
  /// - Parameter folder: The working folder; `nil` for the top.
  /// - Throws: Git's error message if it fails.
  func text(
    _ words: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws(GitProblem) -> String {
    let data = try output(words, in: folder, environment: environment)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Returns git's output.
  func output(
    _ words: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws(GitProblem) -> Data {
    let result = try Self.run(words, in: folder ?? top, environment: environment)
    guard result.status == 0 else {
      let reason = result.errors.trimmingCharacters(in: .whitespacesAndNewlines)
      let words = words.prefix { !$0.hasPrefix("/") }.joined(separator: " ")
      throw GitProblem("“git \(words)” failed: \(reason)")
    }
    return result.output
  }

  /// Returns the commit of a revision; `nil` if there is none.
  func commit(_ revision: String) throws(GitProblem) -> String? {
    let result = try Self.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], in: top)
    return result.status == 0 ? result.text.trimmingCharacters(in: .newlines) : nil
  }

  /// Returns the names of branches and tags, for advice.
  func names() -> [String] {
    let text = try? text(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags"])
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Returns a path relative to the top, empty for the top itself; `nil` outside of the checkout.
  func path(below place: String) -> String? {
    func real(_ path: String) -> String {
      // A path that doesn't exist yet is inside of one that does.
      guard let found = realpath(path, nil) else {
        return path == "/" || path.isEmpty
          ? path : "\(real(PathText.folder(of: path)))/\(PathText.name(of: path))"
      }
      defer { free(found) }
      return String(cString: found)
    }
    let (root, path) = (real(top), real(place))
    if path == root { return "" }
    return path.utf8.starts(with: "\(root)/".utf8) ? String(path.dropFirst(root.count + 1)) : nil
  }

  private static func run(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws(GitProblem) -> FinishedProgram {
    // The user's hooks don't run for a checkout that isn't theirs.
    let command = ["git", "-c", "core.hooksPath=/dev/null"] + words
    do {
      return try FinishedProgram.run(command, in: folder, environment: environment)
    } catch {
      throw GitProblem("git can't be run: \(error)")
    }
  }
}

/// Why git failed, for display.
struct GitProblem: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

extension GitProblem {
  /// Creates a problem for an unknown revision, with suggestions.
  init(unknown revision: String, in repository: GitRepository) {
    let near = NearNames.suggestions(for: revision, among: repository.names())
    let advice = near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?"
    self.init("There is no commit “\(revision)”.\(advice)")
  }
}
