import AssetCatalogs
import ChildProcesses
import Foundation
import XcodeProjects

/// Makes an app compile as a whole: code that can't compile becomes a hole, and nothing is left out.
///
/// The compiler runs repeatedly, and the code it rejects is replaced. Each round leaves less of the failing code, and
/// later rounds replace larger units: a statement, a body, a member, a declaration, a file. So it ends: after
/// ``roundLimit`` rounds, each further one needs another file that becomes a hole.
package struct WholeApp {
  /// A function that receives progress messages.
  package typealias Progress = (String) -> Void

  package struct Result: Sendable {
    /// The contents of files with holes, by the app's own paths.
    package var texts: [String: [String: String]] = [:]
    /// The names of these files, which are distinct in each module.
    package var fileNames: [String: [String: String]] = [:]
    /// The contents of generated modules, by name.
    package var generated: [String: String] = [:]
    /// The generated modules that each of the app's modules imports.
    package var imports: [String: [String]] = [:]
    /// The modules imported into every file of each of the app's modules, in addition to the ones that headers import.
    package var implicitImports: [String: [String]] = [:]
    package var holes = HoleSurvey()
    /// The screens of the whole app that can be pictured: their expressions compile.
    package var controllers: [AppSurvey.Picture] = []
    /// What is set before a controller is shown; the values compile.
    package var settings: [AppSurvey.Setting] = []
    package var views: [AppSurvey.Picture] = []
    package var notPictured: [AppSurvey.NotPictured] = []
  }

  /// The round after which only whole files of a module become holes.
  static let roundLimit = 16
  /// The maximum number of rounds of a module that only declare missing names.
  private static let namingLimit = 4
  /// The first round in which a body that already has a hole becomes a hole as a whole.
  private static let lateRound = 5

  let app: AppLayout
  let survey: Surveyor.Result
  let compiler: ModuleCompiler
  private let program: HoleProgram
  let progress: Progress
  var names: MissingNames
  private var objectiveC: OwnObjectiveC
  let installed: InstalledModules
  var result = Result()
  var causes = ObstacleTally<HoleCauseKey>()

  /// Makes the holes of an app.
  ///
  /// - Parameter progress: Called with a message for each step and each compiler run.
  package static func make(
    _ app: AppLayout, survey: Surveyor.Result, installed: InstalledModules, tools: CompilerTools,
    progress: @escaping Progress = { _ in }
  ) throws(AdoptingError) -> Result {
    let work = try temporaryWork()
    defer { withExtendedLifetime(work) {} }
    let compiler = try ModuleCompiler(
      survey: survey, tools: tools, folder: work.path, progress: progress, hasHoles: true)
    var maker = WholeApp(
      app: app, survey: survey, compiler: compiler,
      program: HoleProgram(program: compiler.program, folder: work.path), progress: progress,
      names: MissingNames(modules: survey.missingModules), objectiveC: OwnObjectiveC(app),
      installed: installed)
    try maker.compileNames(isFirst: true)
    let modules = app.modulesInOrder(survey.imports)
    for (index, module) in modules.enumerated() {
      try maker.make(module, "\(index + 1) of \(modules.count)")
    }
    maker.finish()
    try maker.checkPictures()
    return maker.result
  }

  private static func temporaryWork() throws(AdoptingError) -> TemporaryWork {
    do {
      return try TemporaryWork("tateyoko-adopt")
    } catch {
      throw .compiler("a temporary folder can't be made: \(error.localizedDescription)")
    }
  }

  private init(
    app: AppLayout, survey: Surveyor.Result, compiler: ModuleCompiler, program: HoleProgram,
    progress: @escaping Progress, names: MissingNames, objectiveC: OwnObjectiveC,
    installed: InstalledModules
  ) {
    self.app = app
    self.survey = survey
    self.compiler = compiler
    self.program = program
    self.progress = progress
    self.names = names
    self.objectiveC = objectiveC
    self.installed = installed
  }

  // MARK: A module

  private mutating func make(_ module: AppModule, _ place: String) throws(AdoptingError) {
    let folder = "\(compiler.folder)/holes/\(module.name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .compiler("\(folder) can't be made: \(error.localizedDescription)")
    }
    var state = HoledModule(module, folder: folder, root: app.root)
    state.addConstants(
      beside: module.sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) })
    state.addManagedClasses()
    var emptied = -1
    while true {
      if state.holeRounds >= Self.roundLimit {
        // Only whole files become holes now, until the module compiles or no further file does.
        let now = Set(state.holes.filter { $0.unit == .file }.map(\.file)).count + state.emptyFaces
        guard now > emptied else { break }
        emptied = now
      }
      state.rounds += 1
      progress(
        "\(module.name) (\(place)), round \(state.rounds): "
          + "\(SurveyText.count(module.sources.count, "file")), "
          + SurveyText.count(state.holes.count, "hole"))
      let errors = try self.errors(state)
      if errors.isEmpty { break }
      try answer(errors, &state)
    }
    count(state)
  }

  /// Returns the smallest unit that becomes a hole in a round.
  static func least(in round: Int) -> HoleUnit {
    switch round {
    case ...10: .statement
    case ...12: .body
    case ...14: .member
    case 15: .declaration
    default: .file
    }
  }

  /// Returns the compiler's errors for a module; empty if it compiles.
  private func errors(
    _ state: HoledModule
  ) throws(AdoptingError) -> [CompilerDiagnostics.Message] {
    let (module, sources) = (state.module, state.sources)
    let known = Set(sources)
    let rewritten = try compiler.rewrite(
      module, sources, keepsOutput: true, imports: state.implicitImports)
    let refused = rewritten.errors.filter { known.contains($0.path) }
    if !refused.isEmpty { return refused }
    // Control flow errors, such as a missing return, are found after type checking. The module is emitted for the
    // ones that import it.
    for mode in [
      ["-typecheck"], ["-emit-sil", "-o", "/dev/null"],
      ["-emit-module", "-o", compiler.moduleFile(module.name)],
    ] {
      let run = try compiler.run(mode, module, sources, rewritten.arguments)
      guard run.hasFailed else { continue }
      let found = CompilerDiagnostics(run.messages).errors.filter { known.contains($0.path) }
      return found.isEmpty ? blame(run, sources) : found
    }
    return []
  }

  /// Returns an error for the file that the compiler crashed on, or for all files if it's unknown.
  private func blame(_ run: ToolProcess, _ sources: [String]) -> [CompilerDiagnostics.Message] {
    let reason = compiler.withoutFolders(run.reason)
    if let found = Self.place(inDump: run.messages, of: sources) {
      let text =
        run.ranOutOfTime
        ? "the compiler needs too long for this" : "the compiler crashes at this file"
      return [
        CompilerDiagnostics.Message(
          path: found.path, line: found.line, column: found.column, text: text)
      ]
    }
    return sources.map { CompilerDiagnostics.Message(path: $0, line: 1, text: reason) }
  }

  /// Returns the first place in one of the files that a compiler which was ended names: `request(name@/path:18:25)`.
  static func place(
    inDump text: String, of sources: [String]
  ) -> (path: String, line: Int, column: Int)? {
    for line in text.split(whereSeparator: \.isNewline) where !line.contains("Program arg") {
      for path in sources {
        guard let end = line.firstRange(of: path + ":")?.upperBound else { continue }
        let numbers = line[end...].split(separator: ":").prefix(2).map { part in
          Int(part.prefix(while: \.isNumber)) ?? 0
        }
        return (path, max(1, numbers.first ?? 1), numbers.dropFirst().first ?? 0)
      }
    }
    return nil
  }

  /// Declares missing names if possible, and makes holes for the other errors.
  private mutating func answer(
    _ errors: [CompilerDiagnostics.Message], _ state: inout HoledModule
  ) throws(AdoptingError) {
    var errors = errors
    let others = state.removeFromFaces(errors, all: state.holeRounds >= Self.roundLimit)
    // Errors elsewhere may result from what was removed.
    guard others.count == errors.count else { return }
    state.note(errors)
    // A file may use a name that it imports through a module that is missing here.
    let known = errors.filter { error in
      HoleCause.name(in: error.text).map(isSystemName) ?? false
        && error.text.hasPrefix("cannot find")
    }
    if !known.isEmpty, state.importMore(of: installed.modules) {
      let known = Set(known)
      errors.removeAll(where: known.contains)
    }
    var new = try declareObjectiveC(errors, &state).union(declareNotifications(errors))
    var wanted: Set<String> = []
    var homes: [String: String] = [:]
    for error in errors {
      guard case .type(let name, let module) = HoleCause(error.text),
        !names.declared.contains(name), !isSystemName(name)
      else { continue }
      wanted.insert(name)
      if let module { homes[name] = module }
    }
    let uses = try program.uses(of: wanted, in: app.modules.flatMap(\.sources))
    let found = names.declare(uses, in: homes)
    result.holes.names += found
    try compileNames(isFirst: false)
    new.formUnion(found.map(\.name))
    // New declarations are tried before any code is removed, as many errors result from a missing superclass.
    if !new.isEmpty, state.namingRounds < Self.namingLimit {
      state.namingRounds += 1
      return
    }
    let rest = errors.filter { error in
      HoleCause.name(in: error.text).map { !new.contains($0) } ?? true
    }
    guard !rest.isEmpty else { return }
    let files = state.request(rest)
    state.add(
      try program.makeHoles(
        in: files, least: Self.least(in: state.holeRounds),
        isLate: state.holeRounds >= Self.lateRound))
  }

  /// Whether an available module declares a name.
  private func isSystemName(_ name: String) -> Bool {
    installed.types[name] != nil || FoundationNames.contain(name)
      || NetworkingNames.all.contains(name)
  }

  /// Declares the names of a missing module's notifications, which are never posted here, and returns them.
  private mutating func declareNotifications(
    _ errors: [CompilerDiagnostics.Message]
  ) -> Set<String> {
    let wanted = Set(errors.compactMap { HoleCause.notification(in: $0.text) })
      .filter { !names.declared.contains("NSNotification.Name.\($0)") }
    for name in wanted.sorted() {
      let lines = [
        "extension NSNotification.Name {",
        "  public static let \(SwiftName.code(name)) = NSNotification.Name(\"\(name)\")", "}", "",
      ]
      names.add(lines.joined(separator: "\n"), to: HoleSupport.module)
      result.holes.names.append(
        HoleSurvey.Name(name: name, module: HoleSupport.module, isFromHeader: false))
    }
    // A type may have the same name.
    names.take(Set(wanted.map { "NSNotification.Name.\($0)" }))
    return wanted
  }

  /// Declares the missing names that the app's headers declare, and returns them.
  private mutating func declareObjectiveC(
    _ errors: [CompilerDiagnostics.Message], _ state: inout HoledModule
  ) throws(AdoptingError) -> Set<String> {
    let module = state.module
    let isOwn = module.bridgingHeader != nil || !module.foreignSources.isEmpty
    let isType = { [installed, survey, names] (name: String) -> Bool in
      installed.types[name] != nil || FoundationNames.contain(name) || survey.owners[name] != nil
        || names.declared.contains(name)
    }
    var new: Set<String> = []
    if isOwn {
      for error in errors where error.text.contains("has no member") {
        guard let member = CompilerDiagnostics.quotations(error.text).last,
          let text = objectiveC.categories(
            withMember: member, for: module.name, isType: isType)
        else { continue }
        state.addFace(text)
        new.insert(member)
      }
    }
    let wanted = Set(errors.compactMap { HoleCause.name(in: $0.text) }).filter {
      objectiveC.has($0) && !names.declared.contains($0)
    }
    guard !wanted.isEmpty else { return new }
    let declared = names.declared
    let found = objectiveC.text(
      of: wanted, access: isOwn ? "" : "public",
      isDeclared: { declared.contains($0) || survey.owners[$0] != nil }, isType: isType)
    guard !found.names.isEmpty else { return new }
    names.take(found.names)
    var home = module.name
    if isOwn {
      state.addFace(found.text)
    } else {
      let uses = try program.uses(of: found.names, in: module.sources)
      home = uses.values.first.map(names.home) ?? HoleSupport.module
      names.add(found.text, to: home)
    }
    result.holes.names += found.names.sorted().map {
      HoleSurvey.Name(name: $0, module: home, isFromHeader: true)
    }
    return new.union(found.names)
  }

  /// Compiles the generated modules whose text has changed.
  private mutating func compileNames(isFirst: Bool) throws(AdoptingError) {
    let changed = names.takeChanged()
    let modules = isFirst ? [HoleSupport.module] + changed : changed
    if modules.count > 3 {
      progress("Compiling \(SurveyText.count(modules.count, "generated module"))")
    }
    for module in modules { try compileName(module) }
  }

  /// Compiles a generated module, without the declarations that don't compile.
  private mutating func compileName(_ module: String) throws(AdoptingError) {
    for round in 1... {
      let (run, lines) = try compiler.makeModule(module, text: names.text(of: module))
      if run.status == 0 { return }
      // Each round removes a line at least; a crash of the compiler, or too many rounds, all of them.
      let removed = names.remove(lines: round < Self.roundLimit ? lines : [], from: module)
      guard let removed else {
        throw .compiler(
          "the module \(module) can't be generated: \(compiler.withoutFolders(run.reason))")
      }
      result.holes.names.removeAll { removed.contains($0.name) }
    }
  }
}
