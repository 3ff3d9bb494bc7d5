/// Reads the declarations in a header. Unknown ones are skipped.
struct ObjCHeaderReader {
  private let path: String
  private let tokens: [ObjCTokens.Token]
  private var place = 0
  /// Whether pointers without annotations are nonnull here.
  private var assumesNonnull = false
  private var found = ObjCDeclarations()

  /// - Parameter path: The header's name in messages.
  static func read(_ bytes: [UInt8], path: String, into all: inout ObjCDeclarations) {
    var reader = ObjCHeaderReader(path: path, tokens: ObjCTokens(bytes).tokens, found: all)
    reader.read()
    all = reader.found
  }

  private init(path: String, tokens: [ObjCTokens.Token], found: ObjCDeclarations) {
    self.path = path
    self.tokens = tokens
    self.found = found
  }

  // MARK: Tokens

  private var text: String { place < tokens.count ? tokens[place].text : "" }
  private var line: Int { place < tokens.count ? tokens[place].line : tokens.last?.line ?? 1 }
  private var isAtEnd: Bool { place >= tokens.count }

  private mutating func next() -> String {
    defer { place += 1 }
    return text
  }

  private mutating func take(_ wanted: String) -> Bool {
    guard text == wanted else { return false }
    place += 1
    return true
  }

  private static let closing = ["(": ")", "{": "}", "[": "]", "<": ">"]

  /// Returns the tokens between the opening bracket at the current position and its closing one.
  private mutating func group() -> [String] {
    guard let close = Self.closing[text] else { return [] }
    let open = next()
    var inner: [String] = []
    var depth = 1
    while !isAtEnd {
      let token = next()
      if token == open { depth += 1 }
      if token == close { depth -= 1 }
      if depth == 0 { break }
      inner.append(token)
    }
    return inner
  }

  /// Continues after the next semicolon outside brackets, or after a body in braces.
  private mutating func skipDeclaration() {
    while !isAtEnd {
      switch text {
      case ";":
        place += 1
        return
      case "{":
        _ = group()
        if text != ";" && !isWord(text) { return }
      case "(", "[": _ = group()
      case _ where text.hasPrefix("@"): return
      default: place += 1
      }
    }
  }

  private func isWord(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
  }

  private func isMacro(_ text: String) -> Bool {
    text.count > 3 && text.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      && text.contains("_")
  }

  // MARK: Declarations

  private mutating func read() {
    while !isAtEnd {
      switch text {
      case "NS_ASSUME_NONNULL_BEGIN":
        assumesNonnull = true
        place += 1
      case "NS_ASSUME_NONNULL_END":
        assumesNonnull = false
        place += 1
      case "@interface": interface()
      case "@protocol": aProtocol()
      case "typedef": typedef()
      case "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXPORT":
        place += 1
        external()
      case "@class", "@import": skipDeclaration(atLeastOne: true)
      case _ where text.hasPrefix("@"): place += 1
      case _ where isMacro(text):
        place += 1
        if text == "(" { _ = group() }
      case ";": place += 1
      case _ where isWord(text): external()
      default: place += 1
      }
    }
  }

  private mutating func skipDeclaration(atLeastOne: Bool) {
    place += 1
    skipDeclaration()
  }

  private mutating func interface() {
    let start = line
    place += 1
    let name = next()
    var group = ObjCDeclarations.Group(name: name, path: path, line: start)
    var isCategory = false
    if text == "(" {
      isCategory = true
      _ = self.group()
    }
    if text == "<" {
      let inner = self.group()
      if text != ":" { group.protocols = Self.names(inner) }
    }
    if take(":") {
      group.superclass = next()
      if text == "<" {
        let inner = self.group()
        // The superclass's generic arguments come before the protocols.
        group.protocols = text == "<" ? Self.names(self.group()) : Self.names(inner)
      }
    }
    if text == "{" { _ = self.group() }
    members(of: &group)
    if isCategory {
      if found.classes[name] != nil {
        found.classes[name]?.properties += group.properties
        found.classes[name]?.methods += group.methods
      } else if found.categories[name] != nil {
        found.categories[name]?.properties += group.properties
        found.categories[name]?.methods += group.methods
      } else {
        found.categories[name] = group
      }
    } else if found.classes[name] == nil {
      if let known = found.categories.removeValue(forKey: name) {
        group.properties += known.properties
        group.methods += known.methods
      }
      found.classes[name] = group
    }
  }

  private mutating func aProtocol() {
    let start = line
    place += 1
    let name = next()
    if text == ";" || text == "," {
      skipDeclaration()
      return
    }
    var group = ObjCDeclarations.Group(name: name, path: path, line: start)
    if text == "<" { group.protocols = Self.names(self.group()) }
    members(of: &group)
    if found.protocols[name] == nil { found.protocols[name] = group }
  }

  private static func names(_ tokens: [String]) -> [String] {
    tokens.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
  }

  private mutating func members(of group: inout ObjCDeclarations.Group) {
    var isOptional = false
    while !isAtEnd {
      switch text {
      case "@end":
        place += 1
        return
      case "@optional":
        isOptional = true
        place += 1
      case "@required":
        isOptional = false
        place += 1
      case "@property": if let property = property() { group.properties.append(property) }
      case "-", "+": if let method = method(isOptional: isOptional) { group.methods.append(method) }
      case "NS_ASSUME_NONNULL_BEGIN":
        assumesNonnull = true
        place += 1
      case "NS_ASSUME_NONNULL_END":
        assumesNonnull = false
        place += 1
      default: place += 1
      }
    }
  }

