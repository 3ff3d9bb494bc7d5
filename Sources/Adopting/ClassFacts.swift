/// A class, as its declaration and extensions say.
struct ClassFacts: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// The label at the call; `_` for none.
    var label: String
    var hasDefault: Bool
    /// The type as it is written, without spaces.
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

    /// Whether it can be called as `C()` from a test.
    var needsNothing: Bool {
      parameters.allSatisfy(\.hasDefault) && isUsable
    }

    var isUsable: Bool {
      !isFailable && !isThrowing && !isAsync && !isPrivate && !isUnavailable
    }

    var labels: [String] { parameters.map(\.label) }
  }

  /// The name with those of the types that it lies in, such as `Editor.Toolbar`.
  var name: String
  /// The first name that it inherits from; nil where there is none.
  var superclass: String?
  var isPrivate = false
  var isGeneric = false
  var isOpenOrPublic = false
  var initializers: [Initializer] = []
  var path: String
  var line: Int
}
