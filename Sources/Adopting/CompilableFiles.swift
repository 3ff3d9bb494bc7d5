import ChildProcesses
import Foundation
import XcodeProjects

/// Finds the files of an app that compile together, by repeatedly leaving out files that don't.
///
/// A file that needs one that was left out fails in the next round, until the remaining ones
/// compile. Modules from elsewhere, such as libraries, are missing here: a file that imports one is
/// left out.
package struct CompilableFiles {
  package struct Result: Sendable {
    /// The app without the left-out files.
    package var app: AppLayout
    /// The survey of that app; its pictures are the ones with expressions that compile.
    package var survey: Surveyor.Result
    package var leftOut: [AppSurvey.LeftOut]
  }

  private let app: AppLayout
  /// Modules that aren't available, and the app's modules that have no files left.
  private var missing: Set<String>
  private let compiler: ModuleCompiler
  private let progress: CompileCheck.Progress
  private var kept: [String: [String]] = [:]
  private var leftOut: [AppSurvey.LeftOut] = []
  /// The names declared in left-out files, with the first of these files.
  private var lost: [String: String] = [:]

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - survey: The result of surveying the whole app.
  ///   - progress: Called with a description of each compiler run.
  package static func find(
    _ app: AppLayout, survey: Surveyor.Result, installed: InstalledModules,
    tools: CompilerTools, progress: @escaping CompileCheck.Progress = { _ in }
  ) throws(AdoptingError) -> Result {
    let work = try CompileCheck.temporaryWork()
    defer { withExtendedLifetime(work) {} }
    let compiler = try ModuleCompiler(
      survey: survey, tools: tools, folder: work.path, progress: progress)
    var finder = CompilableFiles(
      app: app, missing: Set(survey.missingModules), compiler: compiler, progress: progress)
    for module in app.modulesInOrder(survey.imports) { try finder.reduce(module) }
    var rest = app
    for index in rest.modules.indices {
      rest.modules[index].sources = finder.kept[rest.modules[index].name] ?? []
    }
    guard rest.modules.contains(where: { !$0.sources.isEmpty }) else {
      throw .nothingCompiles(path: app.path)
    }
    var found = Surveyor.survey(rest, installed: installed)
    for module in rest.modules where !module.sources.isEmpty {
      try finder.checkPictures(of: module, &found.survey)
    }
    return Result(app: rest, survey: found, leftOut: finder.leftOut)
  }

  private init(
    app: AppLayout, missing: Set<String>, compiler: ModuleCompiler,
    progress: @escaping CompileCheck.Progress
  ) {
    self.app = app
    self.missing = missing
    self.compiler = compiler
    self.progress = progress
  }

  private func relative(_ path: String) -> String { ProjectPath.relative(path, to: app.root) }

  // MARK: Files

  private mutating func reduce(_ module: AppModule) throws(AdoptingError) {
    var sources = module.sources
    leaveOutImporters(of: module, &sources)
    var round = 1
    while !sources.isEmpty {
      progress(
        "Compiling \(module.name), round \(round): \(sources.count) of "
          + SurveyText.count(module.sources.count, "file"))
      let errors = try firstErrors(module, sources)
      if errors.isEmpty { break }
      for path in sources {
        guard let error = errors[path] else { continue }
        leftOut.append(
          AppSurvey.LeftOut(
            module: module.name, place: "\(relative(path)):\(error.line)",
            reason: reason(error), round: round))
      }
      for path in sources where errors[path] != nil { lose(path) }
      sources.removeAll { errors[$0] != nil }
      round += 1
    }
    kept[module.name] = sources
    if sources.isEmpty { missing.insert(module.name) }
  }

  /// Leaves out the files that import unavailable modules: the compiler reports one at a time.
  private mutating func leaveOutImporters(of module: AppModule, _ sources: inout [String]) {
    sources.removeAll { path in
      guard let bytes = try? TextFile.bytes(path) else { return false }
      let facts = SwiftFileFacts(path: path, bytes: bytes)
      let first = facts.imports.first {
        missing.contains($0) && !facts.optionalImports.contains($0)
      }
      guard let first else { return false }
      leftOut.append(
        AppSurvey.LeftOut(
          module: module.name, place: "\(relative(path)):\(facts.importLines[first] ?? 1)",
          reason: "no such module '\(first)'", round: 1))
      lose(facts, path)
      return true
    }
  }

  /// Returns the first error of each file that doesn't compile with the others; empty if all do.
  private func firstErrors(
    _ module: AppModule, _ sources: [String]
  ) throws(AdoptingError) -> [String: CompilerDiagnostics.Message] {
    let rewritten = try compiler.rewrite(module, sources)
    let known = Set(sources)
    func first(_ errors: [CompilerDiagnostics.Message]) -> [String: CompilerDiagnostics.Message] {
      errors.filter { known.contains($0.path) }.reduce(into: [:]) { found, error in
        if error.line < found[error.path]?.line ?? .max { found[error.path] = error }
      }
    }
    let refused = first(rewritten.errors)
    if !refused.isEmpty { return refused }
    // Control flow errors, such as a missing return, are found after type checking; the module is
    // for
    // the modules that import it.
    for mode in [
      ["-typecheck"], ["-emit-sil", "-o", "/dev/null"],
      ["-emit-module", "-o", compiler.moduleFile(module.name)],
    ] {
      let run = try compiler.run(mode, module, sources, rewritten.arguments)
      guard run.hasFailed else { continue }
      let found = first(CompilerDiagnostics(run.output).errors)
      if !found.isEmpty { return found }
      return blame(run, sources)
    }
    return [:]
  }

  /// Leaves out the file that the compiler was processing when it crashed, or all if it reports
  /// none.
  private func blame(
    _ run: ToolProcess, _ sources: [String]
  ) -> [String: CompilerDiagnostics.Message] {
    let reason = compiler.withoutFolders(run.reason)
    for line in run.output.split(whereSeparator: \.isNewline) where !line.contains("Program arg") {
      for path in sources where line.contains(path + ":") {
        return [
          path: CompilerDiagnostics.Message(
            path: path, line: 1, text: "the compiler crashes at this file")
        ]
      }
    }
    return sources.reduce(into: [:]) {
      $0[$1] = CompilerDiagnostics.Message(path: $1, line: 1, text: reason)
    }
  }

  private mutating func lose(_ path: String) {
    guard let bytes = try? TextFile.bytes(path) else { return }
    lose(SwiftFileFacts(path: path, bytes: bytes), path)
  }

  private mutating func lose(_ facts: SwiftFileFacts, _ path: String) {
    for name in facts.declared where lost[name] == nil { lost[name] = relative(path) }
  }

  /// Returns the error, and the left-out file that would have declared the missing name.
  private func reason(_ error: CompilerDiagnostics.Message) -> String {
    let text = compiler.withoutFolders(error.text)
    guard let name = CompilerDiagnostics.quotations(text).first, text.hasPrefix("cannot find"),
      let file = lost[name]
    else { return text }
    return "\(name) is in \(file), which is left out"
  }

  // MARK: Pictures

  /// Keeps the pictures of a module that a test can create.
  private func checkPictures(
    of module: AppModule, _ survey: inout AppSurvey
  ) throws(AdoptingError) {
    let pictures = (survey.controllers + survey.views).filter { $0.module == module.name }
    guard !pictures.isEmpty else { return }
    progress("Checking what tests of \(module.name) can snapshot")
    let path = "\(compiler.folder)/Pictures.swift"
    var lines = ["@testable import \(module.name)", "import UIKit"]
    lines += pictures.enumerated().map { index, picture in
      "@MainActor func _adopted\(index)() -> AnyObject { \(picture.expression) }"
    }
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(lines.joined(separator: "\n").utf8))
    var tests = AppModule(target: "AdoptedPictures", name: "AdoptedPictures", kind: .folder)
    // The mode that SwiftPM uses for the written tests.
    tests.languageMode = 6
    let rewritten = try compiler.rewrite(tests, [path])
    let run = try compiler.run(["-typecheck"], tests, [path], rewritten.arguments)
    for error in CompilerDiagnostics(run.output).errors where error.path == path {
      guard pictures.indices.contains(error.line - 3) else { continue }
      let picture = pictures[error.line - 3]
      guard !survey.notPictured.contains(where: { $0.place == picture.place }) else { continue }
      survey.notPictured.append(
        AppSurvey.NotPictured(
          module: picture.module, name: picture.name, reason: error.text, place: picture.place))
      survey.controllers.removeAll { $0 == picture }
      survey.views.removeAll { $0 == picture }
    }
  }
}
