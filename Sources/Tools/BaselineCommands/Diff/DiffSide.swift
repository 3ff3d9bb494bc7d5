import Foundation
import Pixels

/// One side of a comparison of commits: a folder with its own checkout and build.
///
/// The folder is reused, so that only what differs between commits is compiled. The checkout is a
/// worktree of the same repository, in a copy of the repository's path: packages referenced by a
/// relative path, such as `../Kit`, are linked at the corresponding location.
struct DiffSide {
  /// The side's own folder.
  let folder: String
  /// A package in the checkout.
  let package: String
  private let repository: GitRepository

  /// - Parameters:
  ///   - folder: The side's own folder, which is created if it doesn't exist.
  ///   - path: The package's path in the repository; empty for its top.
  init(_ folder: String, of repository: GitRepository, package path: String) {
    self.folder = folder
    self.repository = repository
    let tree = "\(folder)/tree\(repository.top)"
    package = path.isEmpty ? tree : "\(tree)/\(path)"
  }

  /// The copy of the repository's path.
  private var root: String { "\(folder)/tree" }
  /// The top of the checkout.
  var tree: String { root + repository.top }
  /// The folder that the package is built in.
  var build: String { "\(folder)/build" }
  /// The folder for pictures that don't belong in a checkout.
  var pictures: String { "\(folder)/pictures" }
  /// The report of its tests.
  var report: String { "\(folder)/report" }

  /// Checks out a commit's files, and nothing else.
  func checkOut(_ commit: String) throws {
    if isReady {
      // A killed process may have left it; no other is running here.
      let lock = try repository.text(["rev-parse", "--git-path", "index.lock"], in: tree)
      unlink(lock.hasPrefix("/") ? lock : "\(tree)/\(lock)")
      _ = try repository.text(["checkout", "--force", "--detach", "--quiet", commit], in: tree)
      _ = try repository.text(["clean", "-ffdxq"], in: tree)
    } else {
      try remove(tree)
      try AtomicFile.makeFolder(PathText.folder(of: tree))
      // Forced, because git may still list a deleted worktree here.
      _ = try repository.text(
        ["worktree", "add", "--force", "--detach", "--quiet", tree, commit])
    }
    if access("\(tree)/.gitmodules", F_OK) == 0 {
      _ = try repository.text(
        ["submodule", "--quiet", "update", "--init", "--recursive", "--force"], in: tree)
    }
    guard access(package, F_OK) == 0 else {
      throw GitProblem("It has no folder \(package.dropFirst(tree.count + 1)).")
    }
  }

  /// Whether the checkout belongs to the repository, and isn't a leftover of another one.
  private var isReady: Bool {
    guard access("\(tree)/.git", F_OK) == 0 else { return false }
    func common(_ folder: String) -> String? {
      let words = ["rev-parse", "--path-format=absolute", "--git-common-dir"]
      return try? repository.text(words, in: folder)
    }
    guard let own = common(tree) else { return false }
    return own == common(repository.top)
      && (try? repository.text(["rev-parse", "--show-prefix"], in: tree)) == ""
  }

  /// Removes files of an earlier comparison.
  func remove(_ path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    try FileManager.default.removeItem(atPath: path)
  }

  // MARK: Packages beside the repository

  /// Links packages that the manifest refers to by a path outside of the checkout.
  func linkPackages() throws {
    var pending = [package]
    var seen: Set<String> = []
    while let place = pending.popLast() {
      guard seen.insert(place).inserted else { continue }
      for path in try Self.localPackages(of: place, build: build)
      where path.hasPrefix("\(root)/") {
        pending.append(path)
        let original = String(path.dropFirst(root.count))
        var status = stat()
        guard path != tree, !path.hasPrefix("\(tree)/"), lstat(path, &status) != 0,
          access(original, F_OK) == 0
        else { continue }
        try AtomicFile.makeFolder(PathText.folder(of: path))
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: original)
      }
    }
  }

  private struct Manifest: Decodable {
    struct Dependency: Decodable {
      struct Local: Decodable { var path: String }
      var fileSystem: [Local]?
    }
    var dependencies: [Dependency]
  }

  private static func localPackages(of package: String, build: String) throws -> [String] {
    let result = try FinishedProgram.run(
      [
        "swift", "package", "--package-path", package, "--scratch-path", build, "dump-package",
      ], in: package)
    guard result.status == 0 else {
      throw GitProblem(
        "Its Package.swift can't be read: "
          + result.errors.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let manifest = try JSONDecoder().decode(Manifest.self, from: result.output)
    return manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
  }
}
