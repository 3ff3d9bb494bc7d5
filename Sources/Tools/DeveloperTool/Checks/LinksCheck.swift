import Foundation

/// Finds links between pages of documentation that lead to no file or no heading.
enum LinksCheck {
  private struct Link {
    var place: String
    var text: String
    var path: String
    var anchor: String
  }

  static func run() throws -> CheckResult {
    let folders = ["docs", "scenarios", "Examples", "Sources"]
    let pages = ["README.md"] + folders.flatMap { files(in: $0, ".md") }
    var links: [Link] = []
    var headings: Set<String> = []
    for page in pages {
      let (found, anchors) = read(try readText(page), of: page)
      links += found
      headings.formUnion(anchors.map { "\(page)#\($0)" })
    }
    if links.isEmpty { throw Failure("no links were found; is this the package's folder?") }
    let problems = links.compactMap { link -> String? in
      if !FileManager.default.fileExists(atPath: link.path) {
        return "\(link.place): error: \(link.text): there is no \(link.path)"
      }
      if !link.anchor.isEmpty, !headings.contains("\(link.path)#\(link.anchor)") {
        return "\(link.place): error: \(link.text): \(link.path) has no such heading"
      }
      return nil
    }
    return CheckResult(problems: problems)
  }

  /// The links to files and the anchors of headings, without what is in blocks of code.
  private static func read(_ text: String, of page: String) -> ([Link], [String]) {
    var links: [Link] = []
    var anchors: [String] = []
    var used: [String: Int] = [:]
    var isCode = false
    for (index, line) in text.lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      if line.hasPrefix("#") {
        let anchor = anchor(of: line)
        let number = used[anchor, default: 0]
        used[anchor] = number + 1
        anchors.append(number == 0 ? anchor : "\(anchor)-\(number)")
      }
      guard line.has("](") else { continue }
      for match in line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^) ]+)\)/) {
        let link = match.1
        if link.prefixMatch(of: /[a-z]+:/) != nil { continue }
        let path = String(link.prefix { $0 != "#" })
        let folder = (page as NSString).deletingLastPathComponent
        links.append(
          Link(
            place: "\(page):\(index + 1)", text: String(link),
            path: path.isEmpty ? page : resolved("\(folder)/\(path)"),
            anchor: String(link.dropFirst(path.count + 1))))
      }
    }
    return (links, anchors)
  }

  /// GitHub's anchor, but for letters that aren't ASCII, which no heading has.
  private static func anchor(of heading: Substring) -> String {
    let text = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
      .replacing(/\]\([^)]*\)/, with: "")
    return String(
      text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || " _-".contains($0)) }
        .map { $0 == " " ? "-" : $0 })
  }

  /// A path relative to this folder, without `.` and `..`.
  private static func resolved(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
