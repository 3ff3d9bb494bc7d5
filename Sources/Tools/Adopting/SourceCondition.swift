/// The result of evaluating the condition of an `#if` for an iOS app.
///
/// The condition has no nested parentheses, and the terms for platforms and modules are known; any
/// other term may be true or false.
struct SourceCondition {
  /// Whether the condition is true; `nil` if that isn't known.
  private(set) var value: Bool?
  /// Modules that are available if the condition is true.
  private(set) var imports: Set<String> = []

  private static let otherPlatforms: Set<String> = [
    "macOS", "OSX", "watchOS", "tvOS", "visionOS", "xrOS", "Windows", "Android", "WASI", "Linux",
    "FreeBSD", "OpenBSD",
  ]

  /// - Parameter tokens: The tokens of the condition; empty for an `#else`, which is always true.
  init(_ tokens: ArraySlice<SwiftToken>) {
    guard !tokens.isEmpty else {
      value = true
      return
    }
    let choices = Self.split(tokens, at: "|").map { choice in
      Self.split(choice, at: "&").map(Self.term)
    }
    let values = choices.map { terms -> Bool? in
      if terms.contains(where: { $0.value == false }) { return false }
      return terms.allSatisfy { $0.value == true } ? true : nil
    }
    if values.contains(true) {
      value = true
    } else if values.allSatisfy({ $0 == false }) {
      value = false
    }
    let named = zip(choices, values).filter { $0.1 != false }.map { Set($0.0.compactMap(\.module)) }
    imports = named.dropFirst().reduce(named.first ?? []) { $0.intersection($1) }
  }

  /// Splits at a two-character operator, outside of parentheses.
  private static func split(
    _ tokens: ArraySlice<SwiftToken>, at sign: String
  ) -> [ArraySlice<SwiftToken>] {
    var parts: [ArraySlice<SwiftToken>] = []
    var start = tokens.startIndex
    var depth = 0
    for index in tokens.indices {
      if tokens[index].isSign("(") { depth += 1 }
      if tokens[index].isSign(")") { depth -= 1 }
      guard depth == 0, index > start, tokens[index].isSign(sign), tokens[index - 1].isSign(sign)
      else { continue }
      parts.append(tokens[start..<index - 1])
      start = index + 1
    }
    return parts + [tokens[start...]]
  }

  /// Evaluates a term such as `os(macOS)`, `!canImport(AppKit)`.
  private static func term(_ tokens: ArraySlice<SwiftToken>) -> (value: Bool?, module: String?) {
    let isNegated = tokens.first?.isSign("!") == true
    let tokens = Array(isNegated ? tokens.dropFirst() : tokens)
    guard tokens.count >= 4, tokens[1].isSign("("), tokens[2].kind == .word else {
      return (nil, nil)
    }
    let name = tokens[2].text
    var value: Bool?
    switch tokens[0].text {
    case "os" where tokens.count == 4:
      value = name == "iOS" ? true : otherPlatforms.contains(name) ? false : nil
    case "canImport" where tokens[3].isSign(")") || tokens[3].isSign(","):
      if name == "UIKit" { value = true }
      return (isNegated ? value.map { !$0 } : value, isNegated ? nil : name)
    default: break
    }
    return (isNegated ? value.map { !$0 } : value, nil)
  }

  /// The branches of an `#if`, up to its `#endif`.
  struct Branches {
    private var current: SourceCondition
    /// Whether a previous condition is always true.
    private var isDecided = false

    init(_ first: SourceCondition) { current = first }

    /// Continues with an `#elseif` or `#else`.
    mutating func next(_ condition: SourceCondition) {
      if current.value == true { isDecided = true }
      current = condition
    }

    /// Whether an app for iOS may compile the branch.
    var isPossible: Bool { !isDecided && current.value != false }

    /// Modules that are available if the branch is compiled.
    var imports: Set<String> { current.imports }
  }
}
