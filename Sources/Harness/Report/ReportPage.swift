import Foundation
import ReportAssets
import RunRecord

/// The page of a report: a small frame around scripts that read the run's data next to it.
enum ReportPage {
  /// The folder of the page's own files.
  static let assetFolder = "assets"

  static func html(_ run: RunFacts) -> String {
    let sign = run.verdict.sign
    let scripts = assets.map(\.name).filter { $0.hasSuffix(".js") }
    // The run's data precedes the script that assembles the page.
    let files =
      scripts.dropLast().map { "\(assetFolder)/\($0)" } + [dataFile]
      + scripts.suffix(1).map { "\(assetFolder)/\($0)" }
    let tags = files.map { file -> HTML in "<script src=\"\(file)\"></script>\n" }
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(sign) \(run.header.title): \(run.tally.summary)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(assetFolder)/report.css">
      </head>
      <body>
      <noscript><p>\(sign) \(run.header.title): \(run.tally.summary). The page needs JavaScript;
      <a href="summary.md">summary.md</a> has the same as text.</p></noscript>
      <div id="app"><p class="nothing loading">This page can’t be shown: one of its scripts is missing
      or damaged. Copy the whole report folder again. <a href="summary.md">summary.md</a>
      has the results as text.</p></div>
      \(HTML(tags))</body>
      </html>

      """
    return page.text
  }

  /// Nothing external, nothing inline: names and texts of a run can't become code.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    + "base-uri 'none'; form-action 'none'"

  static let dataFile = "data.js"

  /// The text before and after the run's JSON in a script, which a page from disk may read even
  /// though it may not read JSON.
  static let dataFrame = (start: "tateyoko.run(", end: ");\n")

  /// One of the page's own files.
  struct Asset {
    var name: String
    var data: Data
  }

  /// The page's own files, with the scripts in the order they run.
  static let assets: [Asset] = {
    var count = 0
    guard let first = report_assets(&count) else { return [] }
    return UnsafeBufferPointer(start: first, count: count).map { asset in
      let source = String(
        decoding: UnsafeRawBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
      return Asset(name: String(cString: asset.name), data: Data(slim(source).utf8))
    }
  }()

  /// Returns a script or a style without indentation and comment lines.
  ///
  /// Reports are shared, and this makes the page a fifth smaller. No string in the sources spans
  /// several lines, so this doesn't change any.
  static func slim(_ source: String) -> String {
    var result = ""
    var isComment = false
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if isComment || text.hasPrefix("/*") {
        isComment = !text.contains("*/")
        if isComment || text.hasSuffix("*/") { continue }
      }
      if text.isEmpty || text.hasPrefix("//") { continue }
      result += text + "\n"
    }
    return result
  }
}
