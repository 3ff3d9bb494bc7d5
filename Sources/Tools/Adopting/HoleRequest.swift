// The request and the answer of `tateyoko-dialect holes`. scripts/dialect compiles this file and `NameUse.swift` into
// that program, too.

/// The request to `tateyoko-dialect holes`.
struct HoleRequest: Codable {
  struct Message: Codable, Hashable {
    var line: Int
    /// The column in the text that the compiler read, whose lines the dialect's rewriter may have changed.
    var column: Int
    var text: String
  }

  struct File: Codable {
    /// The file to read.
    var path: String
    /// The file to write; `nil` to only look for uses of names.
    var output: String?
    /// The file's name in messages.
    var name: String
    var messages: [Message] = []
  }

  var files: [File]
  /// The smallest unit that may become a hole.
  var least: HoleUnit
  /// Whether a body that already has a hole becomes one as a whole, because it has failed before.
  var isLate: Bool
  /// The names whose uses are requested.
  var names: [String]
}

/// The answer of `tateyoko-dialect holes`.
struct HoleAnswer: Codable {
  struct Hole: Codable, Hashable {
    /// The file's name in messages.
    var file: String
    var line: Int
    var unit: HoleUnit
    var reason: String
    /// The enclosing type, such as `Editor.Toolbar`; empty outside types.
    var owner: String
  }

  struct Unreadable: Codable {
    var path: String
    var reason: String
  }

  var holes: [Hole] = []
  var uses: [String: NameUse] = [:]
  var unreadable: [Unreadable] = []
}

/// The units that can become holes, from the smallest to the largest.
package enum HoleUnit: Int, Codable, Comparable, CaseIterable, Sendable {
  /// A statement, an initial value or a condition.
  case statement
  /// The body of a function, an initialiser or an accessor.
  case body
  /// A member of a type, or a part of its declaration.
  case member
  /// A top-level declaration.
  case declaration
  case file

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
