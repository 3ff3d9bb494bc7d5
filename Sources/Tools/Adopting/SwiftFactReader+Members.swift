// The stored properties of types, and the cases of enumerations.
extension SwiftFactReader {
  /// Returns the stored properties of the declaration at a `var` or `let`, without moving: its types and values are read
  /// for their names as others are.
  func properties() -> [ClassFacts.Property] {
    var found: [ClassFacts.Property] = []
    var place = index + 1
    var modifiers = pending.filter { !$0.hasPrefix("@") }
    if index > 0, tokens[index - 1].isWord("class") { modifiers.insert("class") }
    let attributes = pending.filter { $0.hasPrefix("@") && !Self.plainAttributes.contains($0) }
    while place < tokens.count, tokens[place].kind == .word {
      var property = ClassFacts.Property(
        name: tokens[place].text, isVariable: tokens[index].isWord("var"), modifiers: modifiers,
        attributes: attributes)
      place += 1
      if place < tokens.count, tokens[place].isSign(":") {
        let end = typeEnd(from: place + 1)
        property.type = tokens[place + 1..<end].map(\.text).joined()
        place = end
      }
      if place < tokens.count, tokens[place].isSign("=") {
        property.hasDefault = true
        found.append(property)
        return found
      }
      if place < tokens.count, tokens[place].isSign("{") {
        let isObserved =
          place + 1 < tokens.count && ["didSet", "willSet"].contains(tokens[place + 1].text)
        return isObserved ? found + [property] : found
      }
      found.append(property)
      guard place < tokens.count, tokens[place].isSign(",") else { return found }
      place += 1
    }
    return found
  }

  /// Returns the place of the sign that closes the one at a place; the end of the tokens if none does.
  private func closing(_ opening: String, _ closing: String, from start: Int) -> Int {
    var depth = 0
    for place in start..<tokens.count {
      if tokens[place].isSign(opening) { depth += 1 }
      if tokens[place].isSign(closing) { depth -= 1 }
      if depth == 0 { return place }
    }
    return tokens.count
  }

  /// The maximum number of entries of one initialiser.
  private static let entryLimit = 100

  /// Returns the entries of dictionaries that the body at the current place reads with a type, without moving.
  func entries() -> [ClassFacts.Entry] {
    guard index < tokens.count, tokens[index].isSign("{") else { return [] }
    var found: [ClassFacts.Entry] = []
    for place in index..<closing("{", "}", from: index) {
      guard found.count < Self.entryLimit else { break }
      guard tokens[place].kind == .string, tokens[place - 1].isSign("["), place + 4 < tokens.count,
        tokens[place + 1].isSign("]"), tokens[place + 2].isWord("as"),
        tokens[place + 3].isSign("?") || tokens[place + 3].isSign("!"),
        tokens[place + 4].kind == .word
      else { continue }
      let entry = ClassFacts.Entry(key: tokens[place].text, type: tokens[place + 4].text)
      if !found.contains(where: { $0.key == entry.key }) { found.append(entry) }
    }
    return found
  }

  /// Returns the type in `typealias Name = Type`, without moving; `nil` for a generic alias.
  func aliasedType() -> String? {
    guard index + 3 < tokens.count, tokens[index + 2].isSign("=") else { return nil }
    return tokens[index + 3..<typeEnd(from: index + 3)].map(\.text).joined()
  }

  /// Returns the static method of the declaration at a `func`, without moving; `nil` for one that a test can't call, or
  /// that returns nothing.
  func factory() -> ClassFacts.Factory? {
    let isOfClass = index > 0 && tokens[index - 1].isWord("class")
    guard isOfClass || pending.contains("static"),
      pending.isDisjoint(with: ["private", "fileprivate"]), index + 2 < tokens.count,
      tokens[index + 1].kind == .word, tokens[index + 2].isSign("(")
    else { return nil }
    let start = index + 3
    let end = closing("(", ")", from: index + 2)
    guard end + 3 < tokens.count, tokens[end + 1].isSign("-"), tokens[end + 2].isSign(">") else {
      return nil
    }
    let last = typeEnd(from: end + 3)
    return ClassFacts.Factory(
      name: tokens[index + 1].text, parameters: Self.parameters(tokens[start..<end]),
      result: tokens[end + 3..<last].map(\.text).joined())
  }

  /// The maximum number of types that one method makes.
  private static let madeLimit = 20

