extension LayoutPath {
  /// Parses a path in a record. A text that isn't a path becomes a single step, which is written unchanged.
  package init(text: String) {
    steps = Self.parts(text).map { Step($0) }
    if full != text { steps = [Step(className: text)] }
  }

  /// Splits a path at its arrows, except those in an identifier.
  private static func parts(_ text: String) -> [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "“": isQuoted = true
      case "”": isQuoted = false
      case "›" where !isQuoted:
        guard start <= index else { continue }
        result.append(text[start..<index].dropLast())
        start = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      default: break
      }
    }
    result.append(text[start...])
    return result.filter { !$0.isEmpty }
  }
}

extension LayoutPath.Step {
  /// Parses a step: `UITableView[1]`, `UILabel[0…4]`, `UIButton “save”`.
  init(_ text: Substring) {
    var rest = text
    if rest.last == "”", let mark = rest.firstRange(of: " “") {
      identifier = String(rest[mark.upperBound...].dropLast())
      rest = rest[..<mark.lowerBound]
    }
    if rest.last == "]", let open = rest.lastIndex(of: "[") {
      let numbers = rest[open...].dropFirst().dropLast().split(separator: "…").map { Int($0) }
      if let first = numbers.first, let first, numbers.count <= 2, numbers.last != .some(nil) {
        index = first
        lastIndex = numbers.count == 2 ? numbers[1] : nil
        rest = rest[..<open]
      }
    }
    className = String(rest)
  }
}
