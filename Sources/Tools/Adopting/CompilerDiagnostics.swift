/// The errors that a compiler printed, by cause.
struct CompilerDiagnostics {
  struct Message: Hashable {
    var path: String
    var line: Int
    /// The column, or 0 if it's unknown.
    var column = 0
    var text: String
  }

  private(set) var errors: [Message] = []

  /// Parses `path:line:column: error: text` and ignores everything else.
  init(_ output: String) {
    var seen: Set<Message> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { continue }
      var place = line[..<mark.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      // The dialect's rewriter doesn't print a column.
      var numbers: [Int] = []
      while numbers.count < 2, place.count > 1, let number = place.last.flatMap({ Int($0) }) {
        numbers.insert(number, at: 0)
        place.removeLast()
      }
      guard let number = numbers.first else { continue }
      let message = Message(
        path: place.joined(separator: ":"), line: number,
        column: numbers.count > 1 ? numbers[1] : 0, text: String(line[mark.upperBound...]))
      // With one frontend for each part of a module, general messages would be repeated.
      if seen.insert(message).inserted { errors.append(message) }
    }
  }

  /// Returns the subject of a message, so that messages with the same cause are counted together.
  static func cause(
    _ text: String, owners: [String: String], module: String
  ) -> (kind: HoleSurvey.Cause.Kind, text: String) {
    let quoted = quotations(text)
    if text.hasPrefix("cannot find"), text.hasSuffix("in scope"), let name = quoted.first {
      if let owner = owners[name] {
        return owner == module ? (.error, text) : (.own, "\(name), of the module \(owner)")
      }
      return (.missing, name)
    }
    if text.contains("has no member"), quoted.count >= 2 {
      let type = quoted[0].split(separator: "<").first.map(String.init) ?? quoted[0]
      return (.missing, "\(type).\(quoted[1])")
    }
    if text.hasPrefix("no such module"), let name = quoted.first {
      return (.missing, "module \(name)")
    }
    // Quoted names vary.
    var general = text
    for quotation in quoted { general = general.replacing("'\(quotation)'", with: "'…'") }
    return (.error, general)
  }

  static func quotations(_ text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return [] }
    return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }
  }
}
