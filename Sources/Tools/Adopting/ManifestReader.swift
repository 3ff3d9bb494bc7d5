/// Evaluates the constants of a manifest written in Swift, as far as its text tells.
///
/// It knows literals, names, calls of the manifest's own functions and properties, `if`, `switch`, `for` and closures with
/// one expression. What it doesn't know is skipped: the manifest isn't compiled, and a value may be incomplete.
struct ManifestReader {
  /// The maximum nesting of calls, and number of evaluated expressions.
  private static let depthLimit = 64
  private static let stepLimit = 50_000
  /// The maximum size of a value: each constant may contain another one twice.
  private static let sizeLimit = 10_000

  typealias Scope = [String: ManifestValue]

  let declarations: ManifestDeclarations
  var depth = 0
  private var steps = 0
  /// Whether a name after a dot is never one of the manifest's own.
  private var isForeign = false
  /// The types that the code being evaluated is a member of.
  private var context: [String] = []
  /// The constants being evaluated: one may have the name of another that it uses.
  private var open: Set<Range<Int>> = []
  /// The argument being evaluated, whose label tells its type.
  private var label: String?

  /// The arguments whose values are Tuist's own names, which a manifest's constants may share.
  private static let foreignLabels: Set<String> = ["product", "platform"]

  init(_ declarations: ManifestDeclarations) { self.declarations = declarations }

  var tokens: [SwiftToken] { declarations.tokens }

  /// Returns the value of a constant outside of types, or of the only one with that name.
  mutating func constant(_ name: String) -> ManifestValue? {
    let all = declarations.constants[name] ?? []
    return (all.first { $0.types.isEmpty } ?? all.first).map { value(of: $0) }
  }

  private mutating func value(
    of constant: ManifestDeclarations.Constant, scope: Scope = [:]
  ) -> ManifestValue {
    guard depth < Self.depthLimit else { return .nothing }
    let outer = (context, open, label)
    depth += 1
    (context, label) = (constant.types, nil)
    open.insert(constant.range)
    defer {
      depth -= 1
      (context, open, label) = outer
    }
    if constant.isComputed { return body(constant.range, scope) }
    var index = constant.range.lowerBound
    return expression(&index, constant.range.upperBound, scope)
  }

  /// Evaluates the body of a function or a computed value.
  mutating func body(_ range: Range<Int>, _ scope: Scope) -> ManifestValue {
    var scope = scope
    var last = ManifestValue.nothing
    return run(range, &scope, &last) ?? last
  }

  // MARK: Expressions

  /// Evaluates an expression, and moves to the place after it.
  mutating func expression(_ index: inout Int, _ end: Int, _ scope: Scope) -> ManifestValue {
    steps += 1
    guard steps < Self.stepLimit, depth < Self.depthLimit else {
      index = end
      return .nothing
    }
    depth += 1
    defer { depth -= 1 }
    var value = operand(&index, end, scope)
    while index < end, tokens[index].kind == .sign {
      switch (tokens[index].text, index + 1 < end ? tokens[index + 1].text : "") {
      case ("+", let next) where next != "=":
        index += 1
        value = Self.sum(value, operand(&index, end, scope))
      case ("?", "?"):
        index += 2
        let other = expression(&index, end, scope)
        if value == .nothing { value = other }
      case ("?", _):
        index += 1
        let first = expression(&index, end, scope)
        guard index < end, tokens[index].isSign(":") else { return first }
        index += 1
        let second = expression(&index, end, scope)
        return value == .bool(false) ? second : first
      case ("=", "="), ("!", "="):
        let isEqual = tokens[index].text == "="
        index += 2
        value = .bool((value == operand(&index, end, scope)) == isEqual)
      case ("&", "&"):
        index += 2
        let other = operand(&index, end, scope)
        value = .bool(value != .bool(false) && other != .bool(false))
      case ("|", "|"):
        index += 2
        let other = operand(&index, end, scope)
        value = .bool(value == .bool(true) || other == .bool(true))
      default: return value
      }
      guard value.size < Self.sizeLimit else { return .nothing }
    }
    return value
  }

  /// Returns nothing for a value that is too large: statements in loops can double one each time.
  static func limited(_ value: ManifestValue) -> ManifestValue {
    value.size < sizeLimit ? value : .nothing
  }

  private static func sum(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
    switch (first, second) {
    case (.text(let first), .text(let second)): .text(first + second)
    case (.map(let first), .map(let second)): .map(first + second)
    case (.nothing, let only), (let only, .nothing): only
    default: .list(first.elements + second.elements)
    }
  }

