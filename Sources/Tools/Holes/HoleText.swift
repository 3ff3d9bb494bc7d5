import SwiftSyntax

/// The text that replaces code.
///
/// The functions are in the module that `tateyoko adopt` adds to each package.
struct HoleText {
  /// The file's name in messages.
  let file: String
  let line: Int
  let reason: String

  static let statementCall = "_adoptedHole("
  static let valueCall = "_adoptedHoleValue("
  /// A type that conforms to every generated protocol.
  static let valueType = "_AdoptedHole"

  private static let reasonLimit = 200

  private var arguments: String {
    "\(Self.literal(file)), \(line), \(Self.literal(String(reason.prefix(Self.reasonLimit)))))"
  }

  /// Reports an issue, and continues.
  var statement: String { Self.statementCall + arguments }
  /// Reports an issue in what a property or variable is set to, and continues.
  func statement(assigning name: String) -> String {
    "\(Self.statementCall)&\(name), \(arguments)"
  }

  /// Reports an issue, and returns a plain value of the expected type.
  var value: String { Self.valueCall + arguments }

  /// Reports an issue, and shows nothing in the place of a view.
  var emptyView: String { value(keeping: "EmptyView()") }

  /// Reports an issue, and returns a value that is known.
  func value(keeping code: String) -> String {
    "\(Self.valueCall)\(arguments.dropLast()), \(code))"
  }

  /// Returns the contents of a replaced body.
  ///
  /// - Parameter result: The type that the function returns; `nil` for none.
  func body(returning result: TypeSyntax?) -> String {
    guard let result, !Self.isVoid(result) else { return "{ \(statement) }" }
    if ViewHoles.isView(result) { return "{ return \(emptyView) }" }
    // An opaque result type is inferred from the returned value.
    if result.is(SomeOrAnyTypeSyntax.self), result.trimmedDescription.hasPrefix("some") {
      return "{ return \(value) as \(Self.valueType) }"
    }
    return "{ return \(value) }"
  }

  func body(ofInitializer node: InitializerDeclSyntax) -> String {
    node.optionalMark != nil
      ? "{ \(statement); return nil }" : "{ \(value) as Never }"
  }

  /// Whether code consists only of a hole.
  static func isHole(_ text: String) -> Bool {
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "{" || $0 == "=" }
      guard rest.hasPrefix("return ") else { break }
      rest = rest.dropFirst("return ".count)
    }
    return rest.hasPrefix(statementCall) || rest.hasPrefix(valueCall)
  }

  /// Whether a statement is a hole that may set something.
  static func isAssignment(_ text: String) -> Bool { text.hasPrefix(statementCall + "&") }

  static func isVoid(_ type: TypeSyntax) -> Bool {
    ["Void", "()", "Swift.Void"].contains(type.trimmedDescription)
  }

  /// Returns a string literal, so that the contents of a file or message don't become code.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
