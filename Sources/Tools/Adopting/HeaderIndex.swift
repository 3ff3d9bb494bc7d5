import XcodeProjects

/// The headers of an app, by name.
struct HeaderIndex {
  /// The maximum number of headers to list.
  private static let limit = 20_000
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "TateyokoSnapshots",
  ]

  private var byName: [String: [String]] = [:]

  /// Finds the headers inside an app's folder, except for libraries.
  init(below root: String) {
    guard
      let files = try? FolderFiles(root, skips: { name, _ in Self.foreignFolders.contains(name) })
    else { return }
    for path in files.paths.lazy.filter({ $0.hasSuffix(".h") }).prefix(Self.limit) {
      byName[ProjectPath.name(of: path), default: []].append("\(root)/\(path)")
    }
  }

  init() {}

  var all: [String] { byName.values.joined().sorted() }

  func paths(named name: String) -> [String] { byName[name] ?? [] }

  /// Returns the header with the name of a framework.
  func umbrella(of module: AppModule) -> String? {
    guard module.kind == .framework else { return nil }
    let folders = Set(module.sources.map(ProjectPath.folder) + module.folders)
    return paths(named: "\(module.name).h").first { path in
      let folder = ProjectPath.folder(of: path)
      let above = ProjectPath.folder(of: folder)
      return folders.contains { $0 == folder || $0.hasPrefix(above + "/") || $0 == above }
    }
  }
}