  private mutating func property() -> ObjCDeclarations.Property? {
    let start = line
    place += 1
    let attributes = text == "(" ? group() : []
    var declared: [String] = []
    while !isAtEnd, text != ";", !text.hasPrefix("@") { declared.append(next()) }
    _ = take(";")
    declared = Self.withoutMacros(declared)
    guard
      let (name, type) = ObjCTypeReader.named(
        declared, attributes: attributes, assumesNonnull: assumesNonnull)
    else { return nil }
    return ObjCDeclarations.Property(
      name: name, type: type, isClass: attributes.contains("class"),
      isReadOnly: attributes.contains("readonly"), line: start)
  }

  /// Removes words such as `API_AVAILABLE(ios(13))` and `NS_REQUIRES_SUPER`.
  private static func withoutMacros(_ tokens: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      let isMacro =
        token == "__attribute__"
        || token.contains("_") && token.count > 3
          && token.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      guard isMacro else {
        result.append(token)
        continue
      }
      guard index < tokens.count, tokens[index] == "(" else { continue }
      var depth = 0
      while index < tokens.count {
        if tokens[index] == "(" { depth += 1 }
        if tokens[index] == ")" { depth -= 1 }
        index += 1
        if depth == 0 { break }
      }
    }
    return result
  }

  private mutating func method(isOptional: Bool) -> ObjCDeclarations.Method? {
    let start = line
    let isClass = next() == "+"
    guard text == "(" else { return nil }
    let result = ObjCTypeReader.type(group(), assumesNonnull: assumesNonnull)
    var method = ObjCDeclarations.Method(
      words: [], parameters: [], result: result, isClass: isClass, isOptional: isOptional,
      line: start)
    while !isAtEnd, text != ";", text != "{", text != "@end" {
      if text == "NS_SWIFT_NAME" {
        place += 1
        method.swiftName = group().joined()
      } else if text == "NS_UNAVAILABLE" || text == "UNAVAILABLE_ATTRIBUTE" {
        method.isUnavailable = true
        place += 1
      } else if isMacro(text) || text == "__attribute__" {
        place += 1
        if text == "(" { _ = group() }
      } else if isWord(text) || text == ":" {
        let word = text == ":" ? "" : next()
        guard take(":") else {
          if method.words.isEmpty { method.words = [word] }
          continue
        }
        let type = text == "(" ? group() : ["id"]
        let name = next()
        method.words.append(word)
        method.parameters.append(
          ObjCDeclarations.Parameter(
            name: name, type: ObjCTypeReader.type(type, assumesNonnull: assumesNonnull)))
      } else {
        place += 1
      }
    }
    if text == "{" { _ = group() } else { _ = take(";") }
    return method.words.isEmpty ? nil : method
  }

  private mutating func typedef() {
    place += 1
    let word = text
    if ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "CF_ENUM"].contains(word) {
      place += 1
      let head = group()
      guard let name = head.last, text == "{" else { return skipDeclaration() }
      let cases = Self.cases(group())
      found.enumerations[name] = ObjCDeclarations.Enumeration(
        name: name, kind: word == "NS_OPTIONS" ? .options : .cases,
        type: head.prefix { $0 != "," }.map(\.self), cases: cases, path: path)
    } else if word == "enum" {
      place += 1
      while !isAtEnd, text != "{", text != ";" { place += 1 }
      guard text == "{" else { return skipDeclaration() }
      let cases = Self.cases(group())
      let name = text
      guard isWord(name) else { return skipDeclaration() }
      found.enumerations[name] = ObjCDeclarations.Enumeration(
        name: name, kind: .constants, cases: cases, path: path)
    }
    skipDeclaration()
  }

  private static func cases(_ tokens: [String]) -> [ObjCDeclarations.Enumeration.Case] {
    var depth = 0
    var parts: [[String]] = [[]]
    for token in withoutMacros(tokens) {
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if token == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.compactMap { part in
      guard let name = part.first, name.first?.isLetter == true || name.hasPrefix("_") else {
        return nil
      }
      let value = part.dropFirst().first == "=" ? part.dropFirst(2).joined(separator: " ") : nil
      return ObjCDeclarations.Enumeration.Case(name: name, value: value)
    }
  }

  /// Reads a C constant or function.
  private mutating func external() {
    let start = line
    var declared: [String] = []
    while !isAtEnd, text != ";", text != "{", text != "(", text != "=", !text.hasPrefix("@") {
      declared.append(next())
    }
    declared = Self.withoutMacros(declared).filter { !["static", "inline"].contains($0) }
    if text == "(" {
      let parameters = group()
      let isBody = text == "{"
      defer { if isBody { _ = group() } else { skipDeclaration() } }
      guard let name = declared.popLast(), isWord(name), !declared.isEmpty else { return }
      let read = ObjCTypeReader.parameters(parameters, assumesNonnull: assumesNonnull)
      found.functions[name] = ObjCDeclarations.Function(
        name: name, parameters: read,
        result: ObjCTypeReader.type(declared, assumesNonnull: assumesNonnull), path: path,
        line: start)
      return
    }
    let hasBody = text == "{"
    if hasBody { _ = group() } else { skipDeclaration() }
    guard !hasBody,
      let (name, type) = ObjCTypeReader.named(
        declared, attributes: [], assumesNonnull: assumesNonnull)
    else { return }
    found.constants[name] = ObjCDeclarations.Constant(
      name: name, type: type, path: path, line: start)
  }
}
