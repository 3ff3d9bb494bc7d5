import XcodeProjects

/// The targets of a project that Tuist generates, as far as the text of its `Project.swift` tells.
///
/// The names are those of Tuist's *ProjectDescription*. A manifest calls functions of `ProjectDescriptionHelpers` to make
/// its targets, so these are evaluated, too; environment variables, plugins in repositories and templates are not.
struct TuistManifest {
  private(set) var targets: [ProjectTarget] = []
  private(set) var packages: [PackageReference] = []
  /// The folders of the projects whose targets it depends on.
  private(set) var projects: [String] = []

  static let fileName = "Project.swift"
  static let workspaceName = "Workspace.swift"

  private static let projectLimit = 1_000

  private let folder: String
  private let root: String
  private var fileCount = 0

  /// Reads the manifest of a folder.
  ///
  /// - Parameters:
  ///   - folder: The manifest's folder.
  ///   - root: The folder with all projects.
  ///   - helpers: The contents of the files with functions for manifests.
  init(folder: String, root: String, helpers: [[UInt8]]) throws(AdoptingError) {
    self.folder = folder
    self.root = root
    let own = try TextFile.bytes("\(folder)/\(Self.fileName)")
    var reader = ManifestReader(ManifestDeclarations([own] + helpers))
    let project = reader.constant("project") ?? .nothing
    let base = settings(project["settings"])
    for package in project["packages"]?.elements ?? [] {
      if let reference = reference(package) { packages.append(reference) }
    }
    for target in project["targets"]?.elements ?? [] { try add(target, base) }
  }

  /// Returns the folders of an app's projects that its text names; the folder alone if it has no workspace.
  static func projects(in root: String, helpers: [[UInt8]]) -> [String] {
    var found: [String] = []
    if let bytes = try? TextFile.bytes("\(root)/\(workspaceName)") {
      var reader = ManifestReader(ManifestDeclarations([bytes] + helpers))
      let workspace = reader.constant("workspace") ?? .nothing
      for path in workspace["projects"]?.elements ?? [] {
        guard let place = place(path, from: root, root: root) else { continue }
        found += folders(place)
      }
    }
    let manifests = found.filter { FolderFiles.kind("\($0)/\(fileName)") == .file }
    if !manifests.isEmpty { return manifests }
    return FolderFiles.kind("\(root)/\(fileName)") == .file ? [root] : []
  }

  /// Returns the contents of the files with functions for manifests.
  static func helpers(in root: String, skips: (String) -> Bool) -> [[UInt8]] {
    var helpers: [[UInt8]] = []
    let places = ["Tuist", "Plugins", "Plugin", "tuist"].map { "\(root)/\($0)" }
    for place in places where FolderFiles.kind(place) == .folder {
      let files = try? FolderFiles(place) { name, _ in skips(name) }
      for path in files?.paths ?? []
      where path.hasSuffix(".swift") && "/\(path)".contains("/ProjectDescriptionHelpers/") {
        if let bytes = try? TextFile.bytes("\(place)/\(path)") { helpers.append(bytes) }
      }
    }
    return helpers
  }

  // MARK: Paths

  /// Returns a value's absolute path, which may end in a pattern.
  private static func place(_ value: ManifestValue, from folder: String, root: String) -> String? {
    if let text = value.text { return ProjectPath.joined(folder, text) }
    guard let text = (value.unlabelled ?? value["path"] ?? value["pattern"])?.text else {
      return (value["pattern"] ?? value["path"]).flatMap { place($0, from: folder, root: root) }
    }
    return ProjectPath.joined(value.name == "relativeToRoot" ? root : folder, text)
  }

  private func place(_ value: ManifestValue) -> String? {
    Self.place(value, from: folder, root: root)
  }

  /// Splits a path before the first component with a wildcard.
  private static func split(_ path: String) -> (folder: String, pattern: String) {
    let parts = path.split(separator: "/").map(String.init)
    let plain = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
    return ("/" + plain.joined(separator: "/"), parts.dropFirst(plain.count).joined(separator: "/"))
  }

  /// Returns the folders that a pattern matches.
  private static func folders(_ path: String) -> [String] {
    let (folder, pattern) = split(path)
    guard !pattern.isEmpty else { return [folder] }
    var found = [folder]
    // `**` matches folders at any depth, and `*` folders of one level.
    for part in pattern.split(separator: "/") {
      var next = part == "**" ? found : []
      var level = found
      while !level.isEmpty, next.count < projectLimit {
        level = level.flatMap { folder in
          FolderNames.list(folder).map { "\(folder)/\($0)" }
        }.filter {
          FolderFiles.kind($0) == .folder && !FolderFiles.isPackage($0)
            && !ProjectPath.name(of: $0).hasPrefix(".")
        }
        next +=
          part == "**"
          ? level
          : level.filter {
            PathPattern.matches(ProjectPath.name(of: $0), String(part))
          }
        if part != "**" { break }
      }
      found = next
    }
    return Array(found.prefix(projectLimit))
  }

