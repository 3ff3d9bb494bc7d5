import XcodeProjects

/// The sources of libraries in a folder, such as `Pods`: each in its own folder, with or without a manifest.
///
/// The ones that an app imports are treated like its own modules.
struct LibraryFolder {
  /// The maximum number of libraries to examine.
  private static let limit = 1000

  /// The modules by name; if two have the same name, the first counts.
  private(set) var modules: [String: AppModule] = [:]

  /// A library's subfolders without its own code.
  private static let foreignFolders: Set<String> = [
    "Tests", "Test", "Example", "Examples", "Demo", "Demos", "Pods", "Carthage", "Documentation",
    "docs", "Playground", "build",
  ]

  /// - Parameter pins: The versions that the project has resolved; of two folders of one library, the pinned one
  ///   counts.
  ///   - pods: The folders of pods, by name, which count more than any others.
  init(
    _ folders: [String], pins: PackagePins = PackagePins(), pods: [String: String] = [:]
  ) {
    for (name, path) in pods.sorted(by: { $0.key < $1.key }) {
      for module in Self.modules(of: path, pod: name) { add(module) }
    }
    for folder in folders {
      let paths = FolderNames.list(folder).prefix(Self.limit).filter { !$0.hasPrefix(".") }
        .map { "\(folder)/\($0)" }.filter { FolderFiles.kind($0) == .folder }
      let pinned = pins.pins.isEmpty ? [] : paths.filter(pins.isPinned)
      for path in pinned + paths.filter({ !pinned.contains($0) }) {
        for module in Self.modules(of: path) { add(module) }
      }
    }
  }

  private mutating func add(_ module: AppModule) {
    guard modules[module.name] == nil else { return }
    var module = module
    module.kind = .library
    modules[module.name] = module
  }

  /// - Parameter pod: The name of the pod in the folder, if it is one.
  private static func modules(of path: String, pod: String? = nil) -> [AppModule] {
    if FolderFiles.kind("\(path)/Package.swift") == .file,
      let package = try? LocalPackage(path: path), !package.modules.isEmpty,
      pod == nil || package.modules.contains(where: { $0.target == pod })
    {
      return package.modules
    }
    guard
      let files = try? FolderFiles(
        path,
        skips: { name, _ in foreignFolders.contains(name) || name.hasSuffix("Tests") })
    else { return [] }
    let name = BuildSettings.identifier(pod ?? ProjectPath.name(of: path))
    let patterns = pod.map { LocalPods.sourcePatterns(of: $0, in: path) } ?? []
    var module = AppModule(target: name, name: name, kind: .library)
    for file in files.paths {
      let full = "\(path)/\(file)"
      let ending = ProjectPath.ending(of: file)
      let isSource = ending == "swift" || ProjectTarget.foreignEndings.contains(ending)
      if isSource, !patterns.isEmpty, !patterns.contains(where: { PathPattern.matches(file, $0) }) {
        continue
      }
      if ending == "swift", ProjectPath.name(of: file) != "Package.swift" {
        module.sources.append(full)
      } else if ProjectTarget.foreignEndings.contains(ending) {
        module.foreignSources.append(full)
      } else if AppResources.isResource(full) {
        module.resources.append(full)
      }
    }
    module.folders = [path]
    return module.sources.isEmpty ? [] : [module]
  }
}
