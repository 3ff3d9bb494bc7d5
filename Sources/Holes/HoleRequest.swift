// Room: Holes. Replaces code that doesn't compile with code that reports when it's reached. It's part of the program
// that rewrites the dialect, and only knows syntax: the compiler's messages say what is wrong.

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
    var messages: [Message]
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
enum HoleUnit: Int, Codable, Comparable {
  /// A statement, an initial value or a condition.
  case statement
  /// The body of a function, an initialiser or an accessor.
  case body
  /// A member of a type, or a part of its declaration.
  case member
  /// A top-level declaration.
  case declaration
  case file

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
