import Foundation

/// Looks at folders.
enum FolderNames {
  /// A path with the links in it followed; as it is where there is nothing.
  static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The names in a folder, in order; none where there is no folder.
  static func list(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
