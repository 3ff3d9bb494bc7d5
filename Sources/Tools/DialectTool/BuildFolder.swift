import Foundation

/// A folder that SwiftPM builds packages in.
///
/// SwiftPM and the compiler's driver recompile a file when the date of the original changes,
/// regardless of its replacement in the overlay. They do notice missing object files.
struct BuildFolder {
  private let root: URL

  init(_ path: String) { root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }

  /// Removes the object files of a module's source files, in all configurations, so that these
  /// files are recompiled.
  func removeObjects(of files: Set<String>, module: String) {
    guard !files.isEmpty else { return }
    let manager = FileManager.default
    for products in productFolders() {
      let names = (try? manager.contentsOfDirectory(atPath: products.path)) ?? []
      for name in names.sorted() where Self.isOfModule(name, module) {
        let map = products.appendingPathComponent(name).appendingPathComponent(
          "output-file-map.json")
        for object in objects(of: files, map: map) where isInside(object) {
          try? manager.removeItem(atPath: object)
        }
      }
    }
  }

  /// Whether a folder belongs to a module: `App.build`, or `App-tool.build` for plugins.
  private static func isOfModule(_ name: String, _ module: String) -> Bool {
    name == module + ".build" || name.hasPrefix(module + "-") && name.hasSuffix(".build")
  }

  /// Returns folders such as `x86_64-unknown-linux-gnu/debug`, including the language
  /// server's index.
  private func productFolders() -> [URL] {
    let manager = FileManager.default
    var result: [URL] = []
    for root in [root, root.appendingPathComponent("index-build")] {
      for triple in ((try? manager.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
      where triple.contains("-") && triple != "index-build" {
        let folder = root.appendingPathComponent(triple)
        for name in ["debug", "release"] { result.append(folder.appendingPathComponent(name)) }
      }
    }
    return result
  }

  private func objects(of files: Set<String>, map: URL) -> [String] {
    guard let data = try? Data(contentsOf: map),
      let entries = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
    else { return [] }
    return files.sorted().compactMap { entries[$0]?["object"] }
  }

  private func isInside(_ path: String) -> Bool {
    URL(fileURLWithPath: path).standardizedFileURL.path.hasPrefix(root.path + "/")
  }
}
