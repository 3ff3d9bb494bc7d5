import Foundation
import RunRecord
import Tateyoko

/// The screens of a program, as a table and as data.
struct ScreenListing: Codable, Hashable, Sendable {
  struct Entry: Codable, Hashable, Sendable {
    var name: String
    var title: String
    var kind: String
    var module: String?
    var file: String?
    var line: Int?
  }

  var screens: [Entry]

  init(_ found: [FoundScreen]) {
    screens = found.map { screen in
      Entry(
        name: screen.id, title: screen.title, kind: screen.kind.rawValue, module: screen.module,
        file: screen.file, line: screen.line)
    }
  }

  /// A line per screen: name, kind, title.
  var text: String {
    guard !screens.isEmpty else { return "No screens found." }
    let width = min(40, screens.map(\.name.count).max() ?? 0)
    let rows = screens.map { screen in
      let name = HarmlessText.line(screen.name)
      let gap = String(repeating: " ", count: max(0, width - name.count))
      let kind = screen.kind + String(repeating: " ", count: max(0, 10 - screen.kind.count))
      let title = screen.title == screen.name ? "" : HarmlessText.line(screen.title)
      return "\(name)\(gap)  \(kind)  \(title)"
    }
    return rows.map { row in
      var row = row[...]
      while row.last == " " { row.removeLast() }
      return String(row)
    }.joined(separator: "\n")
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
