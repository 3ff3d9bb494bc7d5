import Foundation

/// Paths as the repository's own pages have them.
package struct RepositoryPath {
  private let root: String
  private let here: String

  /// The repository is the checkout that the build service names, or the nearest one around here.
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

  /// A path of a record relative to the repository's root; nil for one outside.
  package func relative(_ path: String) -> String? {
    let full = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: here, isDirectory: true)
    ).standardizedFileURL.path
    return full.hasPrefix(root + "/") ? String(full.dropFirst(root.count + 1)) : nil
  }
}