  private mutating func operand(_ index: inout Int, _ end: Int, _ scope: Scope) -> ManifestValue {
    while index < end, ["try", "await", "&", "-"].contains(tokens[index].text) {
      index += 1
      if index < end, tokens[index].isSign("?") || tokens[index].isSign("!") { index += 1 }
    }
    guard index < end else { return .nothing }
    let token = tokens[index]
    if token.isSign("$"), index + 1 < end {
      index += 2
      return postfix(scope["$" + tokens[index - 1].text] ?? .nothing, [], &index, end, scope)
    }
    if token.isSign("!") {
      index += 1
      return .bool(operand(&index, end, scope) == .bool(false))
    }
    if token.isWord("if") || token.isWord("switch") {
      var (scope, last) = (scope, ManifestValue.nothing)
      return statement(&index, end, &scope, &last) ?? last
    }
    var value: ManifestValue?
    var names: [String] = []
    switch token.kind {
    case .string:
      value = Self.limited(.text(text(index, scope)))
      index += 1
    case .word:
      index += 1
      if token.text == "nil" {
        value = .nothing
      } else if token.text.first?.isNumber == true {
        value = .text(number(token.text, &index, end))
      } else if let known = scope[token.text] {
        value = known
      } else {
        names = [token.text]
      }
    case .sign:
      guard let close = declarations.closings[index], close < end || token.text == "{" else {
        // The dot of an implicit member is followed by its name.
        if !token.isSign(".") { index += 1 }
        break
      }
      let inner = index + 1..<close
      index = close + 1
      switch token.text {
      case "[": value = Self.limited(collection(inner, scope))
      case "(":
        var start = inner.lowerBound
        value = expression(&start, inner.upperBound, scope)
      default: value = .nothing
      }
    }
    return postfix(value, names, &index, end, scope)
  }

  private func number(_ text: String, _ index: inout Int, _ end: Int) -> String {
    guard index + 1 < end, tokens[index].isSign("."), tokens[index + 1].kind == .word,
      tokens[index + 1].text.first?.isNumber == true
    else { return text }
    index += 2
    return text + "." + tokens[index - 1].text
  }

