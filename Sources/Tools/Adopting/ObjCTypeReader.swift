/// Reads the types in a header: their names and nullability.
enum ObjCTypeReader {
  private static let silent: Set<String> = [
    "const", "__weak", "__strong", "__unsafe_unretained", "__kindof", "IBOutlet", "IBInspectable",
    "oneway", "in", "out", "inout", "volatile", "struct", "enum", "__block", "__autoreleasing",
    "register", "extern",
  ]
  private static let nullable: Set<String> = ["nullable", "_Nullable", "__nullable"]
  private static let nonnull: Set<String> = ["nonnull", "_Nonnull", "__nonnull"]
  private static let unspecified: Set<String> = [
    "null_unspecified", "_Null_unspecified", "null_resettable",
  ]

  /// Returns a type without a name.
  static func type(_ tokens: [String], assumesNonnull: Bool) -> ObjCDeclarations.TypeText {
    var nullability: ObjCDeclarations.Nullability = assumesNonnull ? .never : .unknown
    var depth = 0
    var kept: [String] = []
    var isBlock = false
    for token in tokens {
      if "<([".contains(token) { depth += 1 }
      if ">)]".contains(token) { depth -= 1 }
      let isOuter = depth == 0 || isBlock && depth == 1
      if nullable.contains(token) {
        if isOuter { nullability = .nullable }
      } else if nonnull.contains(token) {
        if isOuter { nullability = .never }
      } else if unspecified.contains(token) {
        if isOuter { nullability = .unknown }
      } else if !silent.contains(token) {
        kept.append(token)
        if token == "^" { isBlock = true }
      }
    }
    return ObjCDeclarations.TypeText(tokens: kept, nullability: nullability)
  }

  /// Returns a type and the name it declares, or `nil` if there is none.
  static func named(
    _ tokens: [String], attributes: [String], assumesNonnull: Bool
  ) -> (name: String, type: ObjCDeclarations.TypeText)? {
    var tokens = tokens
    let name: String
    if let caret = tokens.firstIndex(of: "^") {
      // `void (^name)(NSString *)`
      let words = tokens[(caret + 1)...].prefix { $0 != ")" }
      guard let found = words.last, isName(found) else { return nil }
      name = found
      if let place = tokens[(caret + 1)...].firstIndex(of: found) { tokens.remove(at: place) }
    } else {
      // In `NSInteger a, b`, only the first name is used.
      if let comma = tokens.firstIndex(of: ","), !tokens[..<comma].contains("<") {
        tokens = Array(tokens[..<comma])
      }
      guard tokens.count >= 2, let last = tokens.last, isName(last) else { return nil }
      name = last
      tokens.removeLast()
    }
    let hints = attributes.filter {
      nullable.contains($0) || nonnull.contains($0) || unspecified.contains($0)
    }
    return (name, type(hints + tokens, assumesNonnull: assumesNonnull))
  }

  /// Returns the parameters of a C function.
  static func parameters(
    _ tokens: [String], assumesNonnull: Bool
  ) -> [ObjCDeclarations.Parameter] {
    var parts: [[String]] = [[]]
    var depth = 0
    for token in tokens {
      if "<([".contains(token) { depth += 1 }
      if ">)]".contains(token) { depth -= 1 }
      if token == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.compactMap { part in
      guard !part.isEmpty, part != ["void"] else { return nil }
      if let (name, type) = named(part, attributes: [], assumesNonnull: assumesNonnull) {
        return ObjCDeclarations.Parameter(name: name, type: type)
      }
      return ObjCDeclarations.Parameter(
        name: "_", type: type(part, assumesNonnull: assumesNonnull))
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
  }
}
