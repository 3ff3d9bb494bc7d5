import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the surrounding trivia.
  var trimmedOffsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's tokens on a single line, without comments.
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
  /// Whether a declaration is a member of a type, not local or global.
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

  /// Whether an attribute isolates to a global actor other than the main actor, as far as the names
  /// show.
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

/// The attributes that have no meaning without an Objective-C runtime.
let dialectAttributes: Set<String> = [
  "objc", "objcMembers", "nonobjc", "NSCopying", "IBOutlet", "IBAction", "IBSegueAction",
  "IBInspectable", "IBDesignable", "GKInspectable", "IBOutletCollection",
]

/// Returns a type's name without its generic arguments and spaces.
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