  /// Returns the files that a pattern matches.
  private mutating func files(
    _ path: String, without excluded: [String], of target: inout ProjectTarget
  ) throws(AdoptingError) -> [String] {
    let (base, pattern) = Self.split(path)
    switch FolderFiles.kind(base) {
    case .file?: return [base]
    case .folder?:
      if FolderFiles.isPackage(base) { return [base] }
      let found: FolderFiles
      do throws(ProjectError) {
        found = try FolderFiles(base)
      } catch {
        throw .project(error)
      }
      fileCount += found.count
      guard fileCount <= FolderFiles.limit else {
        throw .project(.tooManyFiles(folder: root, maximum: FolderFiles.limit))
      }
      target.links += found.links.map { "\(base)/\($0)" }
      target.unreadable += found.unreadable.map { "\(base)/\($0)" }
      return found.paths.filter { file in
        (pattern.isEmpty || PathPattern.matches(file, pattern))
          && !excluded.contains { other in PathPattern.matches("\(base)/\(file)", other) }
      }.map { "\(base)/\($0)" }
    default:
      target.missing.append(base)
      return []
    }
  }

  // MARK: Targets

  private static let sourceEndings = ["swift"] + ProjectTarget.foreignEndings

  private mutating func add(
    _ value: ManifestValue, _ base: [[String: String]]
  ) throws(AdoptingError) {
    guard let name = value["name"]?.text ?? value["name"]?.name, let product = value["product"]
    else { return }
    let layers = base + settings(value["settings"]) + [facts(value)]
    let settings = BuildSettings(
      layers: layers,
      builtIn: [
        "TARGET_NAME": name, "PRODUCT_NAME": value["productName"]?.text ?? name,
        "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "CONFIGURATION": "Debug",
        "PLATFORM_NAME": "iphonesimulator",
      ])
    var target = ProjectTarget(name: name, kind: Self.kind(product.name ?? ""), settings: settings)
    for key in ["sources", "resources", "buildableFolders"] {
      for entry in Self.globs(value[key]) {
        guard let path = place(entry) else { continue }
        let excluded = (entry["excluding"]?.elements ?? []).compactMap { place($0) }
        for file in try files(path, without: excluded, of: &target) {
          let isSource = Self.sourceEndings.contains(ProjectPath.ending(of: file))
          if key == "resources" ? !isSource : key == "buildableFolders" || isSource {
            target.add(file)
          }
        }
      }
    }
    for dependency in value["dependencies"]?.elements ?? [] {
      if let path = dependency["path"], dependency["target"] != nil, let place = place(path) {
        projects.append(place)
      }
    }
    for script in value["scripts"]?.elements ?? [] {
      target.scripts.append(script["name"]?.text ?? "Run Script")
    }
    targets.append(target)
  }

  /// Returns the patterns of a list of files: its elements, or the ones of its `globs:`.
  private static func globs(_ value: ManifestValue?) -> [ManifestValue] {
    guard let value else { return [] }
    if let inner = value["globs"] ?? value["resources"] { return inner.elements }
    let isList =
      value.name == "sourceFilesList" || value.name == "SourceFilesList"
      || value.name == "resources"
    if isList { return value.unlabelled?.elements ?? [] }
    return value.elements
  }

  private static func kind(_ product: String) -> ProjectTarget.Kind {
    switch product {
    case "app", "appClip": .application
    case "framework", "staticFramework": .framework
    case "staticLibrary", "dynamicLibrary": .library
    case "unitTests", "uiTests": .tests
    case "appExtension", "messagesExtension", "stickerPackExtension", "extensionKitExtension":
      .appExtension
    default: .other
    }
  }

  // MARK: Settings

  private static let otherPlatforms: Set<String> = [
    "mac", "macos", "watchos", "applewatch", "tvos", "appletv", "visionos", "applevision",
  ]

