// Room: Holes. Code that doesn't compile becomes code that says so when it is reached. It is part of the
// program that rewrites the dialect, and knows syntax only: the compiler's messages say what is wrong.

/// What `tateyoko-dialect holes` is asked.
struct HoleRequest: Codable {
  struct Message: Codable, Hashable {
    var line: Int
    /// In the text that the compiler read, which the dialect's rewriter may have changed within lines.
    var column: Int
    var text: String
  }

  struct File: Codable {
    /// The file to read.
    var path: String
    /// The file to write; nil to only look for uses of names.
    var output: String?
    /// How the file is told of.
    var name: String
    var messages: [Message]
  }

  var files: [File]
  /// The least unit that may become a hole.
  var least: HoleUnit
  /// Whether a body that has a hole already becomes one as a whole, as it has failed before.
  var isLate: Bool
  /// Names of which the uses are asked for.
  var names: [String]
}

/// What `tateyoko-dialect holes` answers.
struct HoleAnswer: Codable {
  struct Hole: Codable, Hashable {
    /// How the file is told of.
    var file: String
    var line: Int
    var unit: HoleUnit
    var reason: String
    /// The type around it, such as `Editor.Toolbar`; empty outside of types.
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

/// What becomes a hole, from the least to the whole.
enum HoleUnit: Int, Codable, Comparable {
  /// A statement, an initial value or a condition.
  case statement
  /// The body of a function, an initialiser or an accessor.
  case body
  /// A member of a type, or a part of its declaration.
  case member
  /// A declaration of the file's.
  case declaration
  case file

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
