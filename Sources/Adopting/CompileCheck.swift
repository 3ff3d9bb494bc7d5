import ChildProcesses
import Foundation
import XcodeProjects

/// Compiles an app's modules against Tateyoko's, one after another.
///
/// Missing modules are replaced by empty ones, so that the files that import them are checked too:
/// the names they use from them are then reported. The app's other modules see the files of a
/// module whose declarations compile.
package struct CompileCheck {
  /// A function that receives progress messages.
  package typealias Progress = (String) -> Void

  private let app: AppLayout
  private let survey: Surveyor.Result
  private let compiler: ModuleCompiler
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
    _ app: AppLayout, survey: Surveyor.Result, tools: CompilerTools, progress: Progress = { _ in }
  ) throws(AdoptingError) -> CompilationSurvey {
    let work = try temporaryWork()
    defer { withExtendedLifetime(work) {} }
    let compiler = try ModuleCompiler(
      survey: survey, tools: tools, folder: work.path, progress: progress)
    for module in survey.missingModules { try compiler.makeEmpty(module) }
    var check = CompileCheck(app: app, survey: survey, compiler: compiler)
    let modules = app.modulesInOrder(survey.imports)
    for (index, module) in modules.enumerated() {
      progress(
        "Compiling \(module.name), \(SurveyText.count(module.sources.count, "file")) "
          + "(\(index + 1) of \(modules.count))")
      try check.compile(module)
    }
    check.finish()
    return check.result
  }

  static func temporaryWork() throws(AdoptingError) -> TemporaryWork {
    do {
      return try TemporaryWork("tateyoko-adopt")
    } catch {
      throw .compiler("a temporary folder can't be made: \(error.localizedDescription)")
    }
  }

  private init(app: AppLayout, survey: Surveyor.Result, compiler: ModuleCompiler) {
    self.app = app
    self.survey = survey
    self.compiler = compiler
  }

  // MARK: A module

  private mutating func compile(_ module: AppModule) throws(AdoptingError) {
    let rewritten = try compiler.rewrite(module, module.sources)
    var errors = rewritten.errors
    var causes = errors.map { CauseKey(kind: .dialect, text: $0.text) }
    let check = try compiler.run(
      ["-typecheck"], module, module.sources, rewritten.arguments)
    for error in CompilerDiagnostics(check.output).errors {
      let cause = CompilerDiagnostics.cause(
        error.text, owners: survey.owners, module: module.name)
      errors.append(error)
      causes.append(CauseKey(kind: cause.kind, text: cause.text))
    }
    if errors.isEmpty, check.hasFailed, let first = module.sources.first {
      let reason = compiler.withoutFolders(check.reason)
      errors.append(CompilerDiagnostics.Message(path: first, line: 1, text: reason))
      causes.append(CauseKey(kind: .error, text: reason))
    }
    let interface = try emit(module, rewritten.arguments)
    count(errors, causes, of: module, interface: interface)
  }

  /// The maximum number of attempts to emit an interface without the files that failed.
  private static let interfaceLimit = 8

  /// Emits the module that others import, from its interface alone: errors in bodies don't matter.
  private func emit(
    _ module: AppModule, _ arguments: [String]
  ) throws(AdoptingError) -> CompilationSurvey.Interface {
    let file = compiler.moduleFile(module.name)
    var sources = module.sources
    for _ in 0..<Self.interfaceLimit where !sources.isEmpty {
      let emitted = try compiler.run(
        ["-emit-module", "-o", file, "-Xfrontend", "-experimental-skip-all-function-bodies"],
        module, sources, arguments)
      if emitted.status == 0, FolderFiles.kind(file) == .file {
        return sources.count == module.sources.count ? .whole : .part
      }
      let wrong = Set(CompilerDiagnostics(emitted.output).errors.map(\.path))
      let left = sources.filter { !wrong.contains($0) }
      if left.count == sources.count { break }
      sources = left
    }
    try compiler.makeEmpty(module.name)
    return .none
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
