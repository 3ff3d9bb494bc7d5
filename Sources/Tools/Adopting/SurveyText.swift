/// A survey as lines of text.
package struct SurveyText: Sendable {
  /// The maximum number of rows to print for each table; JSON and the page have all.
  static let rowLimit = 20

  private let survey: AppSurvey

  package init(_ survey: AppSurvey) { self.survey = survey }

  package var text: String {
    var parts = [heading, modules]
    if let holes = survey.holes { parts.append(HoleSurveyText(holes).text) }
    parts += [obstacles, pictures, notTaken]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var heading: String {
    let totals = survey.totals
    var lines = [
      "\(survey.name): \(Self.count(totals.swiftFiles, "Swift file")) with "
        + "\(Self.count(totals.lines, "line")); in \(totals.clearFiles) "
        + "(\(Self.percent(totals.clearFiles, of: totals.swiftFiles))) no missing API was found"
    ]
    var facts = [
      "UIKit in \(totals.uiKitFiles)", "SwiftUI in \(totals.swiftUIFiles)",
      "the Objective-C dialect in \(totals.dialectFiles)",
    ]
    if totals.foreignFiles > 0 {
      facts.append("\(totals.foreignFiles) in C, C++ or Objective-C, not included")
    }
    facts.append(Self.count(totals.storyboards, "storyboard or nib", "storyboards and nibs"))
    facts.append(Self.count(totals.assetCatalogs, "asset catalog"))
    lines.append("  " + facts.joined(separator: "; "))
    return lines.joined(separator: "\n")
  }

  private var modules: String {
    var rows = [["MODULE", "KIND", "FILES", "CLEAR", "SWIFT", "IMPORTS"]]
    for module in survey.modules {
      rows.append([
        module.module, Self.words(module.kind), "\(module.swiftFiles)",
        Self.percent(module.clearFiles, of: module.swiftFiles), "\(module.languageMode)",
        module.imports.joined(separator: " "),
      ])
    }
    return Self.table(rows)
  }

  private var obstacles: String {
    guard !survey.obstacles.isEmpty else { return "" }
    var rows = [["MISSING", "WHAT", "FILES", "ALONE", "USES", "FIRST"]]
    for obstacle in survey.obstacles.prefix(Self.rowLimit) {
      rows.append([
        obstacle.name, Self.words(obstacle.kind), "\(obstacle.files)", "\(obstacle.alone)",
        "\(obstacle.uses)", obstacle.places.first ?? "",
      ])
    }
    return Self.table(rows) + Self.rest(survey.obstacles.count)
      + "\n“Alone” counts the files that nothing else blocks."
  }

  private var pictures: String {
    let made = survey.controllers.count + survey.views.count
    guard made + survey.notPictured.count > 0 else { return "" }
    return "Tests can snapshot \(Self.count(survey.controllers.count, "view controller")) and "
      + "\(Self.count(survey.views.count, "view")), which need no arguments or come from storyboards"
      + (survey.notPictured.isEmpty
        ? "."
        : "; \(Self.count(survey.notPictured.count, "more needs", "more need")) arguments or "
          + "\(survey.notPictured.count == 1 ? "is" : "are") out of reach.")
  }

  private var notTaken: String {
    guard !survey.notTaken.isEmpty else { return "" }
    var lines = ["Not included:"]
    for (kind, reason, names) in Self.grouped(survey.notTaken) {
      lines.append(
        "  \(Self.words(kind)): \(names.count) (\(names.prefix(3).joined(separator: ", "))"
          + (names.count > 3 ? ", …" : "") + "): " + reason)
    }
    return lines.joined(separator: "\n")
  }

  /// Groups what was left out by kind and reason.
  static func grouped(
    _ items: [NotTaken]
  ) -> [(kind: NotTaken.Kind, reason: String, names: [String])] {
    var groups: [(kind: NotTaken.Kind, reason: String, names: [String])] = []
    for kind in NotTaken.Kind.allCases {
      for item in items where item.kind == kind {
        if let index = groups.firstIndex(where: { $0.kind == kind && $0.reason == item.reason }) {
          groups[index].names.append(item.name)
        } else {
          groups.append((kind, item.reason, [item.name]))
        }
      }
    }
    return groups
  }

  // MARK: Words

  static func words(_ kind: AppModule.Kind) -> String {
    switch kind {
    case .application: "application"
    case .framework: "framework"
    case .appExtension: "app extension"
    case .package: "package"
    case .library: "library"
    case .folder: "folder"
    }
  }

  static func words(_ kind: AppSurvey.Obstacle.Kind) -> String {
    switch kind {
    case .framework: "framework"
    case .library: "library"
    case .name: "name"
    case .unreadable: "file"
    }
  }

  static func words(_ kind: NotTaken.Kind) -> String {
    switch kind {
    case .target: "targets"
    case .pods: "pods"
    case .carthage: "Carthage"
    case .foreignSource: "C, C++, Objective-C"
    case .bridgingHeader: "bridging headers"
    case .script: "scripts"
    case .link: "links"
    case .missing: "missing"
    case .resource: "files among the sources"
    case .unreadable: "unreadable"
    case .localPackage: "packages"
    case .generated: "generated"
    case .duplicate: "namesakes"
    case .package: "packages elsewhere"
    }
  }

  package static func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? word : plural ?? word + "s")"
  }

  /// Returns a share in whole percent; never 100 if any are missing.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    return "\(part * 100 / whole) %"
  }

  /// Returns the beginning of a message that would fill a whole line.
  static func short(_ text: String) -> String {
    text.count <= 72 ? text : text.prefix(71) + "…"
  }

  static func rest(_ count: Int) -> String {
    count > rowLimit ? "\n… and \(count - rowLimit) more, with --json or on the page" : ""
  }

  static func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        if column < row.count - 1 {
          line += String(repeating: " ", count: widths[column] - text.count + 2)
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
