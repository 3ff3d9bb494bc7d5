import Foundation

/// An `.xcodeproj`, read without Xcode.
///
/// The meaning of the keys is known from the files that Xcode writes; Apple documents the build
/// settings ("Build settings reference") but not the file.
package struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj`.
  package let path: String
  /// The folder that contains the project, which its paths are relative to.
  package let folder: String
  /// The project's name.
  package let name: String

  let objects: [String: ProjectTable]
  let root: ProjectTable
  /// The path of each file and group that has one.
  let places: [String: String]

  private var file: String { "\(path)/project.pbxproj" }
  /// The maximum number of targets; each searches all folders. The largest public projects
  /// have some hundred.
  private static let targetLimit = 5_000

  /// Reads a project.
  ///
  /// - Parameter path: The path of an `.xcodeproj`.
  package init(contentsOf path: String) throws(ProjectError) {
    let path = ProjectPath.normal(path)
    let file = "\(path)/project.pbxproj"
    try self.init(data: try ProjectFileReader.data(file), path: path)
  }

  /// Parses the contents of a `project.pbxproj`.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - path: The path of the `.xcodeproj` that contains it.
  package init(data: Data, path: String) throws(ProjectError) {
    let file = "\(path)/project.pbxproj"
    let contents = try ProjectParser.parse(data, path: file)
    guard let table = contents["objects"]?.table else {
      throw .wrongShape(path: file, line: contents.line, problem: "the project has no “objects”")
    }
    guard let id = contents.text("rootObject") else {
      throw .wrongShape(path: file, line: contents.line, problem: "the project has no “rootObject”")
    }
    let objects = table.entries.compactMapValues(\.table)
    guard let root = objects[id], root.text("isa") == "PBXProject" else {
      throw .wrongShape(
        path: file, line: table.line,
        problem: "its root object “\(id.prefix(60))” is not a project")
    }
    self.path = path
    self.objects = objects
    self.root = root
    folder = ProjectPath.folder(of: path)
    name = ProjectPath.stem(of: path)
    let directory = ProjectPath.joined(folder, root.text("projectDirPath") ?? "")
    var places = ProjectPlaces(objects: objects, root: directory)
    if let group = root.text("mainGroup") { try places.walk(group, in: directory, file: file) }
    self.places = places.found
  }

  /// The names of the build configurations, in the project's order.
  package var configurations: [String] {
    configurationTables(root).compactMap { $0.text("name") }
  }

  /// Returns the targets, in the project's order, except aggregates and external builds.
  package func targets(
    configuration: String? = nil
  ) throws(ProjectError) -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    var count = 0
    let ids = root.texts("targets")
    guard ids.count <= Self.targetLimit else {
      throw .wrongShape(
        path: file, line: root.line,
        problem: "the project has \(ids.count) targets; at most \(Self.targetLimit) are read")
    }
    for id in ids {
      guard let table = objects[id] else { continue }
      guard table.text("isa") == "PBXNativeTarget" else { continue }
      guard let name = table.text("name"), !name.isEmpty else {
        throw .wrongShape(path: file, line: table.line, problem: "the target has no name")
      }
      let target = try target(
        name: name, table, id: id, configuration: configuration, count: &count)
      count += target.sources.count + target.resources.count
      // Each target may have all files of a large folder.
      guard count <= FolderFiles.limit else {
        throw .tooManyFiles(folder: folder, maximum: FolderFiles.limit)
      }
      targets.append(target)
    }
    return targets
  }

  /// The Swift packages that the project uses.
  package var packages: [PackageReference] {
    var packages: [PackageReference] = []
    var known: Set<PackageReference> = []
    for id in root.texts("packageReferences") {
      guard let package = objects[id].flatMap(reference) else { continue }
      known.insert(package)
      packages.append(package)
    }
    // Before Xcode 15 a local package was a folder in the project.
    for (id, object) in objects.sorted(by: { $0.key < $1.key })
    where object.text("isa") == "PBXFileReference" {
      let type = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? "folder"
      // Some generators write the type of a text.
      guard let place = places[id], ["wrapper", "folder", "text", "file"].contains(type) else {
        continue
      }
      guard FolderFiles.kind("\(place)/Package.swift") == .file else { continue }
      let package = PackageReference.local(path: place)
      if known.insert(package).inserted { packages.append(package) }
    }
    for place in packageFolders {
      let package = PackageReference.local(path: place)
      if known.insert(package).inserted { packages.append(package) }
    }
    return packages
  }

  /// The packages in synchronized folders that belong to no target: since Xcode 16 such a folder
  /// may contain many (NetNewsWire's `Modules`).
  private var packageFolders: [String] {
    let owned = Set(
      root.texts("targets").compactMap { objects[$0] }
        .flatMap { $0.texts("fileSystemSynchronizedGroups") })
    var found: [String] = []
    for (id, object) in objects.sorted(by: { $0.key < $1.key })
    where object.text("isa") == "PBXFileSystemSynchronizedRootGroup" && !owned.contains(id) {
      guard let place = places[id] else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      found += ([place] + names.sorted().map { "\(place)/\($0)" })
        .filter { FolderFiles.kind("\($0)/Package.swift") == .file }
    }
    return found
  }

  private func reference(_ table: ProjectTable) -> PackageReference? {
    switch table.text("isa") {
    case "XCLocalSwiftPackageReference":
      return table.text("relativePath").map { .local(path: ProjectPath.joined(folder, $0)) }
    case "XCRemoteSwiftPackageReference":
      guard let url = table.text("repositoryURL"), let rule = table["requirement"]?.table else {
        return nil
      }
      return PackageReference.Requirement(rule).map { .remote(url: url, requirement: $0) }
    default: return nil
    }
  }

  // MARK: Targets

  private func target(
    name: String, _ table: ProjectTable, id: String, configuration: String?, count: inout Int
  ) throws(ProjectError) -> ProjectTarget {
    var missing: [String] = []
    var target = ProjectTarget(
      name: name, kind: ProjectTarget.Kind(productType: table.text("productType") ?? ""),
      settings: try settings(
        of: table, name: name, configuration: configuration, missing: &missing))
    target.missingSettings = missing
    for phase in table.texts("buildPhases").compactMap({ objects[$0] }) {
      switch phase.text("isa") {
      case "PBXSourcesBuildPhase": target.sources += files(of: phase)
      case "PBXResourcesBuildPhase": target.resources += files(of: phase)
      case "PBXFrameworksBuildPhase": link(phase, to: &target)
      case "PBXShellScriptBuildPhase":
        target.scripts.append(phase.text("name") ?? "Run Script")
      default: break
      }
    }
    for dependency in table.texts("dependencies").compactMap({ objects[$0] }) {
      if let other = dependency.text("target").flatMap({ objects[$0] })?.text("name") {
        target.dependencies.append(other)
      } else if let proxy = dependency.text("targetProxy").flatMap({ objects[$0] }),
        let other = proxy.text("remoteInfo")
      {
        target.dependencies.append(other)
      }
      if let product = dependency.text("productRef").flatMap({ objects[$0] }) {
        add(product, to: &target)
      }
    }
    for product in table.texts("packageProductDependencies").compactMap({ objects[$0] }) {
      add(product, to: &target)
    }
    try addSynchronizedFolders(to: &target, id: id, table, count: &count)
    return target
  }

  private func add(_ product: ProjectTable, to target: inout ProjectTarget) {
    guard let name = product.text("productName"),
      !target.packageProducts.contains(where: { $0.name == name })
    else { return }
    let package = product.text("package").flatMap { objects[$0] }.flatMap(reference)
    target.packageProducts.append(ProjectTarget.PackageProduct(name: name, package: package))
  }

  private func link(_ phase: ProjectTable, to target: inout ProjectTarget) {
    for file in phase.texts("files").compactMap({ objects[$0] }) {
      if let product = file.text("productRef").flatMap({ objects[$0] }) {
        add(product, to: &target)
      } else if let reference = file.text("fileRef").flatMap({ objects[$0] }),
        let path = reference.text("path") ?? reference.text("name")
      {
        // The ones that the project builds itself are dependencies, too.
        target.frameworks.append(ProjectPath.stem(of: path))
      }
    }
  }

  /// Returns the files of a build phase, including all languages of localized files.
  private func files(of phase: ProjectTable) -> [String] {
    var found: [String] = []
    for file in phase.texts("files").compactMap({ objects[$0] }) {
      guard Self.isForPhones(file), let id = file.text("fileRef"), let object = objects[id] else {
        continue
      }
      if object.text("isa") == "PBXVariantGroup" {
        found += object.texts("children").compactMap { places[$0] }
      } else if let place = places[id] {
        found.append(place)
      }
    }
    return found
  }

  /// Whether a file of a multiplatform target is built for iOS.
  private static func isForPhones(_ file: ProjectTable) -> Bool {
    let platforms = file.texts("platformFilters") + file.texts("platformFilter")
    return platforms.isEmpty || platforms.contains("ios")
  }

  /// Returns the tables of an object's build configurations.
  private func configurationTables(_ table: ProjectTable) -> [ProjectTable] {
    let list = table.text("buildConfigurationList").flatMap { objects[$0] }
    return (list?.texts("buildConfigurations") ?? []).compactMap { objects[$0] }
  }

  private func settings(
    of target: ProjectTable, name target_: String, configuration: String?, missing: inout [String]
  ) throws(ProjectError) -> BuildSettings {
    let known = configurations
    let wanted =
      configuration ?? known.first { $0 == "Debug" } ?? known.first { $0.hasPrefix("Debug") }
      ?? known.first
    var layers: [[String: String]] = []
    for owner in [root, target] {
      let tables = configurationTables(owner)
      guard let table = tables.first(where: { $0.text("name") == wanted }) ?? tables.first
      else { continue }
      if let file = baseConfiguration(of: table) {
        if FolderFiles.kind(file) == .file {
          let contents = try XCConfigFile(contentsOf: file)
          layers.append(contents.settings)
          missing += contents.missing
        } else {
          missing.append(file)
        }
      }
      layers.append(
        (table["buildSettings"]?.table?.entries ?? [:]).mapValues {
          $0.texts.joined(separator: " ")
        })
    }
    return BuildSettings(
      layers: layers,
      builtIn: [
        "TARGET_NAME": target_, "PROJECT_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder,
        "SOURCE_ROOT": folder, "CONFIGURATION": wanted ?? "", "PLATFORM_NAME": "iphonesimulator",
        "PRODUCT_NAME": target_,
      ])
  }

  private func baseConfiguration(of table: ProjectTable) -> String? {
    if let id = table.text("baseConfigurationReference") { return places[id] }
    // In a synchronized folder it is specified by its path there.
    guard let anchor = table.text("baseConfigurationReferenceAnchor").flatMap({ places[$0] }),
      let path = table.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ProjectPath.joined(anchor, path)
  }

  // MARK: Synchronized folders

  /// Adds the files of folders that Xcode 16 synchronizes with the disk.
  ///
  /// An exception set removes files from the target that has the folder, and adds them to another.
  ///
  /// - Parameter count: Increased by the number of examined files.
  private func addSynchronizedFolders(
    to target: inout ProjectTarget, id: String, _ table: ProjectTable, count: inout Int
  ) throws(ProjectError) {
    let own = Set(table.texts("fileSystemSynchronizedGroups"))
    let folders = objects.filter { $0.value.text("isa") == "PBXFileSystemSynchronizedRootGroup" }
    for (folder, group) in folders.sorted(by: { $0.key < $1.key }) {
      guard let place = places[folder] else { continue }
      var exceptions: Set<String> = []
      for set in group.texts("exceptions").compactMap({ objects[$0] }) {
        if set.text("target") == id { exceptions.formUnion(set.texts("membershipExceptions")) }
      }
      if own.contains(folder) {
        target.folders.append(place)
        let whole = Set(group.texts("explicitFolders"))
        target.resources += whole.sorted().map { ProjectPath.joined(place, $0) }
        guard FolderFiles.kind(place) != nil else {
          target.missing.append(place)
          continue
        }
        let files = try FolderFiles(place) { _, path in
          exceptions.contains(path) || whole.contains(path)
        }
        count += files.count
        target.links += files.links.map { "\(place)/\($0)" }
        target.unreadable += files.unreadable.map { "\(place)/\($0)" }
        for path in files.paths where !exceptions.contains(path) {
          target.add("\(place)/\(path)")
        }
      } else {
        for path in exceptions.sorted() { target.add(ProjectPath.joined(place, path)) }
      }
    }
  }
}

/// The locations of a project's files, from its tree of groups.
private struct ProjectPlaces {
  let objects: [String: ProjectTable]
  let root: String
  var found: [String: String] = [:]
  /// The maximum nesting of groups; the largest public projects have some 20 levels.
  private static let depthLimit = 200

  init(objects: [String: ProjectTable], root: String) {
    self.objects = objects
    self.root = root
  }

  /// Visits a group and its contents, each once: a damaged project may have cycles.
  ///
  /// - Parameter file: The project's file, for errors.
  mutating func walk(_ first: String, in folder: String, file: String) throws(ProjectError) {
    var open = [(id: first, folder: folder, depth: 0)]
    var seen: Set<String> = []
    while let (id, folder, depth) = open.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      // Each path includes its ancestors' paths.
      guard depth <= Self.depthLimit else {
        throw .syntax(
          path: file, line: object.line,
          problem: "groups are nested more than \(Self.depthLimit) deep")
      }
      let place: String?
      let path = object.text("path") ?? ""
      switch object.text("sourceTree") ?? "<group>" {
      case "<group>": place = ProjectPath.joined(folder, path)
      case "SOURCE_ROOT": place = ProjectPath.joined(root, path)
      case "<absolute>": place = ProjectPath.normal(path)
      default: place = nil
      }
      guard let place else { continue }
      found[id] = place
      for child in object.texts("children").reversed() { open.append((child, place, depth + 1)) }
    }
  }
}
