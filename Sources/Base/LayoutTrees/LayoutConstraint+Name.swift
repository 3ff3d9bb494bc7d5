extension LayoutConstraint {
  private static let prefix = "constraint "

  /// The name of the input in a stored tree.
  public var name: String { Self.prefix + words }

  /// The name without the word "constraint".
  public var words: String {
    let text =
      switch content {
      case .identifier(let identifier): "“\(identifier)”"
      case .terms(let terms): terms.words
      case .text(let text): text
      }
    return number > 1 ? "\(text) (\(number))" : text
  }

  /// Parses the name of an input; `nil` for a name that isn't a constraint's.
  public init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    var rest = name.dropFirst(Self.prefix.count)
    let number = Self.takeNumber(&rest)
    if rest.hasPrefix("“"), rest.hasSuffix("”"), rest.count >= 2 {
      self.init(identifier: String(rest.dropFirst().dropLast()), number: number)
    } else if let terms = Terms(words: rest) {
      self.init(terms, number: number)
    } else {
      self.init(text: String(name.dropFirst(Self.prefix.count)))
    }
    // If it wouldn't be written the same way again, it was misread.
    if self.name != name { self.init(text: String(name.dropFirst(Self.prefix.count))) }
  }

  /// Removes ` (2)` from the end.
  private static func takeNumber(_ text: inout Substring) -> Int {
    guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex,
      text[text.index(before: open)] == " ",
      let number = Int(text[text.index(after: open)...].dropLast()), number > 1
    else { return 1 }
    text = text[..<text.index(before: open)]
    return number
  }
}

extension LayoutConstraint.Terms {
  fileprivate var words: String {
    var text = "\(first.map(\.words) ?? "nothing") \(relation.rawValue) "
    if let second {
      if multiplier != 1 { text += "\(LayoutValue.format(multiplier)) × " }
      text += second.words
    } else {
      text += "constant"
    }
    if priority != Self.required { text += " @\(LayoutValue.format(priority))" }
    return text
  }

  fileprivate init?(words: Substring) {
    guard let (left, relation, right) = Self.sides(of: words) else { return nil }
    var rest = right
    var priority = Self.required
    if let at = rest.lastIndex(of: "@"), at > rest.startIndex,
      rest[rest.index(before: at)] == " ", let value = Double(rest[rest.index(after: at)...])
    {
      priority = value
      rest = rest[..<rest.index(before: at)]
    }
    var multiplier = 1.0
    if let space = rest.firstIndex(of: " "), let value = Double(rest[..<space]),
      rest[space...].hasPrefix(" × ")
    {
      multiplier = value
      rest = rest[space...].dropFirst(3)
    }
    let first = left == "nothing" ? nil : LayoutConstraint.Operand(words: left)
    let second = rest == "constant" ? nil : LayoutConstraint.Operand(words: rest)
    guard first != nil || left == "nothing", second != nil || rest == "constant" else { return nil }
    self.init(
      first: first, relation: relation, multiplier: multiplier, second: second, priority: priority)
  }

  /// Splits a constraint at its relation, ignoring relations inside the quotation marks of an
  /// identifier.
  private static func sides(
    of words: Substring
  ) -> (Substring, LayoutConstraint.Relation, Substring)? {
    var isQuoted = false
    for index in words.indices {
      switch words[index] {
      case "“": isQuoted = true
      case "”": isQuoted = false
      case " " where !isQuoted:
        let rest = words[index...]
        for relation in LayoutConstraint.Relation.allCases
        where rest.hasPrefix(" \(relation.rawValue) ") {
          return (words[..<index], relation, rest.dropFirst(3))
        }
      default: break
      }
    }
    return nil
  }
}

extension LayoutConstraint.Operand {
  fileprivate var words: String {
    let place = [item, guide?.rawValue ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    return "\(place).\(attribute)"
  }

  fileprivate init?(words: Substring) {
    guard let dot = words.lastIndex(of: "."), dot > words.startIndex else { return nil }
    let attribute = words[words.index(after: dot)...]
    guard !attribute.isEmpty, attribute.allSatisfy(\.isLetter) else { return nil }
    let place = words[..<dot]
    let last = place.lastIndex(of: ".").map { place.index(after: $0) } ?? place.startIndex
    if let guide = LayoutConstraint.Guide(rawValue: String(place[last...])) {
      self.init(
        item: String(place[..<last].dropLast()), guide: guide, attribute: String(attribute))
    } else {
      self.init(item: String(place), attribute: String(attribute))
    }
  }
}
