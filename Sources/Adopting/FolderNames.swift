import Foundation

/// The names in a folder, in order; none where there is no folder.
enum FolderNames {
  static func list(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