  private mutating func text(_ index: Int, _ scope: Scope) -> String {
    guard let parts = declarations.interpolations[index] else { return tokens[index].text }
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .code(let range):
        var start = range.lowerBound
        let value = expression(&start, range.upperBound, scope)
        text += value.text ?? value.name ?? ""
      }
    }
    return text
  }

  private mutating func collection(_ range: Range<Int>, _ scope: Scope) -> ManifestValue {
    var list: [ManifestValue] = []
    var entries: [ManifestValue.Entry] = []
    for part in declarations.parts(range) {
      var index = part.lowerBound
      let value = expression(&index, part.upperBound, scope)
      if index < part.upperBound, tokens[index].isSign(":") {
        index += 1
        entries.append(
          ManifestValue.Entry(key: value, value: expression(&index, part.upperBound, scope)))
      } else {
        list.append(value)
      }
    }
    return entries.isEmpty ? .list(list) : .map(entries)
  }

  private mutating func arguments(
    _ range: Range<Int>, _ scope: Scope
  ) -> [ManifestValue.Argument] {
    declarations.parts(range).map { part in
      var index = part.lowerBound
      var label: String?
      if part.count > 2, tokens[index].kind == .word, tokens[index + 1].isSign(":") {
        label = tokens[index].text
        index += 2
      }
      let outer = (isForeign, self.label)
      isForeign = label.map(Self.foreignLabels.contains) ?? false
      self.label = label
      defer { (isForeign, self.label) = outer }
      return ManifestValue.Argument(
        label: label, value: expression(&index, part.upperBound, scope))
    }
  }

  /// Evaluates the members, calls and closures that follow a value or a name.
  private mutating func postfix(
    _ start: ManifestValue?, _ path: [String], _ index: inout Int, _ end: Int, _ scope: Scope
  ) -> ManifestValue {
    var value = start
    var names = path
    let isMember = start == nil && path.isEmpty
    while index < end, tokens[index].kind == .sign {
      let token = tokens[index]
      let isSameLine = index > 0 && tokens[index].line == declarations.lastLine(of: index - 1)
      if token.isSign("."), index + 1 < end, tokens[index + 1].kind == .word {
        let name = tokens[index + 1].text
        index += 2
        if name == "self" || name == "init" && value == nil && !names.isEmpty { continue }
        let isCall =
          index < end && (tokens[index].isSign("(") || tokens[index].isSign("{"))
          && tokens[index].line == tokens[index - 1].line
        if value == nil, !names.isEmpty {
          if let known = declared(names, scope) {
            (value, names) = (known, [])
          } else if names.count > 1, let last = names.last, declarations.cases[last] != nil {
            (value, names) = (.call(last, []), [])
          }
        }
        if let known = value {
          if !isCall {
            value = property(name, of: known)
          } else if let (result, next) = method(name, of: known, index, end, scope) {
            (value, index) = (Self.limited(result), next)
          } else {
            index = (declarations.closings[index] ?? index) + 1
          }
        } else {
          names.append(name)
        }
      } else if token.isSign("("), isSameLine, value == nil,
        let close = declarations.closings[index],
        close < end, let name = names.last
      {
        let arguments = arguments(index + 1..<close, scope)
        value = call(name, in: names.dropLast(), arguments, scope)
        names = []
        index = close + 1
      } else if token.isSign("("), isSameLine, let close = declarations.closings[index], close < end
      {
        // `[String: String]()` is empty.
        if value != nil { value = .list([]) }
        index = close + 1
      } else if token.isSign("<"), isSameLine, value == nil, let after = generics(index, end) {
        index = after
      } else if token.isSign("[") || token.isSign("{"), isSameLine,
        let close = declarations.closings[index], close < end, value != nil
      {
        index = close + 1
      } else if token.isSign("!"), isSameLine, index + 1 >= end || !tokens[index + 1].isSign("=") {
        index += 1
      } else if token.isSign("?"), index + 1 < end, tokens[index + 1].isSign("."),
        tokens[index - 1].range.upperBound == token.range.lowerBound
      {
        index += 1
      } else {
        break
      }
    }
    if let value { return value }
    guard !names.isEmpty else { return .nothing }
    if isMember, isForeign, names.count == 1 { return .call(names[0], []) }
    return declared(names, scope) ?? .call(names.last ?? "", [])
  }

  /// Returns the place after the generic arguments of a call, as in `Set<Platform>([.iOS])`.
  private func generics(_ index: Int, _ end: Int) -> Int? {
    let range = index + 1..<min(index + 16, end)
    guard let close = range.first(where: { tokens[$0].isSign(">") }), close + 1 < end,
      tokens[close + 1].isSign("(")
    else { return nil }
    return close + 1
  }

  // MARK: The manifest's own declarations

  /// Returns the number of names at the end of a declaration's types that a path has.
  private static func likeness(_ types: [String], _ path: some Collection<String>) -> Int {
    path.count { types.contains($0) }
  }

  private mutating func declared(_ names: [String], _ scope: Scope) -> ManifestValue? {
    guard let name = names.last else { return nil }
    let all = (declarations.constants[name] ?? []).filter { !open.contains($0.range) }
    let path = names.dropLast()
    let most = all.map { Self.likeness($0.types, path) }.max() ?? 0
    // A member of another type isn't meant.
    guard path.isEmpty || most > 0 || !path.contains(where: { isOwnType($0) }) else { return nil }
    let best = all.filter { Self.likeness($0.types, path) == most }
    let near = best.filter { !context.isEmpty && $0.types == context }
    let paths = best.filter { $0.types.contains("Path") == (label == "path") }
    return (near.first ?? paths.first ?? best.first).map { value(of: $0) }
  }

  private func isOwnType(_ name: String) -> Bool {
    declarations.constants.values.contains { $0.contains { $0.types.contains(name) } }
  }

  private mutating func call(
    _ name: String, in path: some Collection<String>, _ arguments: [ManifestValue.Argument],
    _ scope: Scope
  ) -> ManifestValue {
    let result = ManifestValue.call(name, arguments)
    if ["Set", "Array"].contains(name), arguments.count == 1, arguments[0].label == nil {
      return arguments[0].value
    }
    guard result.size < Self.sizeLimit else { return .nothing }
    let fitting = (declarations.functions[name] ?? []).filter { Self.fits($0, arguments) }
    let most = fitting.map { Self.likeness($0.types, path) }.max() ?? 0
    guard name != "init", depth < Self.depthLimit,
      let function = fitting.first(where: { Self.likeness($0.types, path) == most })
    else { return result }
    // Functions see no local values of their callers, except the value that they are members of.
    var inner: Scope = scope["self"].map { ["self": $0] } ?? [:]
    var unlabelled = arguments.filter { $0.label == nil }[...]
    for parameter in function.parameters {
      if let label = parameter.label, let given = arguments.first(where: { $0.label == label }) {
        inner[parameter.name] = given.value
      } else if parameter.label == nil, let given = unlabelled.popFirst() {
        inner[parameter.name] = given.value
      } else if let range = parameter.value {
        var index = range.lowerBound
        inner[parameter.name] = expression(&index, range.upperBound, [:])
      }
    }
    let outer = (context, label)
    depth += 1
    (context, label) = (function.types, nil)
    defer {
      depth -= 1
      (context, label) = outer
    }
    let value = body(function.body, inner)
    return value == .nothing ? result : value
  }

  /// Whether arguments are a function's.
  private static func fits(
    _ function: ManifestDeclarations.Function, _ arguments: [ManifestValue.Argument]
  ) -> Bool {
    let labels = Set(arguments.compactMap(\.label))
    let known = Set(function.parameters.compactMap(\.label))
    let needed = Set(function.parameters.filter { $0.value == nil }.compactMap(\.label))
    let unlabelled = function.parameters.count { $0.label == nil }
    return labels.isSubset(of: known) && needed.isSubset(of: labels)
      && arguments.count { $0.label == nil } <= unlabelled
  }

  private mutating func property(_ name: String, of value: ManifestValue) -> ManifestValue {
    if let own = value[name] { return own }
    if name == "rawValue", let of = value.name { return .text(declarations.cases[of] ?? of) }
    if let computed = declarations.constants[name]?.first(where: { $0.isComputed }) {
      return self.value(of: computed, scope: ["self": value])
    }
    switch (name, value) {
    case ("count", _), ("description", _): return value
    case ("first", .list(let list)): return list.first ?? .nothing
    case ("last", .list(let list)): return list.last ?? .nothing
    default: return .call(name, [])
    }
  }

  /// Evaluates a method of a value; `nil` if it is unknown.
  private mutating func method(
    _ name: String, of value: ManifestValue, _ index: Int, _ end: Int, _ scope: Scope
  ) -> (ManifestValue, Int)? {
    guard let close = declarations.closings[index], close < end else { return nil }
    let inner = index + 1..<close
    let next = close + 1
    if tokens[index].isSign("{")
      || tokens.indices.contains(index + 1) && tokens[index + 1].isSign("{")
    {
      let closure = tokens[index].isSign("{") ? index : index + 1
      guard ["map", "flatMap", "compactMap"].contains(name),
        let last = declarations.closings[closure]
      else { return (value, next) }
      let values = value.elements.map { apply(closure + 1..<last, to: $0, scope) }
      let flat = name == "flatMap" ? values.flatMap(\.elements) : values.filter { $0 != .nothing }
      return (.list(flat), next)
    }
    if name == "contains", let closure = inner.first(where: { tokens[$0].isSign("{") }),
      let last = declarations.closings[closure]
    {
      let values = value.elements.map { apply(closure + 1..<last, to: $0, scope) }
      return (.bool(values.contains { $0 != .bool(false) }), next)
    }
    let arguments = arguments(inner, scope)
    switch (name, value, arguments.first?.value) {
    case ("lowercased", .text(let text), _): return (.text(text.lowercased()), next)
    case ("uppercased", .text(let text), _): return (.text(text.uppercased()), next)
    case ("hasSuffix", .text(let text), .text(let other)?):
      return (.bool(text.hasSuffix(other)), next)
    case ("hasPrefix", .text(let text), .text(let other)?):
      return (.bool(text.hasPrefix(other)), next)
    case ("contains", .text(let text), .text(let other)?):
      return (.bool(text.contains(other)), next)
    case ("contains", .list(let list), let other?): return (.bool(list.contains(other)), next)
    case ("merging", .map(let entries), let other?):
      return (.map(other.entries + entries), next)
    default: break
    }
    var members = scope
    members["self"] = value
    let result = call(name, in: [String](), arguments, members)
    // An unknown method, such as one that sorts, returns the value itself.
    return (result == .call(name, arguments) ? value : result, next)
  }

  /// Evaluates a closure, whose only parameter may have a name.
  private mutating func apply(
    _ range: Range<Int>, to value: ManifestValue, _ scope: Scope
  ) -> ManifestValue {
    var inner = scope
    inner["$0"] = value
    var range = range
    if let place = range.prefix(8).first(where: { tokens[$0].isWord("in") }) {
      if let name = tokens[range.lowerBound..<place].first(where: { $0.kind == .word }) {
        inner[name.text] = value
      }
      range = place + 1..<range.upperBound
    }
    depth += 1
    defer { depth -= 1 }
    return depth < Self.depthLimit ? body(range, inner) : .nothing
  }
}
