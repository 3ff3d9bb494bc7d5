import Foundation
import Pixels

/// One side of a comparison of commits: a folder with a checkout and a build of its own.
///
/// The folder is used again each time, so that only what differs between commits is compiled. The
/// checkout is a worktree of the same repository, and lies in a copy of the way to it: what a
/// package names by a path, such as `../Kit`, is linked where that path leads.
struct DiffSide {
  /// The side's own folder.
  let folder: String
  /// A package in the checkout.
  let package: String
  private let repository: GitRepository

  /// - Parameters:
  ///   - folder: The side's own folder, which is made where it is missing.
  ///   - path: The package's path in the repository; empty for its top.
  init(_ folder: String, of repository: GitRepository, package path: String) {
    self.folder = folder
    self.repository = repository
    let tree = "\(folder)/tree\(repository.top)"
    package = path.isEmpty ? tree : "\(tree)/\(path)"
  }

  /// The copy of the way to the repository.
  private var root: String { "\(folder)/tree" }
  /// The top of the checkout.
  var tree: String { root + repository.top }
  /// Where the package is built.
  var build: String { "\(folder)/build" }
  /// Where pictures go that belong to no checkout.
  var pictures: String { "\(folder)/pictures" }
  /// What its tests leave.
  var report: String { "\(folder)/report" }

  /// Puts a commit's files into the checkout, and nothing else.
  func checkOut(_ commit: String) throws {
    if isReady {
      // A call that was stopped may have left it; no other is running here.
      let lock = try repository.text(["rev-parse", "--git-path", "index.lock"], in: tree)
      unlink(lock.hasPrefix("/") ? lock : "\(tree)/\(lock)")
      _ = try repository.text(["checkout", "--force", "--detach", "--quiet", commit], in: tree)
      _ = try repository.text(["clean", "-ffdxq"], in: tree)
    } else {
      try remove(tree)
      try AtomicFile.makeFolder(PathText.folder(of: tree))
      // Forced, as git may remember a worktree here that is gone.
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

  /// Whether the checkout is one of the repository, and not what is left of another one.
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

  /// Removes what an earlier comparison left.
  func remove(_ path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    try FileManager.default.removeItem(atPath: path)
  }

  // MARK: Packages beside the repository

  /// Links packages that the manifest names by a path that leads out of the checkout.
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