  /// Returns the settings of a target that Tuist derives from other keys.
  private func facts(_ value: ManifestValue) -> [String: String] {
    var facts: [String: String] = [:]
    let deployment = value["deploymentTargets"] ?? value["deploymentTarget"]
    let version = deployment?.unlabelled ?? deployment?["iOS"] ?? deployment?["targetVersion"]
    facts["IPHONEOS_DEPLOYMENT_TARGET"] = version?.text
    let places = Self.names(value["destinations"] ?? value["platform"])
    let devices = Self.names(deployment?["devices"]) + places
    var families: [String] = []
    if devices.contains("iphone") { families.append("1") }
    if devices.contains("ipad") { families.append("2") }
    facts["TARGETED_DEVICE_FAMILY"] = families.isEmpty ? "1,2" : families.joined(separator: ",")
    if !places.isEmpty, places.allSatisfy(Self.otherPlatforms.contains) {
      facts["SDKROOT"] = "macosx"
    }
    plist(
      value["infoPlist"] ?? .call("default", []), isApp: value["product"]?.name == "app", &facts)
    return facts
  }

  /// Returns the names of a list in lower case.
  private static func names(_ value: ManifestValue?) -> [String] {
    var all: [ManifestValue] = value?.elements ?? []
    // `Set<Destination>([.iPhone])`
    if let inner = value?.unlabelled { all += inner.elements }
    return all.compactMap { $0.name?.lowercased() }
  }

  private func plist(_ value: ManifestValue, isApp: Bool, _ facts: inout [String: String]) {
    if let text = value.text {
      facts["INFOPLIST_FILE"] = ProjectPath.joined(folder, text)
    } else if value.name == "file", let path = value["path"] ?? value.unlabelled {
      facts["INFOPLIST_FILE"] = place(path)
    } else if ["default", "extendingDefault", "dictionary"].contains(value.name)
      || value.name == nil
    {
      facts["GENERATE_INFOPLIST_FILE"] = "YES"
      let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
      if isApp, value.name != "dictionary" {
        // Tuist's default for applications.
        let all = ["Portrait", "LandscapeLeft", "LandscapeRight"].map {
          "UIInterfaceOrientation\($0)"
        }
        facts[key] = all.joined(separator: " ")
        facts["\(key)_iPad"] = (all + ["UIInterfaceOrientationPortraitUpsideDown"]).joined(
          separator: " ")
      }
      let own = value["with"] ?? value.unlabelled ?? value
      for entry in own.entries {
        guard let name = entry.key.text, name.hasPrefix("UI") else { continue }
        let words = Self.words(entry.value)
        guard !words.isEmpty else { continue }
        let setting = name.replacing("~ipad", with: "_iPad").replacing("~iphone", with: "_iPhone")
        facts["INFOPLIST_KEY_\(setting)"] = words.joined(separator: " ")
      }
    }
  }

  /// Returns the texts of a value and of its wrappers such as `.string("A")` and `.array(["A"])`.
  private static func words(_ value: ManifestValue) -> [String] {
    switch value {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let list): list.flatMap(words)
    case .call("true", _): ["YES"]
    case .call("false", _): ["NO"]
    case .call(_, let arguments): arguments.first.map { words($0.value) } ?? []
    case .map, .nothing: []
    }
  }

  /// Returns the settings of a Debug build.
  private func settings(_ value: ManifestValue?) -> [[String: String]] {
    guard let value else { return [] }
    var layers: [[String: String]] = []
    func add(_ map: ManifestValue?) {
      var layer: [String: String] = [:]
      for entry in map?.entries ?? [] {
        guard let name = entry.key.text else { continue }
        let words = Self.words(entry.value)
        if !words.isEmpty { layer[name] = words.joined(separator: " ") }
      }
      if !layer.isEmpty { layers.append(layer) }
    }
    add(value["base"])
    add(value["debug"])
    let debug = (value["configurations"]?.elements ?? []).first { $0.name == "debug" }
    if let path = debug?["xcconfig"].flatMap({ place($0) }),
      let file = try? XCConfigFile(contentsOf: path)
    {
      layers.insert(file.settings, at: 0)
    }
    add(debug?["settings"])
    return layers
  }

  // MARK: Packages

  private func reference(_ value: ManifestValue) -> PackageReference? {
    if let url = value["url"]?.text {
      let requirement = value["requirement"] ?? value
      func text(_ label: String) -> String? { requirement[label]?.text }
      let only = requirement.unlabelled?.text
      if let version = text("from") {
        let isMinor = requirement.name == "upToNextMinor"
        return .remote(
          url: url, requirement: isMinor ? .upToNextMinor(version) : .upToNextMajor(version))
      }
      if let version = text("exact") ?? (requirement.name == "exact" ? only : nil) {
        return .remote(url: url, requirement: .exact(version))
      }
      if let branch = text("branch") ?? (requirement.name == "branch" ? only : nil) {
        return .remote(url: url, requirement: .branch(branch))
      }
      if let revision = text("revision") ?? (requirement.name == "revision" ? only : nil) {
        return .remote(url: url, requirement: .revision(revision))
      }
      return nil
    }
    return (value["path"]).flatMap { place($0) }.map { .local(path: $0) }
  }
}
