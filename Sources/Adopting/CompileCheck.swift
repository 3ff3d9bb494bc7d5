import Foundation
import XcodeProjects

/// Has the compiler check an app's modules against this package's, one after another.
///
/// Modules that are missing are stood in for by empty ones, so that the files that import them are
/// checked too: what they use of them is then reported by name. Of a module of the app, the others see
/// the files whose declarations compile.
package struct CompileCheck {
  /// Where what the compiler needs lies.
  package struct Tools: Sendable {
    /// The folder with this package's compiled modules, such as `.build/debug`.
    package var build: String
    /// The folder of this package.
    package var root: String

    package init(build: String, root: String) {
      self.build = build
      self.root = root
    }
  }

  /// What to tell while it runs.
  package typealias Progress = (String) -> Void

  private let app: AppLayout
  private let survey: Surveyor.Result
  private let tools: Tools
  /// A folder that is removed in the end.
  private let folder: String
  private var arguments: [String] = []
  private var dialect = ""
  private var result = CompilationSurvey()
  private var tally = ObstacleTally<CauseKey>()

  private struct CauseKey: Hashable, Comparable {
    var kind: CompilationSurvey.Cause.Kind
    var text: String

    static func < (left: Self, right: Self) -> Bool {
      (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
    }
  }

  /// Checks every module of an app.
  package static func check(
    _ app: AppLayout, survey: Surveyor.Result, tools: Tools, progress: Progress = { _ in }
  ) throws(AdoptingError) -> CompilationSurvey {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tateyoko-adopt-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var check = CompileCheck(app: app, survey: survey, tools: tools, folder: folder)
    try check.prepare(progress)
    for module in check.inOrder {
      progress("Compiling \(module.name)")
      try check.compile(module)
    }
    check.finish()
    return check.result
  }

  private init(app: AppLayout, survey: Surveyor.Result, tools: Tools, folder: String) {
    self.app = app
    self.survey = survey
    self.tools = tools
    self.folder = folder
  }

  /// The modules, each after those that it imports.
  private var inOrder: [AppModule] {
    var ordered: [AppModule] = []
    var seen: Set<String> = []
    func visit(_ module: AppModule) {
      guard seen.insert(module.name).inserted else { return }
      for name in survey.imports[module.name] ?? [] {
        if let other = app.modules.first(where: { $0.name == name }) { visit(other) }
      }
      ordered.append(module)
    }
    for module in app.modules where !module.sources.isEmpty { visit(module) }
    return ordered
  }

  // MARK: Before

  private mutating func prepare(_ progress: Progress) throws(AdoptingError) {
    let modules = "\(tools.build)/Modules"
    guard FolderFiles.kind("\(modules)/UIKit.swiftmodule") != nil else {
      throw .notBuilt(path: modules)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/modules", withIntermediateDirectories: true)
    } catch {
      throw .compiler("\(folder) can't be made: \(error.localizedDescription)")
    }
    arguments = ["-I", "\(folder)/modules", "-I", modules]
    // The C modules that this package's own are built on.
    for name in FolderNames.list(tools.build) where name.hasSuffix(".build") {
      let map = "\(tools.build)/\(name)/module.modulemap"
      if FolderFiles.kind(map) == .file { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    }
    for name in FolderNames.list("\(tools.root)/Sources") {
      let place = "\(tools.root)/Sources/\(name)"
      for map in ["\(place)/module.modulemap", "\(place)/include/module.modulemap"]
      where FolderFiles.kind(map) == .file {
        arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
      }
    }
    let packages = ["pangocairo", "libpng", "libdeflate", "libxxhash"]
    let flags = try ToolProcess(["pkg-config", "--cflags"] + packages, in: folder)
    for flag in flags.output.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") {
      arguments += ["-Xcc", String(flag)]
    }
    progress("Preparing")
    let built = try ToolProcess(["\(tools.root)/scripts/dialect", "build"], in: folder)
    guard built.status == 0,
      let tool = built.output.split(whereSeparator: \.isNewline).last, tool.hasPrefix("/")
    else { throw .compiler("scripts/dialect: \(built.output)") }
    dialect = String(tool)
    for module in survey.missingModules { try makeEmpty(module) }
  }

  private func makeEmpty(_ module: String) throws(AdoptingError) {
    guard BuildSettings.identifier(module) == module else { return }
    let source = "\(folder)/empty.swift"
    if FolderFiles.kind(source) == nil {
      _ = FileManager.default.createFile(atPath: source, contents: Data())
    }
    _ = try ToolProcess(
      [
        "swiftc", "-emit-module", "-module-name", module, "-o",
        "\(folder)/modules/\(module).swiftmodule", source,
      ], in: folder)
  }

  // MARK: A module

  private mutating func compile(_ module: AppModule) throws(AdoptingError) {
    var errors: [CompilerDiagnostics.Message] = []
    var causes: [CauseKey] = []
    let overlay = try rewrite(module) { path, line, text in
      errors.append(CompilerDiagnostics.Message(path: path, line: line, text: text))
      causes.append(CauseKey(kind: .dialect, text: text))
    }
    let hasMain = module.sources.contains { ProjectPath.name(of: $0) == "main.swift" }
    var common = ["-module-name", module.name, "-wmo", "-suppress-warnings", "-enable-testing"]
    common += ["-swift-version", "\(module.languageMode)", "-D", "DEBUG"]
    if !hasMain { common.append("-parse-as-library") }
    for condition in module.conditions { common += ["-D", condition] }
    if module.isMainActorByDefault { common += ["-default-isolation", "MainActor"] }
    if let overlay { common += ["-vfsoverlay", overlay] }
    if survey.networking.contains(module.name) { common += NetworkingNames.compilerArguments }
    common += arguments
    let list = "\(folder)/\(module.name).files"
    write(module.sources.map(Self.quoted), to: list)
    let check = try ToolProcess(["swiftc", "-typecheck"] + common + ["@\(list)"], in: folder)
    for error in CompilerDiagnostics(check.output).errors {
      let cause = CompilerDiagnostics.cause(
        error.text, owners: survey.owners, module: module.name)
      errors.append(error)
      causes.append(CauseKey(kind: cause.kind, text: cause.text))
    }
    let crashed = check.status == nil || check.output.contains("Please submit a bug report")
    if errors.isEmpty, crashed || check.status != 0, let first = module.sources.first {
      let reason =
        check.output.split(whereSeparator: \.isNewline).first { $0.contains("error: ") }
        .map { withoutFolders(String($0)) } ?? "the compiler stopped without saying why"
      errors.append(CompilerDiagnostics.Message(path: first, line: 1, text: reason))
      causes.append(CauseKey(kind: .error, text: reason))
    }
    let interface = try emit(module, common)
    count(errors, causes, of: module, interface: interface)
  }

  /// How often an interface is tried without the files that kept the last one from compiling.
  private static let interfaceLimit = 8

  /// Makes the module that others import, from its interface alone: errors in bodies are no matter.
  private func emit(
    _ module: AppModule, _ arguments: [String]
  ) throws(AdoptingError) -> CompilationSurvey.Interface {
    let file = "\(folder)/modules/\(module.name).swiftmodule"
    let list = "\(folder)/\(module.name).interface"
    var sources = module.sources
    for _ in 0..<Self.interfaceLimit where !sources.isEmpty {
      write(sources.map(Self.quoted), to: list)
      let emitted = try ToolProcess(
        [
          "swiftc", "-emit-module", "-o", file, "-Xfrontend",
          "-experimental-skip-all-function-bodies",
        ] + arguments + ["@\(list)"], in: folder)
      if emitted.status == 0, FolderFiles.kind(file) == .file {
        return sources.count == module.sources.count ? .whole : .part
      }
      let wrong = Set(CompilerDiagnostics(emitted.output).errors.map(\.path))
      let left = sources.filter { !wrong.contains($0) }
      if left.count == sources.count { break }
      sources = left
    }
    try makeEmpty(module.name)
    return .none
  }

  private func rewrite(
    _ module: AppModule, note: (String, Int, String) -> Void
  ) throws(AdoptingError) -> String? {
    let list = "\(folder)/\(module.name).sources"
    write(module.sources, to: list)
    let output = "\(folder)/dialect-\(module.name)"
    var arguments = [dialect, "overlay", "--module", module.name, "--output", output]
    for condition in module.conditions + ["DEBUG"] { arguments += ["--define", condition] }
    let run = try ToolProcess(arguments + ["--files-from", list], in: folder)
    for error in CompilerDiagnostics(run.output).errors { note(error.path, error.line, error.text) }
    let overlay = "\(output)/overlay.yaml"
    return FolderFiles.kind(overlay) == .file ? overlay : nil
  }

  private func write(_ lines: [String], to path: String) {
    _ = FileManager.default.createFile(
      atPath: path, contents: Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// A message without the paths that differ from run to run and from machine to machine.
  private func withoutFolders(_ text: String) -> String {
    [folder, tools.build, tools.root].reduce(text) { $0.replacing($1 + "/", with: "") }
  }

  /// A path in a response file.
  private static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private mutating func count(
    _ errors: [CompilerDiagnostics.Message], _ causes: [CauseKey], of module: AppModule,
    interface: CompilationSurvey.Interface
  ) {
    var byFile: [String: [CauseKey: (uses: Int, line: Int)]] = [:]
    for (error, cause) in zip(errors, causes) {
      byFile[error.path, default: [:]][cause, default: (0, error.line)].uses += 1
    }
    for path in module.sources {
      guard let found = byFile[path] else { continue }
      tally.add(ProjectPath.relative(path, to: app.root), found)
    }
    result.modules.append(
      CompilationSurvey.Module(
        module: module.name, files: module.sources.count,
        filesWithoutErrors: module.sources.count { byFile[$0] == nil }, errors: errors.count,
        interface: interface))
  }

  private mutating func finish() {
    result.causes = tally.ordered.map { key, count in
      CompilationSurvey.Cause(
        kind: key.kind, text: key.text, errors: count.uses, files: count.files,
        alone: count.alone, places: count.places)
    }
  }
}
