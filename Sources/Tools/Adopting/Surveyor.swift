import AssetCatalogs
import XcodeProjects

/// Examines an app's files without a compiler, in seconds.
///
/// It knows names, not types: only the compiler (`WholeApp`) finds a missing member, such as a
/// method of a view.
package struct Surveyor {
  /// The maximum number of bytes of source text to read; the largest public apps have some 60 MB.
  private static let sizeLimit = 256 << 20

  private let app: AppLayout
  private let installed: InstalledModules
  private let holes: WholeApp.Result?
  private var survey: AppSurvey
  private var tally = ObstacleTally<ObstacleKey>()
  private var importFiles: [String: Int] = [:]
  private let ownModules: Set<String>
  /// The modules and classes that already have a picture.
  private var pictured: Set<[String]> = []
  /// The counted files; a file of several targets counts once.
  private var counted: Set<String> = []

  private struct ObstacleKey: Hashable, Comparable {
    var kind: AppSurvey.Obstacle.Kind
    var name: String

    static func < (left: Self, right: Self) -> Bool {
      (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
    }
  }

  /// The findings of a survey, which a package is written from.
  package struct Result: Sendable {
    package var survey: AppSurvey
    /// The app's modules that each module imports.
    package var imports: [String: [String]]
    /// Types by the app's module that declares them.
    package var owners: [String: String]
    /// Modules with an entry point.
    package var entryPoints: Set<String>
    /// Modules that use names from FoundationNetworking on Linux.
    package var networking: Set<String>
    /// Modules that import Combine, which is only built on request.
    package var combining: Set<String>
    /// Modules that declare previews.
    package var previewing: Set<String>
    /// Imported modules that are unavailable, such as libraries.
    package var missingModules: [String]
    /// The modules that headers import into every file of each module.
    package var implicitImports: [String: [String]]
  }

  /// Surveys an app.
  ///
  /// - Parameter holes: The changes that make it compile as a whole, whose files are surveyed instead of the
  ///   originals.
  package static func survey(
    _ app: AppLayout, installed: InstalledModules, holes: WholeApp.Result? = nil
  ) -> Result {
    var surveyor = Surveyor(app: app, installed: installed, holes: holes)
    return surveyor.run()
  }

  private init(app: AppLayout, installed: InstalledModules, holes: WholeApp.Result?) {
    self.app = app
    self.installed = installed
    self.holes = holes
    // C and Objective-C modules are missing, just like libraries.
    ownModules = Set(app.modules.filter { !$0.sources.isEmpty }.map(\.name))
    survey = AppSurvey(
      name: app.name, origin: app.origin, path: app.path, root: app.root, notTaken: app.notTaken)
  }

  private func relative(_ path: String) -> String { ProjectPath.relative(path, to: app.root) }

  /// The app's headers, if any file is in Objective-C or imports it.
  private var headers: HeaderIndex {
    let hasAny = app.modules.contains { module in
      module.bridgingHeader != nil || module.kind == .framework || !module.foreignSources.isEmpty
    }
    return hasAny ? HeaderIndex(below: app.root) : HeaderIndex()
  }

  private mutating func run() -> Result {
    var facts: [[SwiftFileFacts]] = []
    var result = Result(
      survey: survey, imports: [:], owners: [:], entryPoints: [], networking: [],
      combining: [], previewing: [], missingModules: [], implicitImports: [:])
    let implicit = ImplicitImports(headers: headers, available: installed.modules)
    var known: [String: SwiftFileFacts] = [:]
    var size = 0
    for module in app.modules {
      var files: [SwiftFileFacts] = []
      for path in module.sources {
        do throws(AdoptingError) {
          let changed = holes?.texts[module.name]?[path]
          if changed == nil, let facts = known[path] {
            files.append(facts)
            continue
          }
          guard size <= Self.sizeLimit else {
            throw .unreadable(
              path: path, reason: "the app has more than \(Self.sizeLimit) bytes of source text")
          }
          let bytes = if let changed { Array(changed.utf8) } else { try TextFile.bytes(path) }
          size += bytes.count
          guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .unreadable(path: path, reason: TextFile.notUTF8(bytes))
          }
          let facts = SwiftFileFacts(path: path, bytes: bytes)
          if changed == nil { known[path] = facts }
          files.append(facts)
        } catch {
          let reason = if case .unreadable(_, let reason) = error { reason } else { "\(error)" }
          survey.notTaken.append(
            NotTaken(kind: .unreadable, name: relative(path), reason: reason))
          let key = ObstacleKey(kind: .unreadable, name: reason)
          tally.add(relative(path), [key: (1, 1)])
        }
      }
      facts.append(files)
    }
    // A name declared in any of the app's modules isn't missing.
    let declared = facts.joined().reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    for (module, files) in zip(app.modules, facts) {
      for file in files {
        for name in file.declared where result.owners[name] == nil {
          result.owners[name] = module.name
        }
        if file.hasEntryPoint { result.entryPoints.insert(module.name) }
        if file.imports.contains("Combine"), !ownModules.contains("Combine") {
          result.combining.insert(module.name)
        }
        if module.kind != .library, file.hasPreview { result.previewing.insert(module.name) }
        if file.names.keys.contains(where: NetworkingNames.all.contains) {
          result.networking.insert(module.name)
        }
      }
      result.implicitImports[module.name] = implicit.modules(of: module)
      result.imports[module.name] = look(at: files, of: module, declared: declared)
    }
    pictures(facts, imports: result.imports)
    finish()
    result.survey = survey
    result.missingModules = survey.imports.filter { $0.kind == .apple || $0.kind == .library }
      .map(\.module).sorted()
    return result
  }

  // MARK: Files

  /// Examines a module's files, and returns the app's modules that they import.
  private mutating func look(
    at files: [SwiftFileFacts], of module: AppModule, declared: Set<String>
  ) -> [String] {
    var summary = AppSurvey.Module(
      target: module.target, module: module.name, kind: module.kind,
      languageMode: module.languageMode, deploymentTarget: module.deploymentTarget)
    summary.swiftFiles = module.sources.count
    summary.foreignFiles = module.foreignSources.count
    survey.totals.swiftFiles += module.sources.count { !counted.contains($0) }
    survey.totals.foreignFiles += module.foreignSources.count { counted.insert($0).inserted }
    for path in module.resources where counted.insert(path).inserted {
      switch ProjectPath.ending(of: path) {
      case "storyboard", "xib": survey.totals.storyboards += 1
      case "xcassets": survey.totals.assetCatalogs += 1
      default: break
      }
    }
    var imported: Set<String> = []
    for file in files {
      let found = obstacles(of: file, declared: declared)
      if found.isEmpty { summary.clearFiles += 1 }
      imported.formUnion(ownModules.intersection(file.imports))
      guard counted.insert(file.path).inserted else { continue }
      survey.totals.lines += file.lineCount
      if file.imports.contains("UIKit") { survey.totals.uiKitFiles += 1 }
      if file.imports.contains("SwiftUI") { survey.totals.swiftUIFiles += 1 }
      if !file.dialect.isDisjoint(with: [.objc, .selector, .keyPath, .outlet, .action]) {
        survey.totals.dialectFiles += 1
      }
      for module in needed(by: file) { importFiles[module, default: 0] += 1 }
      tally.add(relative(file.path), found)
      if found.isEmpty { survey.totals.clearFiles += 1 }
    }
    // Unreadable files aren't among the files.
    counted.formUnion(module.sources)
    imported.remove(module.name)
    summary.imports = imported.sorted()
    survey.modules.append(summary)
    return summary.imports
  }

  private func obstacles(
    of file: SwiftFileFacts, declared: Set<String>
  ) -> [ObstacleKey: (uses: Int, line: Int)] {
    var found: [ObstacleKey: (uses: Int, line: Int)] = [:]
    for module in needed(by: file) {
      let line = file.importLines[module] ?? 1
      switch kind(of: module) {
      case .apple: found[ObstacleKey(kind: .framework, name: module)] = (1, line)
      case .library: found[ObstacleKey(kind: .library, name: module)] = (1, line)
      case .available, .own: break
      }
    }
    for (name, use) in file.names
    where Self.looksLikeUIKit(name) && installed.types[name] == nil && !declared.contains(name)
      && !FoundationNames.contain(name)
    {
      found[ObstacleKey(kind: .name, name: name)] = (use.count, use.line)
    }
    return found
  }

  /// Whether a name has a prefix of UIKit, Core Graphics or Core Animation: names of other
  /// frameworks are counted by framework.
  static func looksLikeUIKit(_ name: String) -> Bool {
    let letters = Array(name.utf8.prefix(4))
    guard letters.count == 4, ["UI", "NS", "CA", "CG"].contains(String(name.prefix(2))) else {
      return false
    }
    func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    // `UIView` and `CATransform3D`, but neither `CAPTION` nor `CGI`; `NSURL…` is Foundation's.
    return isUpper(letters[2])
      && (isLower(letters[3]) || name.utf8.dropFirst(4).contains(where: isLower))
  }

  /// Returns the modules that a file imports, except ones that it can do without.
  private func needed(by file: SwiftFileFacts) -> [String] {
    file.imports.filter { module in
      guard file.optionalImports.contains(module) else { return true }
      return switch kind(of: module) {
      case .available, .own: true
      case .apple, .library: false
      }
    }
  }

  private func kind(of module: String) -> AppSurvey.Import.Kind {
    if ownModules.contains(module) { return .own }
    // The dialect's rewriter imports the C library in its place.
    if installed.modules.contains(module) || module == "Darwin" { return .available }
    return AppleModules.frameworks.contains(module) ? .apple : .library
  }

  // MARK: Pictures

  private mutating func pictures(_ facts: [[SwiftFileFacts]], imports: [String: [String]]) {
    let generated = (holes?.generated ?? [:]).sorted { $0.key < $1.key }.map { module, text in
      (name: module, files: [SwiftFileFacts(path: module, bytes: Array(text.utf8))])
    }
    let index = ClassIndex(
      zip(app.modules, facts).map { (name: $0.name, files: $1 + faces(of: $0)) } + generated,
      imports: imports,
      system: installed.types)
    for (module, files) in zip(app.modules, facts) where module.kind != .library {
      let designed = storyboardScreens(of: module, index: index)
      // An app extension has no screen that a test could create.
      for file in files {
        for facts in file.classes {
          let isController = index.isKind(facts.name, in: module.name, of: "UIViewController")
          guard isController || index.isKind(facts.name, in: module.name, of: "UIView") else {
            continue
          }
          if isController {
            survey.settings += index.settings(facts.name, in: module.name).map {
              AppSurvey.Setting(
                module: module.name, controller: facts.name, property: $0.property,
                value: $0.value)
            }
          }
          // Created without its storyboard, it would have no outlets.
          guard !isController || !designed.contains(facts.name) else { continue }
          picture(facts, of: module, isController: isController, index: index)
        }
      }
      survey.settings += index.globals(of: files, in: module.name).map {
        AppSurvey.Setting(
          module: module.name, controller: "", property: $0.property, value: $0.value)
      }
      screensOfSwiftUI(files, of: module, index: index)
    }
  }

  /// Adds the views of SwiftUI that fill a screen, except for files with previews, which show them. Only the compiler
  /// knows whether their initialisers have these parameters.
  private mutating func screensOfSwiftUI(
    _ files: [SwiftFileFacts], of module: AppModule, index: ClassIndex
  ) {
    guard holes != nil else { return }
    let environment = index.environment(
      files.reduce(into: []) { $0.formUnion($1.environmentObjects) },
      files.reduce(into: []) { $0.formUnion($1.environmentValues) }, in: module.name)
    for file in files where !file.hasPreview {
      for facts in file.values {
        guard let view = index.screen(facts.name, in: module.name),
          pictured.insert([module.name, facts.name]).inserted
        else { continue }
        let plain = "\(AppSurvey.Picture.host)(rootView: \(view))"
        survey.controllers.append(
          AppSurvey.Picture(
            module: module.name, name: facts.name,
            expression: "\(AppSurvey.Picture.host)(rootView: \(view)\(environment))",
            place: "\(relative(facts.path)):\(facts.line)", classes: [facts.name],
            plainExpression: environment.isEmpty ? nil : plain))
      }
    }
  }

  /// Returns the generated files of a module that declare its Objective-C code.
  private func faces(of module: AppModule) -> [SwiftFileFacts] {
    let texts = holes?.texts[module.name] ?? [:]
    return texts.filter { !module.sources.contains($0.key) }.sorted { $0.key < $1.key }.map {
      SwiftFileFacts(path: $0.key, bytes: Array($0.value.utf8))
    }
  }

  /// Adds the screens of a module's storyboards, and returns the classes of their controllers.
  private mutating func storyboardScreens(of module: AppModule, index: ClassIndex) -> Set<String> {
    var designed: Set<String> = []
    var names: Set<String> = []
    // One language of a localized storyboard is enough.
    for path in module.resources
    where ProjectPath.ending(of: path) == "storyboard"
      && names.insert(ProjectPath.name(of: path)).inserted
    {
      let found: StoryboardSurvey
      do {
        found = try StoryboardSurvey(contentsOf: path)
      } catch {
        skip(ProjectPath.name(of: path), of: module, "\(error)", place: relative(path))
        continue
      }
      designed.formUnion(found.controllers)
      for screen in found.screens {
        let factory = screen.controller.flatMap { index.factory($0, in: module.name) }
        survey.controllers.append(
          AppSurvey.Picture(
            module: module.name, name: screen.name, expression: factory ?? screen.expression,
            place: "\(relative(path)):\(screen.line)",
            classes: index.lineage(of: screen.classes, in: module.name),
            missing: screen.classes.filter { !index.has($0) }.sorted(), isScene: factory == nil,
            plainExpression: factory == nil ? nil : screen.expression,
            containers: index.containers(of: screen, in: module.name)))
      }
    }
    return designed
  }

  private mutating func skip(
    _ name: String, of module: AppModule, _ reason: String, place: String
  ) {
    survey.notPictured.append(
      AppSurvey.NotPictured(module: module.name, name: name, reason: reason, place: place))
  }

  private mutating func picture(
    _ facts: ClassFacts, of module: AppModule, isController: Bool, index: ClassIndex
  ) {
    let place = "\(relative(facts.path)):\(facts.line)"
    if isController, index.isOnlyInherited(facts.name, in: module.name) {
      return skip(facts.name, of: module, "it is only a superclass", place: place)
    }
    let plain = index.making(facts.name, in: module.name).map { SwiftName.code(facts.name) + $0 }
    let factory =
      isController && !facts.isPrivate && !facts.isGeneric
      ? index.factory(facts.name, in: module.name) ?? builder(of: facts, module, index) : nil
    if let expression = factory ?? plain {
      let picture = AppSurvey.Picture(
        module: module.name, name: facts.name, expression: expression, place: place,
        classes: index.lineage(of: [facts.name], in: module.name),
        plainExpression: factory == nil ? nil : plain,
        containers: isController ? index.containers(of: [facts.name], in: module.name) : [])
      // If `#if` and `#else` of a module declare the same name, one picture is enough.
      guard pictured.insert([module.name, facts.name]).inserted else { return }
      if isController {
        survey.controllers.append(picture)
      } else {
        survey.views.append(picture)
      }
      return
    }
    let reason =
      facts.isPrivate
      ? "it is private" : facts.isGeneric ? "it is generic" : "its initializers need arguments"
    skip(facts.name, of: module, reason, place: place)
  }

  /// Returns the app's own expression of a controller. Only the compiler knows whether it is right.
  private func builder(
    of facts: ClassFacts, _ module: AppModule, _ index: ClassIndex
  ) -> String? {
    holes == nil ? nil : index.builder(of: facts.name, in: module.name)
  }

  private mutating func finish() {
    survey.imports = importFiles.map {
      AppSurvey.Import(module: $0.key, kind: kind(of: $0.key), files: $0.value)
    }.sorted { ($1.files, $0.module) < ($0.files, $1.module) }
    survey.obstacles = tally.ordered.map { key, count in
      AppSurvey.Obstacle(
        kind: key.kind, name: key.name, uses: count.uses, files: count.files, alone: count.alone,
        places: count.places)
    }
  }
}
