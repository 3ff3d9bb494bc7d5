extension ManifestReader {
  /// Runs statements until one returns a value.
  ///
  /// - Parameter last: The value of the last expression, which a body of one expression returns.
  mutating func run(
    _ range: Range<Int>, _ scope: inout Scope, _ last: inout ManifestValue
  ) -> ManifestValue? {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      if let value = statement(&index, range.upperBound, &scope, &last) { return value }
      if index == start { index += 1 }
    }
    return nil
  }

  /// Runs a statement, and returns the value that it returns.
  mutating func statement(
    _ index: inout Int, _ end: Int, _ scope: inout Scope, _ last: inout ManifestValue
  ) -> ManifestValue? {
    switch tokens[index].text {
    case "return" where tokens[index].kind == .word:
      index += 1
      return expression(&index, end, scope)
    case "let", "var": bind(&index, end, &scope)
    case "if": return branch(&index, end, &scope, &last)
    case "guard":
      while index < end, !tokens[index].isWord("else") {
        if tokens[index].isWord("let") {
          bind(&index, end, &scope)
        } else {
          index = (declarations.closings[index] ?? index) + 1
        }
      }
      index += 1
      index = (index < end ? declarations.closings[index] : nil).map { $0 + 1 } ?? end
    case "for": return loop(&index, end, &scope, &last)
    case "switch": return choice(&index, end, &scope, &last)
    case "func": skip(&index, end)
    default:
      if tokens[index].kind == .word, let known = scope[tokens[index].text],
        change(&index, end, &scope, known)
      {
        break
      }
      last = expression(&index, end, scope)
    }
    return nil
  }

  private func skip(_ index: inout Int, _ end: Int) {
    while index < end, !tokens[index].isSign("{") {
      index = (declarations.closings[index] ?? index) + 1
    }
    index = (index < end ? declarations.closings[index] : nil).map { $0 + 1 } ?? end
  }

  /// Binds a local value.
  private mutating func bind(_ index: inout Int, _ end: Int, _ scope: inout Scope) {
    index += 1
    guard index < end, tokens[index].kind == .word else { return }
    let name = tokens[index].text
    index += 1
    if index < end, tokens[index].isSign(":") {
      index += 1
      while index < end, !tokens[index].isSign("="), !tokens[index].isSign("{"),
        tokens[index].line == tokens[index - 1].line
      {
        index = (declarations.closings[index] ?? index) + 1
      }
    }
    guard index < end else { return }
    if tokens[index].isSign("="), index + 1 < end {
      index += 1
      scope[name] = expression(&index, end, scope)
    } else if tokens[index].isSign("{"), let close = declarations.closings[index], close < end {
      scope[name] = body(index + 1..<close, scope)
      index = close + 1
    }
  }

  /// Runs `list.append(value)`, `list += value` and `value = other`. Returns false for other statements.
  private mutating func change(
    _ index: inout Int, _ end: Int, _ scope: inout Scope, _ known: ManifestValue
  ) -> Bool {
    let name = tokens[index].text
    let next = tokens[index + 1..<min(index + 4, end)].map(\.text)
    if next.starts(with: [".", "append", "("]), let close = declarations.closings[index + 3] {
      var start = index + 4
      let isMany = tokens[start].isWord("contentsOf")
      if isMany { start += 2 }
      let value = expression(&start, close, scope)
      scope[name] = Self.limited(.list(known.elements + (isMany ? value.elements : [value])))
      index = close + 1
      return true
    }
    let isSum = next.starts(with: ["+", "="])
    guard isSum || next.first == "=" && next.dropFirst().first != "=" else { return false }
    index += isSum ? 3 : 2
    let value = expression(&index, end, scope)
    if isSum, case .text(let first) = known, case .text(let second) = value {
      scope[name] = Self.limited(.text(first + second))
    } else {
      scope[name] = isSum ? Self.limited(.list(known.elements + value.elements)) : value
    }
    return true
  }

  /// Runs the branch of an `if` whose condition holds or is unknown.
  private mutating func branch(
    _ index: inout Int, _ end: Int, _ scope: inout Scope, _ last: inout ManifestValue
  ) -> ManifestValue? {
    index += 1
    var holds = true
    while index < end, !tokens[index].isSign("{") {
      if tokens[index].isWord("let") || tokens[index].isWord("var") {
        let name = index + 1 < end ? tokens[index + 1].text : ""
        if index + 2 < end, tokens[index + 2].isSign("=") {
          let brace = opening(index, end)
          bind(&index, brace, &scope)
          index = min(index, brace)
        } else {
          index += 2
        }
        if scope[name] == .nothing { holds = false }
      } else {
        let brace = opening(index, end)
        if expression(&index, brace, scope) == .bool(false) { holds = false }
      }
      guard index < end, tokens[index].isSign(",") else { break }
      index += 1
    }
    index = opening(index, end)
    guard index < end, let close = declarations.closings[index], close < end else {
      index = end
      return nil
    }
    let body = index + 1..<close
    index = close + 1
    var result: ManifestValue?
    if holds { result = run(body, &scope, &last) }
    guard index < end, tokens[index].isWord("else") else { return result }
    index += 1
    guard index < end else { return result }
    if tokens[index].isWord("if") {
      var (inner, value) = (scope, last)
      let other = branch(&index, end, &inner, &value)
      if !holds { (scope, last, result) = (inner, value, other) }
    } else if let close = declarations.closings[index], close < end {
      if !holds { result = run(index + 1..<close, &scope, &last) }
      index = close + 1
    }
    return result
  }

  /// Returns the place of the next brace.
  private func opening(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !tokens[index].isSign("{") {
      index = (declarations.closings[index] ?? index) + 1
    }
    return min(index, end)
  }

  private mutating func loop(
    _ index: inout Int, _ end: Int, _ scope: inout Scope, _ last: inout ManifestValue
  ) -> ManifestValue? {
    let name = index + 1 < end ? tokens[index + 1].text : ""
    index += 3
    let brace = opening(index, end)
    let values = index < brace ? expression(&index, brace, scope).elements : []
    guard brace < end, let close = declarations.closings[brace], close < end else {
      index = end
      return nil
    }
    index = close + 1
    for value in values {
      scope[name] = value
      if let result = run(brace + 1..<close, &scope, &last) { return result }
    }
    return nil
  }

  /// Runs the case of a `switch` that its value is.
  private mutating func choice(
    _ index: inout Int, _ end: Int, _ scope: inout Scope, _ last: inout ManifestValue
  ) -> ManifestValue? {
    index += 1
    let brace = opening(index, end)
    let subject =
      index < brace && tokens[index].isWord("self") && index + 1 == brace
      ? scope["self"] ?? .nothing : expression(&index, brace, scope)
    guard brace < end, let close = declarations.closings[brace], close < end else {
      index = end
      return nil
    }
    index = close + 1
    var place = brace + 1
    while place < close {
      var matches = tokens[place].isWord("default")
      place += 1
      while place < close, !matches, !tokens[place].isSign(":") {
        let pattern = expression(&place, close, scope)
        if pattern == subject || pattern.name != nil && pattern.name == subject.name {
          matches = true
        }
        guard place < close, tokens[place].isSign(",") else { break }
        place += 1
      }
      while place < close, !tokens[place].isSign(":") {
        place = (declarations.closings[place] ?? place) + 1
      }
      let start = min(place + 1, close)
      while place < close, place < start || !["case", "default"].contains(tokens[place].text) {
        place = (declarations.closings[place] ?? place) + 1
      }
      if matches { return run(start..<min(place, close), &scope, &last) }
    }
    return nil
  }
}
