/// The expansion of `@Entry`: a key, and accessors that use it.
struct EntryExpansion {
  /// The accessors of the variable.
  let accessors: String
  /// The key's type.
  let key: String

  /// - Parameters:
  ///   - declaration: The variable.
  ///   - context: The declarations around it, the innermost first.
  /// - Returns: `nil` if it isn't a variable in an extension of a type that has entries.
  init?(declaration: String, context: [String]) {
    var scanner = CodeScanner(declaration)
    scanner.skipAttributes()
    var word = ""
    while word != "var" {
      guard !scanner.isAtEnd else { return nil }
      word = Self.word(&scanner)
      if word.isEmpty { scanner.skipPiece() }
    }
    scanner.skipAttributes()
    let name = Self.word(&scanner)
    guard !name.isEmpty, let kind = context.lazy.compactMap(Self.kind(of:)).first else {
      return nil
    }
    scanner.skipAttributes()
    var type: String?
    if scanner.take(":") {
      let start = scanner.place
      while !scanner.isAtEnd, !scanner.rest.hasPrefix("=") {
        "([{".contains(scanner.rest.first ?? " ") ? scanner.skipBrackets() : scanner.skipPiece()
      }
      type = Self.trimmed(declaration[start..<scanner.place])
    }
    var value = "nil"
    if scanner.take("=") { value = Self.trimmed(scanner.rest) }
    let plain = name.filter { $0 != "`" }
    accessors = """
      get { self[__Key_\(plain).self] }
      set { self[__Key_\(plain).self] = newValue }
      """
    let members =
      if let type = type ?? Self.type(ofLiteral: value) {
        """
        typealias Value = \(type)
        static var defaultValue: Value {
          \(value)
        }
        """
      } else {
        """
        static let defaultValue =
          \(value)
        """
      }
    key = """
      nonisolated private struct __Key_\(plain): SwiftUI.\(kind)Key {
      \(members)
      }
      """
  }

  /// What precedes `Key` in the protocol of a type's keys.
  private static func kind(of declaration: String) -> String? {
    var scanner = CodeScanner(declaration)
    scanner.skipAttributes()
    var word = ""
    while word != "extension" {
      guard !scanner.isAtEnd else { return nil }
      word = Self.word(&scanner)
      if word.isEmpty { scanner.skipPiece() }
    }
    scanner.skipAttributes()
    let name = scanner.rest.prefix { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber }
    switch name.split(separator: ".").last {
    case "EnvironmentValues": return "Environment"
    case "Transaction": return "Transaction"
    case "ContainerValues": return "ContainerValue"
    case "FocusedValues": return "FocusedValue"
    default: return nil
    }
  }

  private static func type(ofLiteral value: String) -> String? {
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\""), value.dropFirst().dropLast().allSatisfy({ $0 != "\"" }) {
      return "String"
    }
    let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
    guard digits.first?.isNumber == true else { return nil }
    if digits.allSatisfy({ $0.isNumber || $0 == "_" }) { return "Int" }
    return digits.allSatisfy { $0.isNumber || $0 == "_" || $0 == "." } ? "Double" : nil
  }

  private static func word(_ scanner: inout CodeScanner) -> String {
    let start = scanner.rest
    scanner.skip { $0 == "_" || $0 == "`" || $0.isLetter || $0.isNumber }
    return String(start[..<scanner.place])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
