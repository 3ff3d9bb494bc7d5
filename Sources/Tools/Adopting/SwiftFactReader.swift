/// Finds declarations in the tokens of a file.
struct SwiftFactReader {
  private(set) var imports: [String] = []
  private(set) var importLines: [String: Int] = [:]
  /// Imports that are always inside a `canImport` of their own module.
  private(set) var optionalImports: Set<String> = []
  private(set) var names: [String: SwiftFileFacts.Use] = [:]
  private(set) var declared: Set<String> = []
  private(set) var types: [ClassFacts] = []
  private(set) var extensionConformances: [String: [String]] = [:]
  private(set) var assigned: [String: Set<String>] = [:]
  private(set) var containers: [String: Set<ScreenContainer>] = [:]
  private(set) var extensionInitializers: [String: [ClassFacts.Initializer]] = [:]
  private(set) var aliases: [String: String] = [:]
  private(set) var dialect: Set<SwiftFileFacts.Dialect> = []
  private(set) var hasEntryPoint = false
  private(set) var extensionVariables: [String: [ClassFacts.Property]] = [:]
  private(set) var extensionBuilders: [String: [ClassFacts.Factory]] = [:]
  private(set) var environmentObjects: Set<String> = []
  private(set) var environmentValues: Set<String> = []

  private let path: String
  let tokens: [SwiftToken]
  var index = 0
  private var scopes: [Scope] = []
  /// Modifiers and attributes before the next declaration.
  private(set) var pending: Set<String> = []
  /// The `#if`s around the current position.
  private var conditions: [SourceCondition.Branches] = []
  /// How many of them aren't compiled for iOS.
  private var impossibleCount = 0

  /// A scope that a brace opens.
  private struct Scope {
    /// The type's full name; `nil` for function bodies and similar scopes.
    var type: String?
    /// The index in `types`.
    var typeIndex: Int?
    var isExtension = false
    var isPrivate = false
    /// Whether it's inside a function's body or a similar scope.
    var isLocal = false
  }

