/// The causes of an app's holes, as lines of text.
struct HoleSurveyText {
  private let holes: HoleSurvey

  init(_ holes: HoleSurvey) { self.holes = holes }

  var text: String {
    [Self.sentence(holes), modules, causes, screens].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// Returns how much compiles unchanged, and what happens to the rest.
  static func sentence(_ holes: HoleSurvey) -> String {
    let all = holes.files
    let clear = holes.filesWithoutErrors
    let units = HoleUnit.allCases.compactMap { unit -> String? in
      let count = holes.holes.count { $0.unit == unit }
      return count == 0 ? nil : words(unit, count)
    }
    var parts = [
      "\(clear) of \(SurveyText.count(all, "file")) "
        + "\(clear == 1 ? "compiles as it is" : "compile as they are") "
        + "(\(SurveyText.percent(clear, of: all)))"
    ]
    if holes.holes.isEmpty {
      parts.append("no holes")
    } else {
      parts.append(
        "\(SurveyText.count(holes.holes.count, "hole")) in "
          + "\(SurveyText.count(holes.filesWithHoles, "file")): \(units.joined(separator: ", "))")
    }
    if !holes.names.isEmpty || !holes.generatedModules.isEmpty {
      parts.append(
        "\(SurveyText.count(holes.names.count, "name")) and "
          + "\(SurveyText.count(holes.generatedModules.count, "module")) stand for what is missing")
    }
    return parts.joined(separator: "; ") + "."
  }

  static func words(_ unit: HoleUnit, _ count: Int) -> String {
    switch unit {
    case .statement: SurveyText.count(count, "statement")
    case .body: SurveyText.count(count, "body", "bodies")
    case .member: SurveyText.count(count, "member")
    case .declaration: SurveyText.count(count, "declaration")
    case .file: SurveyText.count(count, "whole file")
    }
  }

  private var modules: String {
    var rows = [["COMPILED", "FILES", "AS THEY ARE", "BY NAMES", "WITH HOLES", "HOLES", "ROUNDS"]]
    for module in holes.modules {
      rows.append([
        module.module, "\(module.files)",
        "\(module.filesWithoutErrors) "
          + "(\(SurveyText.percent(module.filesWithoutErrors, of: module.files)))",
        "\(module.filesByNames)", "\(module.filesWithHoles)", "\(module.holes)",
        "\(module.rounds)",
      ])
    }
    return SurveyText.table(rows)
  }

  private var causes: String {
    guard !holes.causes.isEmpty else { return "" }
    var rows = [["CAUSE", "FILES", "ALONE", "ERRORS", "FIRST"]]
    for cause in holes.causes.prefix(SurveyText.rowLimit) {
      rows.append([
        SurveyText.short(cause.text), "\(cause.files)", "\(cause.alone)", "\(cause.errors)",
        cause.places.first ?? "",
      ])
    }
    return SurveyText.table(rows) + SurveyText.rest(holes.causes.count)
  }

  private var screens: String {
    guard !holes.screens.isEmpty else { return "" }
    var rows = [["SCREEN WITH HOLES OF ITS OWN", "MODULE", "HOLES"]]
    for screen in holes.screens.prefix(SurveyText.rowLimit) {
      rows.append([screen.name, screen.module, "\(screen.holes)"])
    }
    return SurveyText.table(rows) + SurveyText.rest(holes.screens.count)
  }
}
