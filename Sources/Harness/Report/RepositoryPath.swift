import Foundation

/// Converts paths to those in the repository.
package struct RepositoryPath {
  private let root: String
  private let here: String

  /// Uses the checkout that the build service specifies, or the nearest one that contains this
  /// folder.
  package init(
    here: String = FileManager.default.currentDirectoryPath,
    environment: (String) -> String? = { ProcessInfo.processInfo.environment[$0] }
  ) {
    self.here = here
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy.compactMap(environment)
      .first { !$0.isEmpty && (here == $0 || here.hasPrefix($0 + "/")) }
    var place = URL(fileURLWithPath: here, isDirectory: true)
    while place.path != "/",
      !FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path)
    {
      place.deleteLastPathComponent()
    }
    root = named ?? (place.path == "/" ? here : place.path)
  }

  /// Returns a path of a record relative to the repository's root; `nil` for one outside of it.
  package func relative(_ path: String) -> String? {
    let full = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: here, isDirectory: true)
    ).standardizedFileURL.path
    return full.hasPrefix(root + "/") ? String(full.dropFirst(root.count + 1)) : nil
  }
}
