/// The expansion of `#Preview(…) { … }`: a type that is found at run time by its conformance.
///
/// The arguments and the closure are passed on unchanged; they have already been checked against
/// the macro's declaration, and go to an initialiser with the same signature.
struct PreviewExpansion {
  let text: String

  /// - Parameters:
  ///   - source: The use of the macro, including preceding comments and attributes.
  ///   - discriminator: The prefix that the compiler requires for unique names.
  ///   - line: The line of `source`.
  /// - Returns: `nil` if it isn't a use of the macro with a closure.
  init?(source: String, discriminator: String, fileID: String, file: String, line: Int) {
    guard let use = Self.use(in: source) else { return nil }
    let code = PreviewableCode(String(source[use.arguments...]))
    let before = source[..<use.start].utf8.count { $0 == UInt8(ascii: "\n") }
    // Created like `makeUniqueName` of swift-syntax; the compiler accepts no other names.
    let name = "\(discriminator)15PreviewRegistryfMu_"
    text = """
      nonisolated struct \(name): UIKit._PreviewRegistry {
        static var place: UIKit._PreviewPlace {
          UIKit._PreviewPlace(
            fileID: \(Self.literal(fileID)), file: \(Self.literal(file)), line: \(line + before))
        }
        @MainActor static func makePreview() -> UIKit.Preview {
          \(code.declarations)UIKit.Preview\(code.arguments)
        }
      }
      """
  }

  /// Returns a literal that contains only plain characters and escapes.
  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
  }

  /// Returns the positions of the macro's `#`, and of its arguments.
  private static func use(in source: String) -> (start: String.Index, arguments: String.Index)? {
    var scanner = CodeScanner(source)
    scanner.skipAttributes()
    let start = scanner.place
    guard scanner.take("#") else { return nil }
    // Possibly qualified with a module's name.
    scanner.skip { $0 == "_" || $0 == "." || $0 == ":" || $0.isLetter || $0.isNumber }
    let arguments = scanner.place
    guard source[arguments...].contains("{") else { return nil }
    return (start, arguments)
  }
}
