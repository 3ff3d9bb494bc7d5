/// A class, structure or enumeration, as described by its declaration and extensions.
struct ClassFacts: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case aClass = "class", structure = "struct", enumeration = "enum"
  }

  /// A stored property.
  struct Property: Hashable, Sendable {
    var name: String
    /// The type as written, without spaces; empty if its value decides.
    var type = ""
    var hasDefault = false
    var isVariable = false
    /// Whether something else than a test can set it: it is private, weak, lazy or of the type.
    var modifiers: Set<String> = []
    /// Attributes such as `@IBOutlet` and property wrappers.
    var attributes: Set<String> = []

    var hasAttribute: Bool { !attributes.isEmpty }

    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  }

  /// A case of an enumeration with the types of what it holds.
  struct Case: Hashable, Sendable {
    var name: String
    var parameters: [Parameter] = []
  }

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
    /// The entries of dictionaries that its body reads with a type: `values["name"] as? String`.
    var entries: [Entry] = []

    /// Whether a test can call it as `C()`.
    var needsNothing: Bool {
      parameters.allSatisfy(\.hasDefault) && isUsable
    }

    var isUsable: Bool {
      !isFailable && !isThrowing && !isAsync && !isPrivate && !isUnavailable
    }

    var labels: [String] { parameters.map(\.label) }
  }

  /// An entry of a dictionary.
  struct Entry: Hashable, Sendable {
    var key: String
    var type: String
  }

  /// A method of the type itself that returns something.
  struct Factory: Hashable, Sendable {
    var name: String
    var parameters: [Parameter] = []
    /// The type that it returns, as written without spaces.
    var result = ""
    var isStatic = true
    /// The types that its body makes, in order.
    var made: [String] = []
  }

  /// The name qualified with the enclosing types, such as `Editor.Toolbar`.
  var name: String
  var kind = Kind.aClass
  /// The first name that it inherits from; `nil` if there is none.
  var superclass: String?
  /// The other names, and the ones of its extensions.
  var conformances: [String] = []
  var isPrivate = false
  var isGeneric = false
  var isOpenOrPublic = false
  var initializers: [Initializer] = []
  var properties: [Property] = []
  var cases: [Case] = []
  /// The static methods that a test can call and that return a value.
  var factories: [Factory] = []
  /// The methods that a test can call and that return a controller.
  var builders: [Factory] = []
  /// The names that its own code sets.
  var assigned: Set<String> = []
  /// The containers that its own code takes for granted.
  var containers: Set<ScreenContainer> = []
  /// Whether it contains what only a whole screen of SwiftUI does, such as a navigation title.
  var fillsScreen = false
  var path: String
  var line: Int
}