  /// Returns the method of the declaration at a `func`, without moving, if it returns a controller.
  func builder() -> ClassFacts.Factory? {
    guard
      pending.isDisjoint(with: ["private", "fileprivate", "override", "@objc", "@IBSegueAction"]),
      index + 2 < tokens.count, tokens[index + 1].kind == .word, tokens[index + 2].isSign("(")
    else { return nil }
    let end = closing("(", ")", from: index + 2)
    guard end + 3 < tokens.count, tokens[end + 1].isSign("-"), tokens[end + 2].isSign(">") else {
      return nil
    }
    let last = typeEnd(from: end + 3)
    let result = tokens[end + 3..<last].map(\.text).joined()
    guard
      result.hasSuffix("Controller") || result.hasSuffix("Controller?") || result.hasSuffix("VC"),
      last < tokens.count, tokens[last].isSign("{")
    else { return nil }
    var made: [String] = []
    for place in last..<closing("{", "}", from: last) where made.count < Self.madeLimit {
      let token = tokens[place]
      guard token.kind == .word, token.text.first?.isUppercase == true, place + 1 < tokens.count,
        tokens[place + 1].isSign("("), !tokens[place - 1].isSign(".")
      else { continue }
      made.append(token.text)
    }
    let isOfClass = index > 0 && tokens[index - 1].isWord("class")
    return ClassFacts.Factory(
      name: tokens[index + 1].text, parameters: Self.parameters(tokens[index + 3..<end]),
      result: result, isStatic: isOfClass || pending.contains("static"), made: made)
  }

  /// Attributes that change neither a property's type nor who sets it.
  private static let plainAttributes: Set<String> = [
    "@objc", "@MainActor", "@nonobjc", "@available", "@IBInspectable", "@ObservationIgnored",
  ]

  /// Returns the place after a type.
  private func typeEnd(from start: Int) -> Int {
    var place = start
    var depth = 0
    while place < tokens.count {
      let token = tokens[place]
      if token.kind == .sign {
        switch token.text {
        case "(", "[", "<": depth += 1
        case ")", "]": depth -= 1
        case ">" where !tokens[place - 1].isSign("-"): depth -= 1
        case "=", "{", ",", ";", "}": if depth <= 0 { return place }
        default: break
        }
        if depth < 0 { return place }
      }
      if depth == 0, place > start, token.line > tokens[place - 1].line,
        !["-", "&", ".", ")", "]", ">"].contains(token.text),
        !["&", ".", ">"].contains(tokens[place - 1].text)
          || tokens[place - 1].isSign(">")
            && !tokens[max(start, place - 2)].isSign("-")
      {
        return place
      }
      place += 1
    }
    return place
  }

  /// Reads the cases at the current place.
  mutating func cases(of type: Int) {
    index += 1
    pendingEnds()
    while let name = tokens.indices.contains(index) ? tokens[index] : nil, name.kind == .word {
      var found = ClassFacts.Case(name: name.text)
      index += 1
      if tokens.indices.contains(index), tokens[index].isSign("(") {
        let start = index + 1
        skipBalanced("(", ")")
        found.parameters = Self.values(tokens[start..<max(start, index - 1)])
      }
      add(found, to: type)
      if tokens.indices.contains(index), tokens[index].isSign("=") {
        // A raw value is a literal.
        index += tokens.indices.contains(index + 1) && tokens[index + 1].isSign("-") ? 3 : 2
      }
      guard tokens.indices.contains(index), tokens[index].isSign(",") else { return }
      index += 1
    }
  }

  /// Returns what a case holds: `(Int, name: String)`.
  private static func values(_ tokens: ArraySlice<SwiftToken>) -> [ClassFacts.Parameter] {
    var parts: [ArraySlice<SwiftToken>] = []
    var depth = 0
    var start = tokens.startIndex
    for (place, token) in zip(tokens.indices, tokens) where token.kind == .sign {
      if "([<".contains(token.text) { depth += 1 }
      let isArrow = place > tokens.startIndex && tokens[place - 1].isSign("-")
      if ")]".contains(token.text) || token.text == ">" && !isArrow { depth -= 1 }
      guard depth == 0, token.text == "," else { continue }
      parts.append(tokens[start..<place])
      start = place + 1
    }
    if start < tokens.endIndex { parts.append(tokens[start...]) }
    return parts.map { part in
      guard part.count > 2, part.first?.kind == .word,
        let colon = part.dropFirst().firstIndex(where: { $0.isSign(":") }),
        colon <= part.startIndex + 2
      else {
        return ClassFacts.Parameter(label: "_", hasDefault: false, type: part.map(\.text).joined())
      }
      let rest = part[(colon + 1)...].prefix { !$0.isSign("=") }
      return ClassFacts.Parameter(
        label: part.first?.text ?? "_", hasDefault: rest.endIndex < part.endIndex,
        type: rest.map(\.text).joined())
    }
  }
}
