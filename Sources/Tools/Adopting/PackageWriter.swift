import Foundation
import Pixels
import XcodeProjects

/// Writes a package that builds an app's modules and pictures their screens.
///
/// Nothing is written to the app: everything is in a single folder, which a file marks as this
/// command's.
package struct PackageWriter {
  /// The name of the folder, next to the project.
  package static let folderName = "TateyokoSnapshots"
  /// The folder of the files with holes, inside their module's folder.
  static let holeFolder = "Holes"
  private static let markName = ".tateyoko-adopt"
  private static let mark = "tateyoko-adopt 1"
  /// The maximum number of bytes to read from the mark, which lists the written files.
  private static let markLimit = 8 << 20

  private let app: AppLayout
  private let survey: Surveyor.Result
  private let installed: InstalledModules
  private let tree: FolderTree
  private let holes: WholeApp.Result?
  /// The files that are to be written.
  private var texts: [(path: String, text: String)] = []
  private var links: [PackagePlan.Link] = []

  /// The result of writing a package.
  package struct Result: Sendable {
    package var folder: String
    package var modules: [String]
    package var tests: [String]
    /// What couldn't be included, in addition to the survey's list.
    package var notTaken: [NotTaken]
  }

  /// Writes or rewrites a package.
  ///
  /// - Parameters:
  ///   - output: The folder's absolute path.
  ///   - takesPackages: Whether packages in repositories become dependencies.
  ///   - holes: The changes that make the app compile as a whole; `nil` to use its files unchanged.
  package static func write(
    _ app: AppLayout, survey: Surveyor.Result, installed: InstalledModules, to output: String,
    takesPackages: Bool = true, holes: WholeApp.Result? = nil
  ) throws(AdoptingError) -> Result {
    var app = app
    if !takesPackages {
      app.remotePackages = []
      app.manifestDependencies = [:]
      for index in app.modules.indices { app.modules[index].products = [] }
    }
    var writer = PackageWriter(
      app: app, survey: survey, installed: installed, tree: FolderTree(ProjectPath.normal(output)),
      holes: holes)
    do throws(FileError) {
      let old = try writer.claim()
      // Everything is planned before anything changes.
      let result = writer.plan()
      try writer.carryOut(old)
      return result
    } catch {
      switch error.code {
      case EEXIST where error.operation == "adopt": throw .foreignFolder(path: error.path)
      case ENOTDIR where error.operation == "adopt": throw .inTheWay(path: error.path)
      default: throw .file(error)
      }
    }
  }

  private init(
    app: AppLayout, survey: Surveyor.Result, installed: InstalledModules, tree: FolderTree,
    holes: WholeApp.Result?
  ) {
    self.app = app
    self.survey = survey
    self.installed = installed
    self.tree = tree
    self.holes = holes
  }

  // MARK: The folder

  /// Checks that the folder is new, empty or this command's, and returns what it previously wrote
  /// there.
  private func claim() throws(FileError) -> [String] {
    guard let kind = FolderFiles.kind(tree.root) else { return [] }
    guard kind != .file else {
      throw FileError(path: tree.root, operation: "adopt", code: ENOTDIR)
    }
    guard let data = try? tree.read(Self.markName, maximumByteCount: Self.markLimit),
      case let lines = String(decoding: data, as: UTF8.self).split(separator: "\n"),
      lines.first == Self.mark[...]
    else {
      if FolderNames.list(tree.root).isEmpty { return [] }
      throw FileError(path: tree.root, operation: "adopt", code: EEXIST)
    }
    return lines.dropFirst().map(String.init)
  }

  private func mark(_ paths: Set<String>) throws(FileError) {
    let list = [Self.mark] + paths.filter { !$0.contains("\n") }.sorted()
    try tree.write(Data((list.joined(separator: "\n") + "\n").utf8), at: Self.markName)
  }

  private func remove(_ path: String) throws(FileError) {
    switch tree.kind(of: path) {
    case .link?: unlink("\(tree.root)/\(path)")
    case .file?: try tree.remove(path)
    default: return
    }
    var folder = ProjectPath.folder(of: path)
    while !folder.isEmpty {
      tree.removeEmptyFolder(folder)
      folder = ProjectPath.folder(of: folder)
    }
  }

  /// Writes the planned files to the folder.
  ///
  /// If it is interrupted, the mark lists everything that was written, and the next run can
  /// continue.
  private func carryOut(_ old: [String]) throws(FileError) {
    let planned = Set(texts.map(\.path) + links.map(\.path))
    try mark(planned.union(old))
    for path in old where !planned.contains(path) { try remove(path) }
    for link in links { try make(link) }
    for text in texts { try tree.write(Data(text.text.utf8), at: text.path) }
    try mark(planned)
  }

  /// Creates a link, in folders that aren't links themselves.
  private func make(_ link: PackagePlan.Link) throws(FileError) {
    let folder = ProjectPath.folder(of: link.path)
    try tree.makeFolder(folder)
    let full = "\(tree.root)/\(link.path)"
    // The destination is relative to the real path of a folder that is behind a link.
    let start = FolderNames.realPath("\(tree.root)/\(folder)")
    let target = ProjectPath.relative(FolderNames.realPath(link.target), to: start)
    // A link from the last run is replaced, not followed.
    if FolderFiles.kind(full) != .folder { unlink(full) }
    guard symlink(target, full) == 0 else {
      throw FileError(path: full, operation: "make a link", code: errno)
    }
  }

  // MARK: The package

  private mutating func plan() -> Result {
    var result = Result(folder: tree.root, modules: [], tests: [], notTaken: [])
    // Packages that only tests or tools need would be fetched unnecessarily.
    let used = Set(app.modules.flatMap(\.products).map(\.package))
    var manifest = PackageManifest(
      name: "\(app.name)Snapshots", toolPath: toolPath,
      remotePackages: app.remotePackages.filter { used.contains($0.identity) },
      otherDependencies: app.manifestDependencies.filter { used.contains($0.key) }
        .sorted { $0.key < $1.key }.map(\.value))
    let modules = app.modules.filter { !$0.sources.isEmpty }
    var taken: Set<String> = []
    for module in modules {
      // A build can't have two modules with the same name.
      if installed.taken.contains(module.name) {
        result.notTaken.append(
          NotTaken(
            kind: .duplicate, name: module.name,
            reason: "a module of Tateyoko's has this name; give it another PRODUCT_MODULE_NAME"))
      } else {
        taken.insert(module.name)
      }
    }
    for module in modules where taken.contains(module.name) {
      var asItIs = module
      let changed = holes?.texts[module.name] ?? [:]
      asItIs.sources.removeAll { changed[$0] != nil }
      let plan = PackagePlan(asItIs, output: realRoot)
      addChanged(changed, of: module, besides: plan)
      for file in plan.links {
        links.append(
          PackagePlan.Link(path: "Sources/\(module.name)/\(file.path)", target: file.target))
      }
      result.notTaken += plan.notTaken.map { item in
        var item = item
        if item.name.hasPrefix("/") { item.name = ProjectPath.relative(item.name, to: app.root) }
        return item
      }
      var target = PackageManifest.Target(name: module.name)
      target.isExecutable =
        survey.entryPoints.contains(module.name)
        || module.sources.contains { ProjectPath.name(of: $0) == "main.swift" }
      target.dependencies = (survey.imports[module.name] ?? []).filter(taken.contains)
      target.dependencies += holes?.imports[module.name] ?? []
      if holes != nil { target.dependencies.append(HoleSupport.module) }
      target.products = module.products
      target.usesCombine = survey.combining.contains(module.name)
      target.excluded = plan.excluded
      target.resources = plan.resources
      target.settings = settings(module)
      manifest.targets.append(target)
      result.modules.append(module.name)
      addTests(of: module, to: &manifest, &result)
    }
    addGenerated(to: &manifest)
    addAppFolder(modules.filter { taken.contains($0.name) }, &result)
    // A program has one function of a name.
    if let test = result.tests.first {
      texts.append(("Tests/\(test)/\(SnapshotTests.gapsName)", SnapshotTests.gaps))
    }
    texts.append(("Package.swift", manifest.text))
    texts.append((".gitignore", Self.ignored))
    return result
  }

  /// What builds, runs and jobs of continuous integration leave (docs/assertions.md, docs/ci.md).
  private static let ignored = """
    .build/
    tateyoko-report/
    lint-report/
    .tateyoko-ci/
    parts/
    merged/
    lint.sarif
    lint-code-quality.json

    """

  /// Adds the files with holes in place of the app's own.
  private mutating func addChanged(
    _ changed: [String: String], of module: AppModule, besides plan: PackagePlan
  ) {
    // The app may have a folder of that name, and nothing is written into the app.
    let taken = Set(plan.links.map { String($0.path.prefix { $0 != "/" }) })
    var folder = Self.holeFolder
    while taken.contains(folder) { folder += "_" }
    let names = holes?.fileNames[module.name] ?? [:]
    for (path, text) in changed.sorted(by: { $0.key < $1.key }) {
      let name = names[path] ?? ProjectPath.name(of: path)
      texts.append(("Sources/\(module.name)/\(folder)/\(name)", text))
    }
  }

  /// Adds the folder that is the main bundle of the tests.
  private mutating func addAppFolder(_ modules: [AppModule], _ result: inout Result) {
    guard let folder = AppFolder(modules, output: realRoot),
      let test = result.tests.first(where: { $0 == Self.testName(of: folder.app) })
        ?? result.tests.first
    else { return }
    links += folder.links
    result.notTaken += folder.notTaken.map { item in
      var item = item
      item.name = ProjectPath.relative(item.name, to: app.root)
      return item
    }
    if let plist = folder.app.bundlePlist {
      texts.append(("\(folder.path)/Info.plist", String(decoding: plist, as: UTF8.self)))
    }
    texts += folder.frameworkPlists.map { ($0.path, $0.text) }
    texts.append(("Tests/\(test)/\(AppFolder.sourceName)", folder.source))
  }

  private static func testName(of module: AppModule) -> String { "\(module.name)SnapshotTests" }

  /// Adds the generated replacements of missing modules, and the holes' support module.
  private mutating func addGenerated(to manifest: inout PackageManifest) {
    for (module, text) in (holes?.generated ?? [:]).sorted(by: { $0.key < $1.key }) {
      texts.append(("Sources/\(module)/\(module).swift", text))
      var target = PackageManifest.Target(name: module)
      if module != HoleSupport.module { target.dependencies = [HoleSupport.module] }
      target.settings = [".swiftLanguageMode(.v5)"]
      manifest.targets.append(target)
    }
  }

  /// Returns the app whose `Info.plist` applies to a module's screens: the module itself, or the app that imports it.
  private func host(of module: AppModule) -> AppModule? {
    if module.completedPlist != nil { return module }
    return app.modules.first {
      $0.completedPlist != nil && survey.imports[$0.name]?.contains(module.name) == true
    }
  }

  private mutating func addTests(
    of module: AppModule, to manifest: inout PackageManifest, _ result: inout Result
  ) {
    let host = host(of: module)
    let tests = SnapshotTests(
      module: module, plist: host?.completedPlist?.contents, plistName: host?.name ?? "",
      controllers: survey.survey.controllers.filter { $0.module == module.name },
      // Only the compiler knows that their values are right.
      settings: holes == nil ? [] : survey.survey.settings.filter { $0.module == module.name },
      views: survey.survey.views.filter { $0.module == module.name },
      hasPreviews: survey.previewing.contains(module.name))
    guard let text = tests.text else { return }
    let name = Self.testName(of: module)
    texts.append(("Tests/\(name)/\(module.name)Snapshots.swift", text))
    texts.append(
      ("Tests/\(name)/\(RehearsalText.fileName)", RehearsalText.text(hasHoles: holes != nil)))
    if let host, let plist = host.completedPlist {
      let path = "\(SnapshotTests.plistFolder)/\(host.name).plist"
      if !texts.contains(where: { $0.path == path }) {
        texts.append((path, String(decoding: plist.data, as: UTF8.self)))
      }
    }
    var target = PackageManifest.Target(name: name)
    target.isTest = true
    // Made-up values may be global variables such as `Store.shared`, which Swift 6 refuses.
    target.settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    target.dependencies = [module.name] + (holes == nil ? [] : [HoleSupport.module])
    // A folder that isn't there can't be excluded.
    if tree.kind(of: "Tests/\(name)/__Snapshots__") == .folder {
      target.excluded = ["__Snapshots__"]
    }
    manifest.targets.append(target)
    result.tests.append(name)
  }

  private func settings(_ module: AppModule) -> [String] {
    var settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    settings += module.conditions.map { ".define(\(PackageManifest.quoted($0)))" }
    if module.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    var flags: [String] = []
    if survey.networking.contains(module.name) { flags += NetworkingNames.compilerArguments }
    let implicit =
      (survey.implicitImports[module.name] ?? []) + (holes?.implicitImports[module.name] ?? [])
    flags += ImplicitImports.compilerArguments(Set(implicit).sorted())
    if holes != nil { flags += HoleSupport.compilerArguments }
    if !flags.isEmpty {
      let flags = flags.map(PackageManifest.quoted)
      settings.append(".unsafeFlags([\(flags.joined(separator: ", "))])")
    }
    return settings
  }

  /// The real path of the package's folder, even if it doesn't exist yet.
  private var realRoot: String {
    FolderNames.realPath(ProjectPath.folder(of: tree.root)) + "/" + ProjectPath.name(of: tree.root)
  }

  /// The path relative to the package's folder if they share a parent; otherwise the absolute path
  /// of the checkout.
  private var toolPath: String? {
    guard case .checkout(let root) = installed.home else { return nil }
    let relative = ProjectPath.relative(root, to: realRoot)
    return relative.split(separator: "/").prefix { $0 == ".." }.count <= 3 ? relative : root
  }
}
