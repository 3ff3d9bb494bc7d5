import XcodeProjects

// The results for an app with holes in a survey.
extension WholeApp {
  mutating func count(_ state: HoledModule) {
    let (module, holes) = (state.module, state.holes)
    result.texts[module.name] = state.texts
    result.fileNames[module.name] = state.fileNames
    result.implicitImports[module.name] = state.implicitImports
    let missing = names.modules
    var clear = 0
    var byNames = 0
    for path in module.sources {
      let facts = (try? TextFile.bytes(path)).map { SwiftFileFacts(path: path, bytes: $0) }
      let needed = facts.map { Set($0.imports).subtracting($0.optionalImports) } ?? []
      result.imports[module.name, default: []] += needed.intersection(missing)
      if state.hasHoles(path) { continue }
      if state.failing.contains(path) || !needed.isDisjoint(with: missing) {
        byNames += 1
      } else {
        clear += 1
      }
    }
    result.imports[module.name] = Set(result.imports[module.name] ?? []).sorted()
    result.holes.modules.append(
      HoleSurvey.Module(
        module: module.name, files: module.sources.count, filesWithoutErrors: clear,
        filesByNames: byNames, filesWithHoles: state.changedCount, holes: holes.count,
        rounds: state.rounds))
    for hole in holes {
      result.holes.holes.append(
        HoleSurvey.Hole(
          module: module.name, place: "\(hole.file):\(hole.line)", unit: hole.unit,
          reason: compiler.withoutFolders(hole.reason), owner: hole.owner))
    }
    for path in module.sources {
      var found: [HoleCauseKey: (uses: Int, line: Int)] = [:]
      for message in (state.messages[path] ?? []).sorted(by: { $0.line < $1.line }) {
        let cause = CompilerDiagnostics.cause(
          compiler.withoutFolders(message.text), owners: survey.owners, module: module.name)
        let key = HoleCauseKey(kind: cause.kind, text: cause.text)
        found[key, default: (0, message.line)].uses += 1
      }
      if !found.isEmpty { causes.add(ProjectPath.relative(path, to: app.root), found) }
    }
  }

  /// Finds what can be pictured in the whole app, and which screens have holes in their own classes.
  mutating func checkPictures() throws(AdoptingError) {
    progress("Checking what tests can picture")
    var found = Surveyor.survey(app, installed: installed, holes: result).survey
    let check = PictureCheck(compiler: compiler)
    for module in app.modules where !module.sources.isEmpty {
      try check.check(module, &found)
    }
    (result.controllers, result.views) = (found.controllers, found.views)
    result.settings = found.settings
    result.notPictured = found.notPictured
    let owners = Dictionary(grouping: result.holes.holes) { hole in
      hole.owner.split(separator: ".").first.map(String.init) ?? ""
    }.mapValues(\.count)
    for picture in found.controllers {
      let classes = Set(picture.classes.map { String($0.split(separator: ".").first ?? "") })
      let count = classes.reduce(picture.missing.count) { $0 + (owners[$1] ?? 0) }
      guard count > 0 else { continue }
      result.holes.screens.append(
        HoleSurvey.Screen(module: picture.module, name: picture.name, holes: count))
    }
  }

  mutating func finish() {
    result.holes.causes = causes.ordered.map { key, count in
      HoleSurvey.Cause(
        kind: key.kind, text: key.text, errors: count.uses, files: count.files,
        alone: count.alone, places: count.places)
    }
    result.holes.generatedModules = names.modules.sorted()
    for module in names.modules.union([HoleSupport.module]) {
      result.generated[module] = names.text(of: module)
    }
  }
}

/// A cause as it's worded and counted.
struct HoleCauseKey: Hashable, Comparable {
  var kind: HoleSurvey.Cause.Kind
  var text: String

  static func < (left: Self, right: Self) -> Bool {
    (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
  }
}
