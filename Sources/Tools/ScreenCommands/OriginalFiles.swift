import Foundation
import Tateyoko

/// Finds the original files of a package that were copied to its bundles.
///
/// SwiftPM doesn't record what it copies. A file with the same name and the same bytes is the
/// original; if there are several, the one in the module's folder.
struct OriginalFiles {
  /// The maximum depth of folders in the package's.
  private static let depthLimit = 12
  /// Folders that nobody edits; names that start with a dot are skipped as well.
  private static let skipped: Set<String> = ["Pods", "node_modules", "tateyoko-report"]

  /// The storyboards of packages, by the packages' folders.
  private var storyboards: [String: [String]] = [:]

  init() {}

  /// Replaces the files of scenes with the package's paths.
  static func named(_ screens: [FoundScreen]) -> [FoundScreen] {
    var files = OriginalFiles()
    return screens.map { screen in
      guard screen.kind == .scene, let file = screen.file else { return screen }
      var screen = screen
      screen.file = files.original(of: file, module: screen.module)
      return screen
    }
  }

  /// Returns the path of the original, or of the copy if there is none.
  mutating func original(of copy: String, module: String?) -> String {
    let target = URL(fileURLWithPath: copy).resolvingSymlinksInPath().path
    guard let root = Self.package(of: copy) else { return copy }
    // A link to a file that the manifest doesn't list (docs/install.md).
    let build = URL(fileURLWithPath: root + "/.build").resolvingSymlinksInPath().path
    guard target.hasPrefix(build + "/") || target == copy else { return target }
    guard let bytes = FileManager.default.contents(atPath: copy) else { return copy }
    let all = storyboards[root] ?? Self.storyboards(below: root)
    storyboards[root] = all
    let name = (copy as NSString).lastPathComponent
    let found = all.filter {
      ($0 as NSString).lastPathComponent == name
        && FileManager.default.contents(atPath: $0) == bytes
    }
    return found.first { $0.split(separator: "/").contains { $0 == module ?? "" } } ?? found.first
      ?? copy
  }

  /// Returns the package with its own `.build` folder, or the one that the program runs in.
  private static func package(of copy: String) -> String? {
    if let build = copy.range(of: "/.build/") { return String(copy[..<build.lowerBound]) }
    let current = FileManager.default.currentDirectoryPath
    return FileManager.default.fileExists(atPath: current + "/Package.swift") ? current : nil
  }

  private static func storyboards(below root: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
    var files: [String] = []
    for case let path as String in walk {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || skipped.contains(name)
        || path.split(separator: "/").count > depthLimit
      {
        walk.skipDescendants()
      } else if name.hasSuffix(".storyboard") {
        files.append("\(root)/\(path)")
      }
    }
    return files.sorted()
  }
}
