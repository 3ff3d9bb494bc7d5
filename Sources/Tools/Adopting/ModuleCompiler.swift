import Foundation
import XcodeProjects

/// Compiles an app's rewritten modules against Tateyoko's modules.
struct ModuleCompiler {
  /// A folder for intermediate files.
  let folder: String

  private let survey: Surveyor.Result
  private let tools: CompilerTools
  private let arguments: [String]
  /// The program that rewrites the dialect and makes holes.
  let program: String
  /// Whether every file imports the holes' support module.
  private let hasHoles: Bool

  /// Creates the folder and the tool that rewrites the dialect.
  init(
    survey: Surveyor.Result, tools: CompilerTools, folder: String, progress: (String) -> Void,
    hasHoles: Bool = false
  ) throws(AdoptingError) {
    self.survey = survey
    self.tools = tools
    self.folder = folder
    self.hasHoles = hasHoles
    do {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/modules", withIntermediateDirectories: true)
    } catch {
      throw .compiler("\(folder) can't be made: \(error.localizedDescription)")
    }
    arguments = try ["-I", "\(folder)/modules"] + tools.arguments(in: folder)
    progress("Preparing the tool that rewrites the dialect")
    program = try tools.rewriter(in: folder)
  }

  /// Returns the path of a module that others import.
  func moduleFile(_ module: String) -> String { "\(folder)/modules/\(module).swiftmodule" }

  /// Creates an empty replacement for a missing module.
  func makeEmpty(_ module: String) throws(AdoptingError) {
    guard BuildSettings.identifier(module) == module else { return }
    let source = "\(folder)/empty.swift"
    if FolderFiles.kind(source) == nil {
      _ = FileManager.default.createFile(atPath: source, contents: Data())
    }
    _ = try ToolProcess(
      ["swiftc", "-emit-module", "-module-name", module, "-o", moduleFile(module), source],
      in: folder)
  }

  /// Compiles a module that consists of one generated file.
  ///
  /// - Returns: The process, and the numbers of the lines with errors, from 1.
  func makeModule(
    _ module: String, text: String
  ) throws(AdoptingError) -> (run: ToolProcess, lines: [Int]) {
    let source = "\(folder)/\(module).swift"
    write([text], to: source)
    let run = try ToolProcess(
      ["swiftc", "-emit-module", "-parse-as-library", "-suppress-warnings", "-swift-version", "5"]
        + ["-module-name", module, "-o", moduleFile(module)] + arguments + [source],
      in: folder)
    let errors = CompilerDiagnostics(run.messages).errors.filter { $0.path == source }
    return (run, errors.map(\.line))
  }

  /// Rewrites a module's files, and returns the compiler's arguments for it and the code that couldn't be rewritten.
  ///
  /// - Parameters:
  ///   - keepsOutput: Whether an earlier run was for the same files, some of which have changed.
  ///   - imports: Modules imported into every file, in addition to the ones that headers import.
  func rewrite(
    _ module: AppModule, _ sources: [String], keepsOutput: Bool = false, imports: [String] = []
  ) throws(AdoptingError) -> (arguments: [String], errors: [CompilerDiagnostics.Message]) {
    let list = "\(folder)/\(module.name).sources"
    write(sources, to: list)
    let output = "\(folder)/dialect-\(module.name)"
    // Files left by an earlier run would be mistaken for this one's.
    if !keepsOutput { try? FileManager.default.removeItem(atPath: output) }
    var call = [program, "overlay", "--module", module.name, "--output", output]
    for condition in module.conditions + ["DEBUG"] { call += ["--define", condition] }
    let run = try ToolProcess(call + ["--files-from", list], in: folder)
    // Status 1 means that some code can't be rewritten, as described by the errors.
    guard let status = run.status, status <= 1 else {
      throw .compiler("the files of \(module.name) can't be rewritten: \(run.messages.suffix(500))")
    }
    var common = ["-module-name", module.name, "-wmo", "-suppress-warnings", "-enable-testing"]
    common += ["-swift-version", "\(module.languageMode)", "-D", "DEBUG", "-D", "SWIFT_PACKAGE"]
    let hasMain = sources.contains { ProjectPath.name(of: $0) == "main.swift" }
    if !hasMain { common.append("-parse-as-library") }
    for condition in module.conditions { common += ["-D", condition] }
    if module.isMainActorByDefault { common += ["-default-isolation", "MainActor"] }
    let overlay = "\(output)/overlay.yaml"
    if FolderFiles.kind(overlay) == .file { common += ["-vfsoverlay", overlay] }
    if survey.networking.contains(module.name) { common += NetworkingNames.compilerArguments }
    let implicit = Set((survey.implicitImports[module.name] ?? []) + imports).sorted()
    common += ImplicitImports.compilerArguments(implicit)
    if hasHoles { common += HoleSupport.compilerArguments }
    return (common, CompilerDiagnostics(run.messages).errors)
  }

  /// Runs the compiler on a module's files.
  func run(
    _ mode: [String], _ module: AppModule, _ sources: [String], _ common: [String]
  ) throws(AdoptingError) -> ToolProcess {
    let list = "\(folder)/\(module.name).files"
    var files = sources
    if module.resources.contains(where: AppResources.isResource) {
      files.append(bundleAccessor)
    }
    write(files.map(Self.quoted), to: list)
    let call = ["swiftc"] + mode + common + arguments + Self.patience + ["@\(list)"]
    let seconds = Self.leastSeconds + files.count
    return try ToolProcess(Self.bounded(call, seconds: seconds), in: folder)
  }

  /// Expressions that miss something may keep the compiler's type checker busy for minutes, which it allows itself. What
  /// compiles in Xcode seldom takes a second.
  private static let patience = ["-Xfrontend", "-solver-expression-time-threshold=5"]
  /// The processor time for a module of few files; a large one needs about a fifth of a second for each file.
  private static let leastSeconds = 60

  /// Returns the call of a program that ends it after seconds of processor time, which don't depend on other programs.
  ///
  /// The compiler then prints what it was doing.
  static func bounded(_ call: [String], seconds: Int) -> [String] {
    ["/bin/sh", "-c", "ulimit -S -t \(seconds); exec \"$@\"", "sh"] + call
  }

  /// The declarations that SwiftPM adds to a module with resources.
  private var bundleAccessor: String {
    let path = "\(folder)/resource_bundle_accessor.swift"
    if FolderFiles.kind(path) == nil {
      write(
        [
          "import Foundation",
          "extension Foundation.Bundle { nonisolated static let module = Bundle.main }",
        ], to: path)
    }
    return path
  }

  private func write(_ lines: [String], to path: String) {
    _ = FileManager.default.createFile(
      atPath: path, contents: Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Removes paths that differ between runs and machines from a message.
  func withoutFolders(_ text: String) -> String {
    ([folder] + tools.folders).reduce(text) { $0.replacing($1 + "/", with: "") }
  }

  /// Quotes a path for a response file.
  private static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
