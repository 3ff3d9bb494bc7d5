/// The Swift name of an Objective-C method.
///
/// The compiler's importer omits words that repeat the types; this handles the common cases. A use with another name
/// becomes a hole.
struct ObjCMethodName: Hashable {
  var name: String
  /// The argument labels; `_` for none.
  var labels: [String]

  private static let prepositions = [
    "With", "For", "From", "In", "At", "By", "To", "On", "Using", "Of", "As",
  ]

  init(_ method: ObjCDeclarations.Method) {
    if let given = method.swiftName, let open = given.firstIndex(of: "(") {
      name = String(given[..<open])
      labels = given[given.index(after: open)...].dropLast().split(separator: ":").map(String.init)
      return
    }
    let first = method.words.first ?? ""
    guard !method.parameters.isEmpty else {
      name = first
      labels = []
      return
    }
    let rest = method.words.dropFirst().map { $0.isEmpty ? "_" : $0 }
    if let initial = Self.initialLabel(first) {
      name = "init"
      labels = [initial] + rest
      return
    }
    let type = method.parameters[0].type.tokens.first ?? ""
    let (base, label) = Self.split(first, type)
    name = base
    labels = [label] + rest
  }

  /// Returns the first label of an initialiser: `frame` for `initWithFrame`.
  static func initialLabel(_ word: String) -> String? {
    guard word.hasPrefix("init") else { return nil }
    let rest = word.dropFirst("init".count)
    if rest.isEmpty { return "_" }
    guard rest.hasPrefix("With") else { return rest.first?.isUppercase == true ? lower(rest) : nil }
    return lower(rest.dropFirst("With".count))
  }

  /// Splits a selector's first word at its last preposition, or removes a type's name from its end.
  private static func split(_ word: String, _ type: String) -> (String, String) {
    let plain = type.hasPrefix("NS") || type.hasPrefix("UI") ? String(type.dropFirst(2)) : type
    if !plain.isEmpty, word.count > plain.count, word.hasSuffix(plain) {
      let base = String(word.dropLast(plain.count))
      for preposition in prepositions where base.hasSuffix(preposition) {
        let verb = base.dropLast(preposition.count)
        if !verb.isEmpty { return (String(verb), lower(preposition)) }
      }
      return (base, "_")
    }
    var best: (String, String)?
    for preposition in prepositions {
      for range in word.ranges(of: preposition) where range.lowerBound > word.startIndex {
        let after = word[range.upperBound...]
        guard after.isEmpty || after.first?.isUppercase == true else { continue }
        let base = String(word[..<range.lowerBound])
        if best == nil || base.count > best!.0.count {
          best = (base, lower(word[range.lowerBound...]))
        }
      }
    }
    return best ?? (word, "_")
  }

  /// Returns a word with a lowercase beginning: `URL` becomes `url`, and `URLString` becomes `urlString`.
  static func lower(_ word: some StringProtocol) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals.count == word.count { return word.lowercased() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
