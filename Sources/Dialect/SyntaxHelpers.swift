import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the blanks and comments around it.
  var trimmedOffsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's tokens in one line, without comments.
  var oneLine: String {
    var result = ""
    var gap = false
    for token in tokens(viewMode: .sourceAccurate) {
      if gap || (!result.isEmpty && !token.leadingTrivia.isEmpty) { result += " " }
      result += token.text
      gap = !token.trailingTrivia.isEmpty
    }
    return result
  }
}

extension Syntax {
  /// Whether a declaration is one of a type's, and not one of a function's body or the file's.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension DeclModifierListSyntax {
  func first(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }
  func has(_ names: String...) -> Bool {
    contains { names.contains($0.name.text) && $0.detail == nil }
  }

  var isStatic: Bool { has("static", "class") }
  var isPrivate: Bool { has("private", "fileprivate") }
  /// `public`, `open`, or nothing.
  var access: String { has("open") ? "open" : has("public") ? "public" : "" }
}

extension AttributeListSyntax {
  func first(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.name == name { return attribute }
    return nil
  }

  func has(_ names: String...) -> Bool { names.contains { first($0) != nil } }

  /// The name in `@objc(name)`.
  var objcName: String? {
    guard let arguments = first("objc")?.arguments else { return nil }
    let name = arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    return name.isEmpty ? nil : name
  }

  /// Whether an attribute isolates to a global actor that isn't the main actor, as far as names tell.
  var isElsewhere: Bool {
    contains {
      guard case .attribute(let attribute) = $0 else { return false }
      return attribute.name.hasSuffix("Actor") && attribute.name != "MainActor"
    }
  }

  var isUnavailable: Bool {
    contains {
      guard case .attribute(let attribute) = $0, attribute.name == "available" else { return false }
      return attribute.trimmedDescription.contains("unavailable")
    }
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

/// The attributes that have no meaning without an Objective-C run time.
let dialectAttributes: Set<String> = [
  "objc", "objcMembers", "nonobjc", "NSCopying", "IBOutlet", "IBAction", "IBSegueAction",
  "IBInspectable", "IBDesignable", "GKInspectable", "IBOutletCollection",
]

/// A type's name without its generic arguments and blanks.
func plainName(_ type: String) -> String {
  var depth = 0
  var result = ""
  for character in type {
    if character == "<" { depth += 1 }
    if depth == 0, !character.isWhitespace { result.append(character) }
    if character == ">" { depth -= 1 }
  }
  return result
}
