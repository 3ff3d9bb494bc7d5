import InfoPlists
import XcodeProjects

/// Reads the structure of an app from a project, a workspace, a package or a plain folder.
package struct AppReader: Sendable {
  /// What to read, if there is a choice.
  package struct Options: Sendable {
    /// The name or path of a project or workspace, if a folder has several.
    package var project: String?
    /// The targets to include, along with their dependencies; all if empty.
    package var targets: [String] = []
    /// The build configuration; by default the first whose name starts with “Debug”.
    package var configuration: String?
    /// Folders with libraries' sources, in addition to the app's `Pods` and `Carthage/Checkouts`.
    package var libraries: [String] = []

    package init(
      project: String? = nil, targets: [String] = [], configuration: String? = nil,
      libraries: [String] = []
    ) {
      self.project = project
      self.targets = targets
      self.configuration = configuration
      self.libraries = libraries
    }
  }

  /// The maximum depth of projects in a folder.
  private static let searchDepth = 3

  /// Folders that contain nothing of the app's own.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "fastlane", "vendor",
    "SourcePackages", "TateyokoSnapshots",
  ]

  private let options: Options
  private var app: AppLayout
  private var packagesToRead: [String] = []
  private var packagesRead: Set<String> = []
  /// The paths of the projects that were read.
  private var projects: [String] = []
  /// The files of all modules, counted once for each module that has them.
  private var fileCount = 0
  private var notTaken: Set<NotTaken> = []
  /// The build configurations of all projects, without duplicates.
  private var configurations: [String] = []

  /// Reads an app.
  ///
  /// - Parameter path: The absolute path of a project, a workspace or a folder.
  package static func read(_ path: String, options: Options = Options()) throws(AdoptingError)
    -> AppLayout
  {
    let path = ProjectPath.normal(path)
    var reader = AppReader(path, options: options)
    try reader.read(path)
    return reader.app
  }

  private init(_ path: String, options: Options) {
    self.options = options
    app = AppLayout(
      name: ProjectPath.stem(of: path), path: path, origin: .folder,
      root: ProjectPath.folder(of: path))
  }

  private mutating func read(_ path: String) throws(AdoptingError) {
    guard let kind = FolderFiles.kind(path) else { throw .missing(path: path) }
    switch ProjectPath.ending(of: path) {
    case "xcodeproj" where kind != .file: try project(path)
    case "xcworkspace" where kind != .file: try workspace(path)
    case "pbxproj": try project(ProjectPath.folder(of: path))
    default:
      guard kind != .file else { throw .nothing(path: path) }
      try folder(path)
    }
    // Not every project in a workspace needs to have it.
    if let wanted = options.configuration, !configurations.isEmpty,
      !configurations.contains(wanted)
    {
      throw .noSuchConfiguration(name: wanted, names: configurations)
    }
    try readPackages()
    try choose()
    try readLibraries()
    foreignTools()
    app.modules = app.modules.filter { !$0.sources.isEmpty || !$0.foreignSources.isEmpty }
    guard app.modules.contains(where: { !$0.sources.isEmpty }) else { throw .noTarget(path: path) }
  }

  // MARK: Which project

  private mutating func folder(_ path: String) throws(AdoptingError) {
    let found = candidates(in: path)
    if let wanted = options.project {
      let named = found.filter {
        ProjectPath.name(of: $0) == wanted || ProjectPath.stem(of: $0) == wanted
          || $0 == ProjectPath.joined(path, wanted)
      }
      // A workspace and its project often share a name: the workspace knows both.
      let workspaces = named.filter { $0.hasSuffix(".xcworkspace") }
      guard let chosen = workspaces.first ?? named.first else {
        throw .noSuchProject(
          name: wanted, names: found.map { ProjectPath.relative($0, to: path) })
      }
      return try open(chosen)
    }
    // A generator's manifest in the folder itself counts more than projects below, such as examples.
    let isHere = found.contains { ProjectPath.folder(of: $0) == path }
    if !isHere, try generated(path) { return }
    // Only the topmost ones count: examples and dependencies are deeper.
    let depths = found.map { ProjectPath.relative($0, to: path).split(separator: "/").count }
    let nearest = zip(found, depths).filter { $0.1 == depths.min() }.map(\.0)
    let workspaces = nearest.filter { $0.hasSuffix(".xcworkspace") }
    let chosen = workspaces.isEmpty ? nearest : workspaces
    if chosen.count > 1 {
      throw .several(path: path, names: nearest.map { ProjectPath.relative($0, to: path) })
    }
    if let chosen = chosen.first { return try open(chosen) }
    app.root = path
    if FolderFiles.kind("\(path)/Package.swift") == .file {
      app.origin = .package
      packagesToRead = [path]
    } else {
      try plainFolder(path)
    }
  }

  /// Reads the manifest of a project generator in a folder. Returns false if it declares no target.
  private mutating func generated(_ path: String) throws(AdoptingError) -> Bool {
    let manifests = XcodeGenManifest.names.map { "\(path)/\($0)" }
    if let manifest = manifests.first(where: { FolderFiles.kind($0) == .file }),
      try xcodeGen(manifest)
    {
      return true
    }
    return try tuist(path)
  }

  private mutating func open(_ path: String) throws(AdoptingError) {
    app.path = path
    app.name = ProjectPath.stem(of: path)
    app.root = ProjectPath.folder(of: path)
    try path.hasSuffix(".xcworkspace") ? workspace(path) : project(path)
  }

  /// Returns the projects and workspaces in a folder and a few levels below.
  private func candidates(in root: String) -> [String] {
    var found: [String] = []
    var level = [root]
    for _ in 0..<Self.searchDepth {
      var next: [String] = []
      for folder in level {
        for name in FolderNames.list(folder) where !name.hasPrefix(".") {
          let path = "\(folder)/\(name)"
          switch ProjectPath.ending(of: name) {
          case "xcodeproj":
            if FolderFiles.kind(path) != .file { found.append(path) }
          case "xcworkspace":
            let contents = "\(path)/contents.xcworkspacedata"
            if FolderFiles.kind(contents) == .file { found.append(path) }
          default:
            guard !Self.foreignFolders.contains(name), !FolderFiles.isPackage(name),
              FolderFiles.kind(path) == .folder
            else { continue }
            next.append(path)
          }
        }
      }
      level = next
    }
    return found
  }

  // MARK: Workspaces and projects

  private mutating func workspace(_ path: String) throws(AdoptingError) {
    app.origin = .workspace
    let locations: [String]
    do throws(ProjectError) {
      locations = try XcodeWorkspace(contentsOf: path).locations
    } catch {
      // A repository may have only the shared data of a workspace, such as the versions of packages.
      locations = Self.projects(nextTo: path)
      guard case .missing = error, !locations.isEmpty else { throw .project(error) }
      leaveOut(.missing, path, "the workspace lists nothing; the projects next to it are read")
    }
    for place in locations {
      switch ProjectPath.ending(of: place) {
      case "xcodeproj" where ProjectPath.name(of: place) == "Pods.xcodeproj": continue
      case "xcodeproj":
        guard FolderFiles.kind(place) != nil else {
          // A generator's project may not be in the repository.
          let folder = ProjectPath.folder(of: place)
          if app.modules.isEmpty, try generated(folder) { return }
          leaveOut(.missing, place, "the workspace lists it, but it doesn't exist")
          continue
        }
        try read(project: place)
      default:
        if FolderFiles.kind("\(place)/Package.swift") == .file { packagesToRead.append(place) }
      }
    }
    app.origin = .workspace
  }

  /// Reads an XcodeGen manifest, whose project isn't generated. Returns false if it declares no target.
  private mutating func xcodeGen(_ path: String) throws(AdoptingError) -> Bool {
    let manifest: XcodeGenManifest
    do throws(ProjectError) {
      manifest = try XcodeGenManifest(contentsOf: path)
    } catch {
      throw .project(error)
    }
    guard !manifest.targets.isEmpty else { return false }
    app.origin = .project
    app.path = path
    app.root = ProjectPath.folder(of: path)
    app.name = manifest.name ?? ProjectPath.name(of: app.root)
    add(manifest.packages)
    for target in manifest.targets { add(target) }
    return true
  }

  /// Reads Tuist's manifests of a folder, whose projects aren't generated. Returns false if they declare no target.
  private mutating func tuist(_ path: String) throws(AdoptingError) -> Bool {
    let helpers = TuistManifest.helpers(in: path) { Self.foreignFolders.contains($0) }
    var waiting = TuistManifest.projects(in: path, helpers: helpers)
    var seen: Set<String> = []
    var targets: [ProjectTarget] = []
    while !waiting.isEmpty {
      let folder = waiting.removeFirst()
      let file = "\(folder)/\(TuistManifest.fileName)"
      guard seen.insert(folder).inserted, FolderFiles.kind(file) == .file else { continue }
      let manifest = try TuistManifest(folder: folder, root: path, helpers: helpers)
      if manifest.targets.isEmpty { leaveOut(.target, file, "no target is found in its text") }
      add(manifest.packages)
      targets += manifest.targets
      waiting += manifest.projects
    }
    guard !targets.isEmpty else { return false }
    app.origin = .project
    (app.path, app.root) = (path, path)
    app.name = ProjectPath.name(of: path)
    for target in targets { add(target) }
    return true
  }

  /// Returns the project with the name of a workspace, or else all projects in its folder.
  private static func projects(nextTo path: String) -> [String] {
    let folder = ProjectPath.folder(of: path)
    let all = FolderNames.list(folder).filter { ProjectPath.ending(of: $0) == "xcodeproj" }
      .map { "\(folder)/\($0)" }
    let same = all.filter { ProjectPath.stem(of: $0) == ProjectPath.stem(of: path) }
    return same.isEmpty ? all : same
  }

  private mutating func project(_ path: String) throws(AdoptingError) {
    app.origin = .project
    try read(project: path)
  }

  private mutating func read(project path: String) throws(AdoptingError) {
    projects.append(path)
    let project: XcodeProject
    let targets: [ProjectTarget]
    do throws(ProjectError) {
      project = try XcodeProject(contentsOf: path)
      targets = try project.targets(configuration: options.configuration)
    } catch {
      throw .project(error)
    }
    for name in project.configurations where !configurations.contains(name) {
      configurations.append(name)
    }
    add(project.packages)
    for target in targets { add(target) }
  }

  private mutating func add(_ packages: [PackageReference]) {
    for package in packages {
      switch package {
      case .local(let place): packagesToRead.append(place)
      case .remote(let url, _): add(package, from: url)
      }
    }
  }

  /// Adds a package from a repository; SwiftPM accepts one per identity.
  private mutating func add(_ package: PackageReference, from url: String) {
    let known = app.remotePackages.first { $0.identity == package.identity }
    if known == nil {
      app.remotePackages.append(package)
    } else if known != package {
      leaveOut(
        .duplicate, url,
        "a package of this name is already included from another location or in other versions")
    }
  }

  private mutating func add(_ target: ProjectTarget) {
    let kind: AppModule.Kind
    switch target.kind {
    case .application: kind = .application
    case .framework, .library: kind = .framework
    case .appExtension: kind = .appExtension
    case .tests:
      leaveOut(.target, target.name, "test targets are not included")
      return
    case .other:
      leaveOut(.target, target.name, "targets of this kind are not included")
      return
    }
    if let platforms = target.settings["SDKROOT"],
      ["macosx", "watchos", "appletvos", "xros"]
        .contains(where: platforms.hasPrefix),
      target.settings["SUPPORTED_PLATFORMS"]?
        .contains("iphone") != true
    {
      leaveOut(.target, target.name, "it is built for \(platforms), not for iOS")
      return
    }
    var module = AppModule(target: target.name, name: target.moduleName, kind: kind)
    if app.modules.contains(where: { $0.name == module.name }) {
      // Targets that differ only in their settings, such as a beta of the app.
      leaveOut(.duplicate, target.name, "another target's module is named \(module.name), too")
      return
    }
    var seen: Set<String> = []
    for path in target.sources where seen.insert(path).inserted { add(path, to: &module) }
    seen = []
    for path in target.resources where seen.insert(path).inserted {
      if FolderFiles.kind(path) == nil {
        leaveOut(.missing, path, "the project lists it, but it doesn't exist")
      } else {
        module.resources.append(path)
      }
    }
    for path in target.missing {
      leaveOut(.missing, path, "the project lists the folder, but it doesn't exist")
    }
    for path in target.missingSettings {
      leaveOut(
        .missing, path,
        "settings of \(target.name) come from it, but it doesn't exist; generate it first")
    }
    for path in target.links { leaveOut(.link, path, "links to folders are not followed") }
    for path in target.unreadable { leaveOut(.unreadable, path, "the folder can't be opened") }
    module.folders = target.folders
    apply(target.settings, to: &module)
    for script in target.scripts {
      leaveOut(
        .script, "\(target.name): \(script)",
        "scripts are not run; if it generates Swift files, run it in Xcode first")
    }
    for product in target.packageProducts {
      guard case .remote? = product.package, let package = product.package else { continue }
      module.products.append(
        AppModule.PackageProduct(name: product.name, package: package.identity))
    }
    app.modules.append(module)
  }

  private mutating func add(_ path: String, to module: inout AppModule) {
    let ending = ProjectPath.ending(of: path)
    guard FolderFiles.kind(path) != nil else {
      leaveOut(
        ending == "swift" ? .generated : .missing, path,
        "the project lists it, but it doesn't exist; a file that a script generates has to be "
          + "generated first")
      return
    }
    if ending == "swift" {
      module.sources.append(path)
    } else if ProjectTarget.foreignEndings.contains(ending) {
      module.foreignSources.append(path)
      leaveOut(.foreignSource, path, "SwiftPM doesn't mix it with Swift in one target")
    } else if AppResources.isDataModel(path) {
      module.resources.append(path)
    } else if ["intentdefinition", "metal", "mlmodel", "mlpackage"].contains(ending) {
      leaveOut(.generated, path, "Xcode's generated code doesn't exist on Linux")
    } else if !["strings", "h", "xcstrings"].contains(ending) {
      leaveOut(.resource, path, "SwiftPM doesn't compile files of this kind")
    }
  }

  private mutating func apply(_ settings: BuildSettings, to module: inout AppModule) {
    module.identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    let version = settings["SWIFT_VERSION"] ?? ""
    module.languageMode = version.hasPrefix("6") ? 6 : 5
    var conditions: [String] = []
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    var flagged = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map {
      String($0.dropFirst(2))
    }
    for (flag, next) in zip(flags, flags.dropFirst()) where flag == "-D" { flagged.append(next) }
    // SwiftPM passes DEBUG to the compiler itself, in debug builds.
    for name in settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + flagged
    where name != "DEBUG" && !conditions.contains(name) && Self.isIdentifier(name) {
      conditions.append(name)
    }
    module.conditions = conditions
    module.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    module.deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    module.deviceFamilies = settings["TARGETED_DEVICE_FAMILY"] ?? ""
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      let path = ProjectPath.joined(settings["SRCROOT"] ?? app.root, header)
      module.bridgingHeader = path
      leaveOut(.bridgingHeader, path, "what it declares in Objective-C is missing on Linux")
    }
    if let plist = settings["INFOPLIST_FILE"], !plist.isEmpty {
      let path = ProjectPath.joined(settings["SRCROOT"] ?? app.root, plist)
      if FolderFiles.kind(path) == .file {
        module.infoPlist = path
      } else {
        leaveOut(.missing, path, "INFOPLIST_FILE points to it, but it doesn't exist")
      }
    }
    if module.kind == .application { complete(&module, settings) }
  }

  /// Completes the app's `Info.plist`, which tests pass to the simulated device.
  private mutating func complete(_ module: inout AppModule, _ settings: BuildSettings) {
    do throws(InfoPlistError) {
      try AppPlist.complete(&module, settings)
    } catch {
      leaveOut(
        .unreadable, module.infoPlist ?? module.target,
        "\(error) Tests run without an Info.plist")
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    BuildSettings.identifier(name) == name && !name.isEmpty
  }

  // MARK: Packages and folders

  private mutating func readPackages() throws(AdoptingError) {
    while !packagesToRead.isEmpty {
      let path = packagesToRead.removeFirst()
      guard packagesRead.insert(path).inserted else { continue }
      let package: LocalPackage
      do throws(AdoptingError) {
        package = try LocalPackage(path: path)
      } catch {
        leaveOut(.localPackage, path, "its manifest is missing or can't be read")
        continue
      }
      fileCount += package.fileCount
      guard fileCount <= FolderFiles.limit else {
        throw .project(.tooManyFiles(folder: app.root, maximum: FolderFiles.limit))
      }
      var names = Set(app.modules.map(\.name))
      for module in package.modules where names.insert(module.name).inserted {
        app.modules.append(module)
      }
      for (identity, text) in package.remoteDependencies {
        app.manifestDependencies[identity] = text
      }
      packagesToRead += package.localDependencies
      for problem in package.problems { leaveOut(.localPackage, path, problem) }
      for item in package.notTaken { leaveOut(item.kind, item.name, item.reason) }
    }
    // If both the project and a manifest specify a package, the project's version takes precedence.
    for package in app.remotePackages { app.manifestDependencies[package.identity] = nil }
  }

  private mutating func plainFolder(_ path: String) throws(AdoptingError) {
    let files: FolderFiles
    do throws(ProjectError) {
      files = try FolderFiles(path) { name, _ in
        Self.foreignFolders.contains(name) || name.hasSuffix("Tests")
      }
    } catch {
      throw .project(error)
    }
    var module = AppModule(
      target: app.name, name: BuildSettings.identifier(app.name), kind: .folder)
    for file in files.paths {
      let full = "\(path)/\(file)"
      let ending = ProjectPath.ending(of: file)
      if ending == "swift" {
        module.sources.append(full)
      } else if ProjectTarget.foreignEndings.contains(ending) {
        module.foreignSources.append(full)
        leaveOut(.foreignSource, full, "SwiftPM doesn't mix it with Swift in one target")
      } else if AppResources.isResource(full) || AppResources.isDataModel(full) {
        module.resources.append(full)
      } else if ProjectPath.name(of: file) == "Info.plist", module.infoPlist == nil {
        module.infoPlist = full
      }
    }
    for link in files.links { leaveOut(.link, link, "links to folders are not followed") }
    for folder in files.unreadable { leaveOut(.unreadable, folder, "the folder can't be opened") }
    guard !module.sources.isEmpty else { throw .nothing(path: path) }
    if module.infoPlist != nil { complete(&module, BuildSettings(layers: [])) }
    module.folders = [path]
    app.modules = [module]
  }

  // MARK: The rest

  /// Removes targets that weren't requested.
  private mutating func choose() throws(AdoptingError) {
    guard !options.targets.isEmpty else { return }
    let names = app.modules.map(\.target)
    var wanted: Set<String> = []
    for target in options.targets {
      guard let module = app.modules.first(where: { $0.target == target || $0.name == target })
      else { throw .noSuchTarget(name: target, names: names) }
      wanted.insert(module.name)
    }
    let all = Set(app.modules.map(\.name))
    var open = Array(wanted)
    while let name = open.popLast() {
      guard let module = app.modules.first(where: { $0.name == name }) else { continue }
      for path in module.sources {
        guard let bytes = try? TextFile.bytes(path) else { continue }
        for other in SwiftFileFacts(path: path, bytes: bytes).imports
        where all.contains(other) && wanted.insert(other).inserted {
          open.append(other)
        }
      }
    }
    app.modules = app.modules.filter { wanted.contains($0.name) }
  }

  /// Adds the libraries that the app imports, and the ones these import, if their sources are available.
  private mutating func readLibraries() throws(AdoptingError) {
    for folder in options.libraries where FolderFiles.kind(folder) != .folder {
      throw .missing(path: folder)
    }
    let usual = ["Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"].map {
      "\(app.root)/\($0)"
    }
    var pins = PackagePins(of: app.path)
    pins.add(PackagePins(of: app.root))
    for project in projects { pins.add(PackagePins(of: project)) }
    defer { namePackages(pins) }
    let folders = options.libraries + usual.filter { FolderFiles.kind($0) == .folder }
    let pods = LocalPods(in: app.root).folders
    guard app.origin != .package, !folders.isEmpty || !pods.isEmpty else { return }
    let known = LibraryFolder(folders, pins: pins, pods: pods).modules
    guard !known.isEmpty else { return }
    var seen = Set(app.modules.map(\.name)).union(AppleModules.frameworks)
    var waiting = app.modules
    while let module = waiting.popLast() {
      for path in module.sources {
        guard let bytes = try? TextFile.bytes(path) else { continue }
        for name in SwiftFileFacts(path: path, bytes: bytes).imports {
          guard let library = known[name], seen.insert(name).inserted else { continue }
          app.modules.append(library)
          waiting.append(library)
          app.remotePackages.removeAll { $0.identity == name.lowercased() }
        }
      }
    }
  }

  /// Lists the packages that the project has resolved and whose sources aren't here, with how to get them.
  private mutating func namePackages(_ pins: PackagePins) {
    for package in app.remotePackages {
      guard let pin = pins.pins[package.identity], !pin.location.isEmpty else { continue }
      let branch = pin.reference.map { "--branch \($0) " } ?? ""
      leaveOut(
        .package, package.identity,
        "its sources are not here; run “git clone \(branch)\(pin.location)” in a folder, and pass the folder with "
          + "--libraries")
    }
  }

  /// Lists the libraries of other tools whose sources aren't here, with how to get them.
  private mutating func foreignTools() {
    let known = Set(app.modules.map(\.name))
    for library in ForeignLibraries.pods(in: app.root) where !known.contains(library.module) {
      leaveOut(.pods, library.title, library.advice)
    }
    for library in ForeignLibraries.carthage(in: app.root) where !known.contains(library.module) {
      leaveOut(.carthage, library.title, library.advice)
    }
  }

  private mutating func leaveOut(_ kind: NotTaken.Kind, _ name: String, _ reason: String) {
    let name =
      name.hasPrefix("/") ? ProjectPath.relative(name, to: app.root) : name
    let item = NotTaken(kind: kind, name: name, reason: reason)
    if notTaken.insert(item).inserted { app.notTaken.append(item) }
  }
}
