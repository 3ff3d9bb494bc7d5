import Foundation

/// Functions for listing folders.
enum FolderNames {
  /// Resolves the links in a path; returns it unchanged if nothing is there.
  static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the names in a folder, sorted; empty if there is no folder.
  static func list(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
