import Report

/// A survey as a self-contained HTML page.
package struct SurveyPage: Sendable {
  private let survey: AppSurvey

  package init(_ survey: AppSurvey) { self.survey = survey }

  private static let style = HTML(
    trusted: """
      :root { color-scheme: light dark; }
      body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
      h1 { font-size: 1.5rem; margin-bottom: .25rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
      table { border-collapse: collapse; width: 100%; }
      th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #8884; vertical-align: top; }
      td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
      code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: break-word; }
      td.p code { overflow-wrap: anywhere; } summary { cursor: pointer; list-style: none; }
      meter { width: 8rem; } .quiet, td::before { opacity: .7; }
      @media (max-width: 45rem) {
        thead { position: absolute; clip-path: inset(50%); height: 1px; overflow: hidden; }
        tr { border-bottom: 1px solid #8884; display: flex; flex-wrap: wrap; gap: 0 .9rem; padding: .5rem 0; }
        td { border: 0; padding: 0; min-width: 0; } td.n { text-align: left; }
        td:first-child, td.p { flex-basis: 100%; } td:empty { display: none; }
        td.n::before { content: attr(data-head) " "; }
      }
      """)

  package var text: String {
    let totals = survey.totals
    let share = SurveyText.percent(totals.clearFiles, of: totals.swiftFiles)
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(survey.name)</title>
      <style>\(Self.style)</style></head>
      <body>
      <h1>\(survey.name)</h1>
      <p>In \(totals.clearFiles) of \(totals.swiftFiles) Swift files (\(share)) no missing API was \
      found. UIKit in \(totals.uiKitFiles), SwiftUI in \(totals.swiftUIFiles), the Objective-C \
      dialect in \(totals.dialectFiles); \
      \(SurveyText.count(totals.foreignFiles, "file")) in C, C++ or Objective-C; \
      \(SurveyText.count(totals.storyboards, "storyboard or nib", "storyboards and nibs")); \
      \(SurveyText.count(totals.assetCatalogs, "asset catalog")).</p>
      \(modules)\(holes)\(obstacles)\(imports)\(pictures)\(notTaken)
      </body></html>

      """
    return page.text
  }

  /// Columns with paths that may wrap anywhere.
  private static let placeHeads: Set<String> = ["Places", "Place", "File", "Which"]

  /// Creates a table; on a narrow screen, rows become paragraphs with column names next to numbers.
  private static func table(_ heads: [(String, isNumber: Bool)], _ rows: [[HTML]]) -> HTML {
    func cell(_ index: Int, _ content: HTML) -> HTML {
      let (head, isNumber) = heads[index]
      if isNumber { return "<td class=\"n\" data-head=\"\(head)\">\(content)</td>" }
      return placeHeads.contains(head)
        ? "<td class=\"p\">\(content)</td>" : "<td>\(content)</td>"
    }
    let head = HTML(
      heads.map { head, isNumber in
        isNumber ? "<th class=\"n\">\(head)</th>" : "<th>\(head)</th>"
      })
    let body = HTML(
      rows.map { row in "<tr>\(HTML(row.indices.map { cell($0, row[$0]) }))</tr>" },
      separator: "\n")
    return "<table><thead><tr>\(head)</tr></thead><tbody>\n\(body)\n</tbody></table>\n"
  }

  private static func places(_ places: [String], of files: Int) -> HTML {
    guard places.count > 1 else { return "<code>\(places.first ?? "")</code>" }
    let rest = HTML(
      places.dropFirst().map { "<code>\($0)</code>" }, separator: "<br>")
    let listed = places.count - 1
    let more = files > places.count ? "\(listed) of \(files - 1) more" : "\(listed) more"
    return """
      <details><summary><code>\(places[0])</code> <u>and \(more)</u></summary>\
      \(rest)</details>
      """
  }

  private var modules: HTML {
    let rows = survey.modules.map { module -> [HTML] in
      [
        "<code>\(module.module)</code>", "\(SurveyText.words(module.kind))", "\(module.swiftFiles)",
        """
        <meter max="\(max(1, module.swiftFiles))" value="\(module.clearFiles)"></meter> \
        \(SurveyText.percent(module.clearFiles, of: module.swiftFiles))
        """,
        "\(module.languageMode)", "\(module.imports.joined(separator: ", "))",
      ]
    }
    let table = Self.table(
      [
        ("Module", false), ("Kind", false), ("Files", true), ("Clear", false), ("Swift", true),
        ("Imports of the app's", false),
      ], rows)
    return "<h2>Modules</h2>\n\(table)"
  }

  private var holes: HTML {
    guard let holes = survey.holes else { return "" }
    let modules = Self.table(
      [
        ("Module", false), ("Files", true), ("As they are", true), ("By names", true),
        ("With holes", true), ("Holes", true), ("Rounds", true),
      ],
      holes.modules.map {
        [
          "<code>\($0.module)</code>", "\($0.files)", "\($0.filesWithoutErrors)",
          "\($0.filesByNames)", "\($0.filesWithHoles)", "\($0.holes)", "\($0.rounds)",
        ]
      })
    let causes = Self.table(
      [("Cause", false), ("Files", true), ("Alone", true), ("Errors", true), ("Places", false)],
      holes.causes.map {
        [
          "<code>\($0.text)</code>", "\($0.files)", "\($0.alone)", "\($0.errors)",
          Self.places($0.places, of: $0.files),
        ]
      })
    let all = Self.table(
      [("Place", false), ("Hole", false), ("Reason", false)],
      holes.holes.map {
        [
          "<code>\($0.place)</code>", "\(HoleSurveyText.words($0.unit, 1))",
          "<code>\($0.reason)</code>",
        ]
      })
    return """
      <h2>What the compiler says</h2>
      <p>\(HoleSurveyText.sentence(holes))</p>
      \(modules)\(causes)
      <h2>Holes</h2>
      \(all)
      """
  }

  private var obstacles: HTML {
    guard !survey.obstacles.isEmpty else { return "" }
    let table = Self.table(
      [
        ("Missing", false), ("What", false), ("Files", true), ("Alone", true), ("Uses", true),
        ("Places", false),
      ],
      survey.obstacles.map {
        [
          "<code>\($0.name)</code>", "\(SurveyText.words($0.kind))", "\($0.files)", "\($0.alone)",
          "\($0.uses)", Self.places($0.places, of: $0.files),
        ]
      })
    return """
      <h2>What is missing</h2>
      <p class="quiet">“Alone” counts the files that nothing else blocks.</p>
      \(table)
      """
  }

  private var imports: HTML {
    let words: [AppSurvey.Import.Kind: String] = [
      .available: "available", .own: "the app's own", .apple: "Apple's, missing",
      .library: "a library",
    ]
    let table = Self.table(
      [("Import", false), ("Whose", false), ("Files", true)],
      survey.imports.map {
        ["<code>\($0.module)</code>", "\(words[$0.kind] ?? "")", "\($0.files)"]
      })
    return "<h2>Imports</h2>\n\(table)"
  }

  private var pictures: HTML {
    func list(_ pictures: [AppSurvey.Picture]) -> HTML {
      Self.table(
        [("Made as", false), ("Module", false), ("Place", false)],
        pictures.map {
          [
            "<code>\($0.expression)</code>", "<code>\($0.module)</code>",
            "<code>\($0.place)</code>",
          ]
        })
    }
    let rest = Self.table(
      [("Class", false), ("Why not", false), ("Place", false)],
      survey.notPictured.map {
        ["<code>\($0.name)</code>", "\($0.reason)", "<code>\($0.place)</code>"]
      })
    return """
      <h2>What tests can snapshot</h2>
      <h3>\(SurveyText.count(survey.controllers.count, "view controller"))</h3>
      \(list(survey.controllers))
      <h3>\(SurveyText.count(survey.views.count, "view"))</h3>
      \(list(survey.views))
      <h3>\(survey.notPictured.count) not</h3>
      \(rest)
      """
  }

  private var notTaken: HTML {
    guard !survey.notTaken.isEmpty else { return "" }
    let table = Self.table(
      [("What", false), ("Why, and what helps", false), ("Which", false)],
      SurveyText.grouped(survey.notTaken).map { group -> [HTML] in
        [
          "\(SurveyText.words(group.kind))", "\(group.reason)",
          HTML(group.names.map { "<code>\($0)</code>" }, separator: ", "),
        ]
      })
    return "<h2>Not included</h2>\n\(table)"
  }
}
