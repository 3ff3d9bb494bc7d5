import XcodeProjects

/// How the files of a module become part of a package in another folder: through links.
///
/// SwiftPM accepts no file outside of the package's folder, but follows links. A folder whose files
/// all belong to the module becomes a single link, so that new files are included automatically;
/// files that don't belong to it are excluded. If that would exclude more than it includes, the
/// folder is recreated with a link for each file. (Decision 21)
struct PackagePlan {
  /// A link: its path relative to the target's folder, and its absolute destination.
  struct Link: Hashable {
    var path: String
    var target: String
  }

  struct Resource: Hashable {
    /// The path relative to the target's folder.
    var path: String
    /// Whether SwiftPM detects a language in the path.
    var isLocalized: Bool
  }

  private(set) var links: [Link] = []
  /// The excluded paths, relative to the target's folder.
  private(set) var excluded: [String] = []
  private(set) var resources: [Resource] = []
  private(set) var notTaken: [NotTaken] = []

  /// The maximum number of files to exclude from a linked folder, however few are included.
  private static let excludedLimit = 40

  private let sources: Set<String>
  private let copied: Set<String>
  private let output: String
  /// The folders that contain any of the module's files.
  private var folders: Set<String> = []

  /// - Parameters:
  ///   - module: The module.
  ///   - output: The absolute, resolved path of the package's folder, which must not be inside any
  ///     linked folder.
  init(_ module: AppModule, output: String) {
    sources = Set(module.sources)
    copied = Set(module.resources.filter(AppResources.isResource))
    self.output = output
    let members = module.sources + module.resources.filter(AppResources.isResource)
    guard let base = Self.commonFolder(members) else { return }
    for member in members {
      var folder = ProjectPath.folder(of: member)
      while folder.count >= base.count, folders.insert(folder).inserted {
        folder = ProjectPath.folder(of: folder)
      }
    }
    place(base, at: ProjectPath.name(of: base))
    var names: Set<String> = []
    resources = resources.filter { resource in
      var name = ProjectPath.name(of: resource.path)
      if resource.isLocalized {
        name = ProjectPath.name(of: ProjectPath.folder(of: resource.path)) + "/" + name
      }
      if names.insert(name).inserted { return true }
      notTaken.append(
        NotTaken(kind: .resource, name: resource.path, reason: "another one has its name"))
      excluded.append(resource.path)
      return false
    }
    excluded.sort()
  }

  private static func commonFolder(_ paths: [String]) -> String? {
    guard var common = paths.first.map(ProjectPath.folder) else { return nil }
    for path in paths {
      while common.count > 1, !path.hasPrefix(common + "/") {
        common = ProjectPath.folder(of: common)
      }
    }
    return common
  }

  /// Adds a folder at a path relative to the target's folder.
  private mutating func place(_ folder: String, at path: String) {
    var leftOut: [String] = []
    var taken: [String] = []
    scan(folder, at: path, leftOut: &leftOut, taken: &taken)
    let isAround = (output + "/").hasPrefix(FolderNames.realPath(folder) + "/")
    if !isAround, leftOut.count <= max(Self.excludedLimit, taken.count) {
      links.append(Link(path: path, target: folder))
      excluded += leftOut
      for file in taken {
        let full = folder + file.dropFirst(path.count)
        if copied.contains(full) { copy(file) }
      }
      return
    }
    for name in FolderNames.list(folder) {
      let full = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if sources.contains(full) {
        links.append(Link(path: "\(path)/\(name)", target: full))
      } else if copied.contains(full) {
        notTaken.append(
          NotTaken(
            kind: .resource, name: full,
            reason: "it is among files of other targets, and SwiftPM copies no links"))
      } else if folders.contains(full) {
        place(full, at: "\(path)/\(name)")
      }
    }
  }

  private mutating func copy(_ path: String) {
    let isLocalized =
      path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true
    resources.append(Resource(path: path, isLocalized: isLocalized))
  }

  /// Scans a folder for included files, and for the shortest paths that exclude the others.
  private func scan(
    _ folder: String, at path: String, leftOut: inout [String], taken: inout [String]
  ) {
    for name in FolderNames.list(folder) where !name.hasPrefix(".") {
      let full = "\(folder)/\(name)"
      let place = "\(path)/\(name)"
      if sources.contains(full) || copied.contains(full) {
        taken.append(place)
      } else if folders.contains(full) {
        scan(full, at: place, leftOut: &leftOut, taken: &taken)
      } else {
        leftOut.append(place)
      }
    }
  }
}
