/// The arguments of a preview whose closure declares dynamic properties with `@Previewable`: they are properties of
/// a view, whose body is the rest of the closure.
struct PreviewableCode {
  /// The view, if there are such properties.
  private(set) var declarations = ""
  private(set) var arguments: String

  init(_ arguments: String) {
    self.arguments = arguments
    guard arguments.contains(Self.mark) else { return }
    var scanner = CodeScanner(arguments)
    scanner.skip { $0.isWhitespace }
    if scanner.rest.hasPrefix("(") { scanner.skipBrackets() }
    let front = arguments[..<scanner.place]
    scanner.skip { $0.isWhitespace }
    let start = scanner.place
    guard scanner.rest.hasPrefix("{") else { return }
    scanner.skipBrackets()
    let closure = arguments[start..<scanner.place].dropFirst().dropLast()
    let (properties, rest) = Self.split(String(closure))
    guard !properties.isEmpty else { return }
    declarations = """
      struct \(Self.name): SwiftUI.View {
      \(properties.joined(separator: "\n"))
      var body: some SwiftUI.View {
      \(rest)
      }
      }
      return\u{20}
      """
    self.arguments = "\(front) { \(Self.name)() }"
  }

  private static let mark = "@Previewable"
  private static let name = "__PreviewableContent"

  /// Splits statements into the marked declarations, without the mark, and the others.
  private static func split(_ code: String) -> (properties: [String], rest: String) {
    var (properties, rest): ([String], String) = ([], "")
    var scanner = CodeScanner(code)
    while !scanner.isAtEnd {
      let start = scanner.place
      guard scanner.take(mark) else {
        skipStatementPiece(&scanner)
        rest += code[start..<scanner.place]
        continue
      }
      let first = scanner.place
      repeat { skipStatementPiece(&scanner) } while !scanner.isAtEnd && !isAtEnd(scanner, of: code)
      properties.append(String(code[first..<scanner.place]))
    }
    return (properties, rest)
  }

  private static func skipStatementPiece(_ scanner: inout CodeScanner) {
    switch scanner.rest.first {
    case "(", "[", "{": scanner.skipBrackets()
    default: scanner.skipPiece()
    }
  }

  /// Whether a declaration ends at a place: at a semicolon, and at the end of a line unless an operator continues it.
  private static func isAtEnd(_ scanner: CodeScanner, of code: String) -> Bool {
    guard let next = scanner.rest.first else { return true }
    if next == ";" { return true }
    guard next.isNewline else { return false }
    let before = code[..<scanner.place].last { !$0.isWhitespace }
    let after = scanner.rest.first { !$0.isWhitespace }
    return !isOperator(before, "=,:(") && !isOperator(after, ".=?:{")
  }

  private static func isOperator(_ character: Character?, _ others: String) -> Bool {
    character.map { "+-*/%&|<>^~".contains($0) || others.contains($0) } ?? false
  }
}
