/// A class, as described by its declaration and extensions.
struct ClassFacts: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// The argument label; `_` for none.
    var label: String
    var hasDefault: Bool
    /// The type as written, without spaces.
    var type = ""
  }

  struct Initializer: Hashable, Sendable {
    var parameters: [Parameter] = []
    var isConvenience = false
    var isFailable = false
    var isThrowing = false
    var isAsync = false
    var isPrivate = false
    var isUnavailable = false
    /// Whether it is declared in an extension.
    var isExtension = false

    /// Whether a test can call it as `C()`.
    var needsNothing: Bool {
      parameters.allSatisfy(\.hasDefault) && isUsable
    }

    var isUsable: Bool {
      !isFailable && !isThrowing && !isAsync && !isPrivate && !isUnavailable
    }

    var labels: [String] { parameters.map(\.label) }
  }

  /// The name qualified with the enclosing types, such as `Editor.Toolbar`.
  var name: String
  /// The first name that it inherits from; `nil` if there is none.
  var superclass: String?
  var isPrivate = false
  var isGeneric = false
  var isOpenOrPublic = false
  var initializers: [Initializer] = []
  var path: String
  var line: Int
}
