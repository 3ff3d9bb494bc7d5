import Foundation

/// The targets of an XcodeGen manifest (`project.yml`), as far as its text tells.
///
/// The keys are those of XcodeGen's *ProjectSpec*. Templates and included files are read; variables in templates other
/// than the target's name, scripts and environment variables are not.
package struct XcodeGenManifest: Sendable {
  package private(set) var name: String?
  package private(set) var targets: [ProjectTarget] = []
  package private(set) var packages: [PackageReference] = []

  /// The manifest's names in a folder.
  package static let names = ["project.yml", "project.yaml"]
  private static let sizeLimit = 1 << 20
  private static let includeLimit = 100
  private static let templateLimit = 16
  /// The maximum number of uses of templates; each may use others twice.
  private static let useLimit = 10_000

  private let folder: String
  private var root: [String: YAMLValue] = [:]
  private var included: Set<String> = []
  private var fileCount = 0
  private var templateCount = 0

  /// Reads a manifest.
  package init(contentsOf path: String) throws(ProjectError) {
    folder = ProjectPath.folder(of: path)
    try include(path)
    name = root["name"]?.text
    for (name, package) in (root["packages"]?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let reference = reference(package, name: name) { packages.append(reference) }
    }
    for (name, target) in (root["targets"]?.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
      try add(name, target)
    }
  }

  // MARK: Files

  /// Merges a file and the ones it includes; what is in the including file takes precedence.
  private mutating func include(_ path: String) throws(ProjectError) {
    guard included.count < Self.includeLimit, included.insert(path).inserted else { return }
    let text = try ProjectFileReader.text(path, limit: Self.sizeLimit)
    let own = YAMLValue(text).entries
    root = Self.merged(own, over: root)
    for entry in own["include"]?.elements ?? [] {
      guard let other = entry.text ?? entry["path"]?.text else { continue }
      let place = ProjectPath.joined(ProjectPath.folder(of: path), other)
      if FolderFiles.kind(place) == .file {
        let before = root
        root = [:]
        try include(place)
        root = Self.merged(before, over: root)
      }
    }
  }

  private static func merged(
    _ map: [String: YAMLValue], over other: [String: YAMLValue]
  ) -> [String: YAMLValue] {
    other.merging(map) { old, new in
      switch (old, new) {
      case (.map(let old), .map(let new)): .map(merged(new, over: old))
      case (.list(let old), .list(let new)): .list(old + new)
      default: new
      }
    }
  }

  // MARK: Targets

  /// Returns a target's keys with those of its templates.
  private mutating func completed(
    _ target: [String: YAMLValue], seen: Set<String> = []
  ) -> [String: YAMLValue] {
    var result: [String: YAMLValue] = [:]
    let names: [String] = (target["templates"]?.elements ?? []).compactMap(\.text)
    for name in names.prefix(Self.templateLimit)
    where !seen.contains(name) && seen.count < Self.templateLimit && templateCount < Self.useLimit {
      templateCount += 1
      let template = root["targetTemplates"]?[name]?.entries ?? [:]
      result = Self.merged(completed(template, seen: seen.union([name])), over: result)
    }
    return Self.merged(target, over: result)
  }

  private mutating func add(_ name: String, _ value: YAMLValue) throws(ProjectError) {
    let entries = completed(value.entries)
    let platforms = (entries["platform"]?.elements ?? []).compactMap(\.text)
    let isForPhones = platforms.isEmpty || platforms.contains { ["iOS", "auto"].contains($0) }
    let layers: [[String: String]] = [
      self.settings(root["settings"]), self.settings(entries["settings"]), plist(entries),
      isForPhones ? [:] : ["SDKROOT": "macosx"],
    ]
    let settings = BuildSettings(
      layers: layers,
      builtIn: [
        "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder,
        "SOURCE_ROOT": folder, "CONFIGURATION": "Debug", "PLATFORM_NAME": "iphonesimulator",
      ])
    let type = entries["type"]?.text ?? ""
    let kind = ProjectTarget.Kind(
      productType: type == "library.static" ? "library.static" : "com.apple.product-type." + type)
    var target = ProjectTarget(name: name, kind: kind, settings: settings)
    for key in ["sources", "resources"] {
      let sources: [YAMLValue] = entries[key]?.elements ?? []
      for source in sources { try add(source, name: name, to: &target) }
    }
    for dependency in entries["dependencies"]?.elements ?? [] {
      if let other = dependency["target"]?.text { target.dependencies.append(other) }
      if let package = dependency["package"]?.text {
        let known = root["packages"]?[package].flatMap { reference($0, name: package) }
        let several: [String]? = dependency["products"]?.elements.compactMap(\.text)
        let products: [String] = several ?? [dependency["product"]?.text ?? package]
        target.packageProducts += products.map {
          ProjectTarget.PackageProduct(name: $0, package: known)
        }
      }
    }
    for phase in ["preBuildScripts", "prebuildScripts", "postCompileScripts"] {
      for script in entries[phase]?.elements ?? [] {
        target.scripts.append(script["name"]?.text ?? "Run Script")
      }
    }
    targets.append(target)
  }

  /// Returns the settings of a Debug build.
  private func settings(_ value: YAMLValue?) -> [String: String] {
    var result: [String: String] = [:]
    func add(_ map: [String: YAMLValue]) {
      for (key, value) in map {
        let words = value.elements.compactMap(\.text)
        if !words.isEmpty { result[key] = words.joined(separator: " ") }
      }
    }
    guard let value else { return [:] }
    let isGrouped = ["base", "configs", "groups"].contains { value[$0] != nil }
    guard isGrouped else {
      add(value.entries)
      return result
    }
    for group in value["groups"]?.elements.compactMap(\.text) ?? [] {
      add(root["settingGroups"]?[group]?.entries ?? [:])
    }
    add(value["base"]?.entries ?? [:])
    let configs = value["configs"]?.entries ?? [:]
    add(configs.first { $0.key.lowercased() == "debug" }?.value.entries ?? [:])
    return result
  }

  private func plist(_ entries: [String: YAMLValue]) -> [String: String] {
    entries["info"]?["path"]?.text.map { ["INFOPLIST_FILE": $0] } ?? [:]
  }

  /// Adds the files of an entry of `sources`.
  private mutating func add(
    _ source: YAMLValue, name: String, to target: inout ProjectTarget
  ) throws(ProjectError) {
    guard let text = source.text ?? source["path"]?.text else { return }
    let path = text.replacing("${target_name}", with: name)
    let place = ProjectPath.joined(folder, path)
    let files: [String]
    switch FolderFiles.kind(place) {
    case .file?: files = [place]
    case .folder? where FolderFiles.isPackage(path): files = [place]
    case .folder?:
      if source["type"]?.text == "folder" {
        target.resources.append(place)
        return
      }
      let excludes = (source["excludes"]?.elements ?? []).compactMap(\.text)
      let includes = (source["includes"]?.elements ?? []).compactMap(\.text)
      let found = try FolderFiles(place)
      fileCount += found.count
      guard fileCount <= FolderFiles.limit else {
        throw .tooManyFiles(folder: folder, maximum: FolderFiles.limit)
      }
      target.links += found.links.map { "\(place)/\($0)" }
      target.unreadable += found.unreadable.map { "\(place)/\($0)" }
      files = found.paths.filter { path in
        !excludes.contains { PathPattern.matches(path, $0) }
          && (includes.isEmpty || includes.contains { PathPattern.matches(path, $0) })
      }.map { "\(place)/\($0)" }
    default:
      if source["optional"]?.text != "true" { target.missing.append(place) }
      return
    }
    let isResource = source["buildPhase"]?.text == "resources"
    guard source["buildPhase"]?.text != "none" else { return }
    for file in files {
      if isResource { target.resources.append(file) } else { target.add(file) }
    }
  }

  // MARK: Packages

  private func reference(_ value: YAMLValue, name: String) -> PackageReference? {
    if let path = value["path"]?.text { return .local(path: ProjectPath.joined(folder, path)) }
    let github = value["github"]?.text.map { "https://github.com/\($0)" }
    guard let url = value["url"]?.text ?? github else { return nil }
    func text(_ key: String) -> String? { value[key]?.text }
    let requirement: PackageReference.Requirement
    if let version = text("from") ?? text("majorVersion") {
      requirement = .upToNextMajor(version)
    } else if let version = text("minorVersion") {
      requirement = .upToNextMinor(version)
    } else if let version = text("exactVersion") ?? text("version") {
      requirement = .exact(version)
    } else if let branch = text("branch") {
      requirement = .branch(branch)
    } else if let revision = text("revision") {
      requirement = .revision(revision)
    } else if let first = text("minVersion"), let last = text("maxVersion") {
      requirement = .range(first, last)
    } else {
      return nil
    }
    return .remote(url: url, requirement: requirement)
  }
}

/// Patterns such as `**/*.swift` and `Generated`.
package enum PathPattern {
  /// Whether a relative path, or a folder that contains it, matches a pattern.
  package static func matches(_ path: String, _ pattern: String) -> Bool {
    // `**/` also stands for no folder, and `*` matches slashes here.
    var pattern = pattern.replacing("**/", with: "*")
    while pattern.hasSuffix("/") { pattern.removeLast() }
    return fnmatch(pattern, path, 0) == 0 || fnmatch(pattern + "/*", path, 0) == 0
  }
}