  /// The maximum nesting of types and conditions; deeper types count as local.
  private static let nestingLimit = 32

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "convenience",
    "required", "override", "static", "indirect", "nonisolated", "weak", "lazy", "dynamic",
    "mutating", "unowned", "optional",
  ]

  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]

  init(path: String, tokens: [SwiftToken]) {
    self.path = path
    self.tokens = tokens
  }

  mutating func read() {
    while index < tokens.count {
      let token = tokens[index]
      // Ignore code that isn't compiled for iOS.
      if impossibleCount > 0, !token.isSign("#") {
        index += 1
        continue
      }
      switch token.kind {
      case .sign: sign(token)
      case .word: word(token)
      case .string:
        pending = []
        index += 1
      }
    }
  }

  private func token(_ offset: Int) -> SwiftToken? {
    tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
  }

  // MARK: Signs

  private mutating func sign(_ token: SwiftToken) {
    switch token.text {
    case "@": attribute()
    case "#": directive()
    case "{":
      scopes.append(Scope(isLocal: true))
      pending = []
      index += 1
    case "}":
      _ = scopes.popLast()
      pending = []
      index += 1
    default:
      // The parentheses of `private(set)` belong to the modifier.
      if token.text != "(" && token.text != ")" { pending = [] }
      index += 1
    }
  }

  private mutating func attribute() {
    index += 1
    guard let name = token(0), name.kind == .word else { return }
    index += 1
    let known = SwiftFileFacts.Dialect(rawValue: "@" + name.text)
    if let known { dialect.insert(known) }
    switch name.text {
    case "objcMembers", "IBInspectable", "IBDesignable", "IBSegueAction", "nonobjc":
      dialect.insert(.objc)
    case "UIApplicationMain", "main", "NSApplicationMain": hasEntryPoint = true
    default: if known == nil { note(name) }
    }
    pending.insert("@" + name.text)
    guard token(0)?.isSign("(") == true else { return }
    let start = index
    skipBalanced("(", ")")
    if name.text == "Environment", index - start > 4, tokens[index - 2].isWord("self") {
      environmentValues.insert(tokens[start + 1..<index - 3].map(\.text).joined())
    }
    if name.text == "available",
      tokens[start..<index].contains(where: { $0.isWord("unavailable") })
    {
      pending.insert("unavailable")
    }
  }

  private mutating func directive() {
    index += 1
    guard let name = token(0) else { return }
    index += 1
    switch name.text {
    case "if":
      conditions.append(SourceCondition.Branches(condition(on: name.line)))
      if conditions.last?.isPossible == false { impossibleCount += 1 }
    case "elseif": nextBranch(condition(on: name.line))
    case "else": nextBranch(SourceCondition([]))
    case "endif": if conditions.popLast()?.isPossible == false { impossibleCount -= 1 }
    default:
      guard impossibleCount == 0 else { return }
      if let found = SwiftFileFacts.Dialect(rawValue: "#" + name.text) { dialect.insert(found) }
    }
  }

  /// Continues the innermost `#if`.
  private mutating func nextBranch(_ condition: SourceCondition) {
    guard var branches = conditions.popLast() else { return }
    if !branches.isPossible { impossibleCount -= 1 }
    branches.next(condition)
    if !branches.isPossible { impossibleCount += 1 }
    conditions.append(branches)
  }

  /// Reads the condition on a line.
  private mutating func condition(on line: Int) -> SourceCondition {
    let start = index
    while let next = token(0), next.line == line { index += 1 }
    return SourceCondition(tokens[start..<index])
  }

  mutating func pendingEnds() { pending = [] }

  mutating func add(_ found: ClassFacts.Case, to type: Int) { types[type].cases.append(found) }

  /// Advances past the sign that closes the current one.
  mutating func skipBalanced(_ opening: String, _ closing: String) {
    var depth = 0
    while let token = token(0) {
      index += 1
      if token.isSign(opening) { depth += 1 }
      if token.isSign(closing) {
        depth -= 1
        if depth == 0 { return }
      }
      if token.kind == .word { note(token) }
    }
  }

  // MARK: Words

  private mutating func word(_ token: SwiftToken) {
    let isMember = index > 0 && tokens[index - 1].isSign(".")
    if Self.screenNames.contains(token.text) || isScrollingDown(token),
      let type = scopes.last(where: { $0.typeIndex != nil })?.typeIndex
    {
      types[type].fillsScreen = true
    }
    if self.token(1)?.isSign("=") == true, self.token(2)?.isSign("=") != true { assignment(token) }
    if self.token(1)?.isSign("!") == true, self.token(2)?.isSign("=") != true { unwrapping(token) }
    if isMember {
      index += 1
      return
    }
    if token.text == "import", scopes.isEmpty {
      importDeclaration()
    } else if token.text == "typealias" || token.text == "associatedtype" {
      if let name = self.token(1), name.kind == .word {
        declared.insert(name.text)
        let scope = scopes.last
        if scope?.isLocal != true, let type = aliasedType() {
          aliases[scope?.type.map { "\($0).\(name.text)" } ?? name.text] = type
        }
      }
      index += 2
    } else if ["func", "var", "let"].contains(token.text), scopes.isEmpty {
      if let name = self.token(1), name.kind == .word { declared.insert(name.text) }
      pending = []
      index += 2
    } else if ["var", "let"].contains(token.text), let type = scopes.last?.typeIndex {
      let found = properties()
      types[type].properties += found
      if pending.contains("@EnvironmentObject") {
        environmentObjects.formUnion(found.map(\.type))
      }
      pending = []
      index += 1
    } else if token.text == "var", pending.contains("static"), let scope = scopes.last,
      scope.isExtension, !scope.isPrivate, let type = scope.type
    {
      extensionVariables[type, default: []] += properties()
      pending = []
      index += 1
    } else if token.text == "func", let type = scopes.last?.typeIndex {
      if let factory = factory() { types[type].factories.append(factory) }
      if let builder = builder() { types[type].builders.append(builder) }
      pending = []
      index += 1
    } else if token.text == "func", let scope = scopes.last, scope.isExtension,
      let type = scope.type
    {
      if let builder = builder() { extensionBuilders[type, default: []].append(builder) }
      pending = []
      index += 1
    } else if token.text == "case", let type = scopes.last?.typeIndex,
      types[type].kind == .enumeration
    {
      cases(of: type)
    } else if Self.typeKeywords.contains(token.text), isDeclaration {
      typeDeclaration(token)
    } else if token.text == "init" {
      initializer()
    } else if token.text == "set", self.token(1)?.isSign(")") == true, index > 0,
      tokens[index - 1].isSign("(")
    {
      // In `private(set)`, which the modifiers before a property keep.
      index += 1
    } else if Self.modifiers.contains(token.text) {
      pending.insert(token.text)
      index += 1
    } else {
      note(token)
      pending = []
      index += 1
    }
  }

  /// Views and modifiers of SwiftUI that a whole screen has, unlike a part of one.
  private static let screenNames: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "List", "Form",
    "navigationTitle", "navigationBarTitle", "navigationBarItems", "toolbar",
  ]

  /// Whether a word is a `ScrollView` that isn't horizontal, as a row of a screen is.
  private func isScrollingDown(_ token: SwiftToken) -> Bool {
    token.text == "ScrollView"
      && !(self.token(1)?.isSign("(") == true && self.token(3)?.isWord("horizontal") == true)
  }

  /// Notes that a type's own code sets a property: `name = value`, or `self.name = value`.
  private mutating func assignment(_ token: SwiftToken) {
    guard let type = typeOfOwnProperty else { return }
    let previous = index > 0 ? tokens[index - 1] : nil
    if previous?.isWord("let") == true || previous?.isWord("var") == true { return }
    assigned[type, default: []].insert(token.text)
  }

  /// Notes that a type's own code unwraps a container: `tabBarController!`.
  private mutating func unwrapping(_ token: SwiftToken) {
    guard let container = ScreenContainer(rawValue: token.text), let type = typeOfOwnProperty else {
      return
    }
    containers[type, default: []].insert(container)
  }

  /// The type whose property the current word may be: a name alone, or after `self`; nil for a member of anything else.
  private var typeOfOwnProperty: String? {
    if index > 0, tokens[index - 1].isSign(".") {
      var base = index - 2
      // `self?.name` in a closure that doesn't retain it.
      if base > 0, tokens[base].isSign("?") || tokens[base].isSign("!") { base -= 1 }
      guard base >= 0, tokens[base].isWord("self") else { return nil }
    }
    return scopes.last(where: { $0.type != nil })?.type
  }

  /// Whether the keyword of a type is followed by the type's name: not in `class func`, `: class {`
  /// and `actor` as a name.
  private var isDeclaration: Bool {
    guard let next = token(1), next.kind == .word, let first = next.text.unicodeScalars.first else {
      return false
    }
    return !["func", "var", "let", "subscript", "override", "final"].contains(next.text)
      && (first.properties.isUppercase || first == "_" || !Self.modifiers.contains(next.text))
      && (tokens[index].text != "actor" || first.properties.isUppercase)
  }

  private mutating func note(_ token: SwiftToken) {
    guard let first = token.text.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return }
    names[token.text, default: SwiftFileFacts.Use(count: 0, line: token.line)].count += 1
  }

  private mutating func importDeclaration() {
    index += 1
    if let kind = token(0),
      Self.typeKeywords.contains(kind.text)
        || ["func", "var", "let", "typealias"].contains(kind.text),
      token(1)?.kind == .word
    {
      index += 1
    }
    if let name = token(0), name.kind == .word {
      let isOptional = conditions.suffix(Self.nestingLimit).contains {
        $0.imports.contains(name.text)
      }
      if !imports.contains(name.text) {
        imports.append(name.text)
        importLines[name.text] = name.line
        if isOptional { optionalImports.insert(name.text) }
      } else if !isOptional {
        optionalImports.remove(name.text)
      }
    }
    index += 1
    while token(0)?.isSign(".") == true { index += 2 }
    pending = []
  }

  private mutating func typeDeclaration(_ keyword: SwiftToken) {
    let modifiers = pending
    pending = []
    index += 1
    var name = ""
    while let part = token(0), part.kind == .word {
      name += name.isEmpty ? part.text : "." + part.text
      index += 1
      guard token(0)?.isSign(".") == true, token(1)?.kind == .word else { break }
      index += 1
    }
    let isExtension = keyword.text == "extension"
    if !isExtension { declared.insert(name) }
    let isGeneric = token(0)?.isSign("<") == true
    if isGeneric { skipGenerics() }
    let superclass = inheritance()
    let conformances = superclass == nil ? [] : furtherInheritance()
    // Up to the body, if there is one.
    while let next = token(0), !next.isSign("{") {
      if next.isSign("}") { return }
      if next.kind == .word { note(next) }
      index += 1
    }
    guard token(0) != nil else { return }
    index += 1
    let outer = scopes.last
    let isLocal = outer.map(\.isLocal) ?? false || scopes.count >= Self.nestingLimit
    let full = outer?.type.map { "\($0).\(name)" } ?? name
    var scope = Scope(type: isLocal ? nil : full, isExtension: isExtension, isLocal: isLocal)
    scope.isPrivate =
      outer?.isPrivate == true || modifiers.contains("private")
      || modifiers.contains("fileprivate")
    if let kind = ClassFacts.Kind(rawValue: keyword.text), !isLocal {
      scope.typeIndex = types.count
      types.append(
        ClassFacts(
          name: full, kind: kind, superclass: superclass, conformances: conformances,
          isPrivate: scope.isPrivate, isGeneric: isGeneric,
          isOpenOrPublic: modifiers.contains("public") || modifiers.contains("open"),
          path: path, line: keyword.line))
    } else if isExtension, !isLocal, let superclass {
      extensionConformances[full, default: []] += [superclass] + conformances
    }
    scopes.append(scope)
  }

  private mutating func skipGenerics() {
    var depth = 0
    while let token = token(0), !token.isSign("{") {
      index += 1
      if token.isSign("<") { depth += 1 }
      if token.isSign(">"), tokens[index - 2].isSign("-") == false {
        depth -= 1
        if depth == 0 { return }
      }
      if token.kind == .word { note(token) }
    }
  }

  /// Reads the first name after the colon.
  private mutating func inheritance() -> String? {
    guard token(0)?.isSign(":") == true else { return nil }
    return inheritedName()
  }

  /// Reads the names after the first one.
  private mutating func furtherInheritance() -> [String] {
    var names: [String] = []
    while token(0)?.isSign(",") == true {
      if let name = inheritedName() { names.append(name) }
    }
    return names
  }

  /// Reads the name after a colon or comma.
  private mutating func inheritedName() -> String? {
    index += 1
    while token(0)?.isSign("@") == true { index += 2 }
    var name = ""
    while let part = token(0), part.kind == .word {
      note(part)
      // The type in `UIKit.UIView`.
      name = part.text
      index += 1
      guard token(0)?.isSign(".") == true else { break }
      index += 1
    }
    return name.isEmpty ? nil : name
  }

  // MARK: Initialisers

  private mutating func initializer() {
    let modifiers = pending
    pending = []
    guard let scope = scopes.last, let type = scope.type else {
      index += 1
      return
    }
    var next = index + 1
    var result = ClassFacts.Initializer()
    if next < tokens.count, tokens[next].isSign("?") {
      result.isFailable = true
      next += 1
    } else if next < tokens.count, tokens[next].isSign("!") {
      next += 1
    }
    index = next
    if token(0)?.isSign("<") == true { skipGenerics() }
    guard token(0)?.isSign("(") == true else { return }
    let start = index + 1
    skipBalanced("(", ")")
    result.parameters = Self.parameters(tokens[start..<max(start, index - 1)])
    while let word = token(0), word.kind == .word,
      ["async", "throws", "rethrows"].contains(word.text)
    {
      if word.text == "async" { result.isAsync = true } else { result.isThrowing = true }
      index += 1
    }
    result.isConvenience = modifiers.contains("convenience")
    result.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    result.isUnavailable = modifiers.contains("unavailable")
    result.isExtension = scope.isExtension
    result.entries = entries()
    if let typeIndex = scope.typeIndex {
      types[typeIndex].initializers.append(result)
    } else if scope.isExtension {
      extensionInitializers[type, default: []].append(result)
    }
  }

  static func parameters(_ tokens: ArraySlice<SwiftToken>) -> [ClassFacts.Parameter] {
    var parameters: [ClassFacts.Parameter] = []
    var depth = 0
    var label: String?
    var hasDefault = false
    var type: String?
    func finish() -> ClassFacts.Parameter? {
      label.map { ClassFacts.Parameter(label: $0, hasDefault: hasDefault, type: type ?? "") }
    }
    for (offset, token) in zip(tokens.indices, tokens) {
      let isBetween = depth == 0 && (token.isSign(",") || token.isSign("="))
      if !isBetween, !hasDefault { type?.append(token.text) }
      if type == nil, depth == 0, label != nil, token.isSign(":") { type = "" }
      if token.kind == .sign {
        switch token.text {
        case "(", "[", "{", "<": depth += 1
        case ")", "]", "}": depth -= 1
        case ">" where offset == tokens.startIndex || !tokens[offset - 1].isSign("-"): depth -= 1
        case "=" where depth == 0: hasDefault = true
        case "," where depth == 0:
          if let parameter = finish() { parameters.append(parameter) }
          label = nil
          type = nil
          hasDefault = false
        default: break
        }
      } else if label == nil, depth == 0 {
        label = token.text
      }
    }
    if let last = finish() { parameters.append(last) }
    return parameters
  }
}
