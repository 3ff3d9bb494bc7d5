/// What headers in Objective-C declare, as far as Swift code of the same app uses it.
struct ObjCDeclarations: Sendable {
  /// A type as it is written: its tokens, without what says nothing about it.
  struct TypeText: Hashable, Sendable {
    var tokens: [String]
    var nullability: Nullability
  }

  enum Nullability: Hashable, Sendable {
    case unknown, nullable, never
  }

  struct Property: Hashable, Sendable {
    var name: String
    var type: TypeText
    var isClass = false
    var isReadOnly = false
    var line: Int
  }

  struct Parameter: Hashable, Sendable {
    var name: String
    var type: TypeText
  }

  struct Method: Hashable, Sendable {
    /// The words of the selector, each before a parameter.
    var words: [String]
    var parameters: [Parameter]
    var result: TypeText
    var isClass: Bool
    var isOptional = false
    /// The name that the header gives it in Swift, as in `NS_SWIFT_NAME(show(at:))`.
    var swiftName: String?
    var isUnavailable = false
    var line: Int
  }

  /// An interface or a protocol.
  struct Group: Hashable, Sendable {
    var name: String
    var superclass: String?
    var protocols: [String] = []
    var properties: [Property] = []
    var methods: [Method] = []
    var path: String
    var line: Int
  }

  struct Enumeration: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case cases, options, constants }

    var name: String
    var kind: Kind
    /// The cases with their values' texts; nil for one more than that before.
    var cases: [Case]
    var path: String

    struct Case: Hashable, Sendable {
      var name: String
      var value: String?
    }
  }

  struct Function: Hashable, Sendable {
    var name: String
    var parameters: [Parameter]
    var result: TypeText
    var path: String
    var line: Int
  }

  struct Constant: Hashable, Sendable {
    var name: String
    var type: TypeText
    var path: String
    var line: Int
  }

  var classes: [String: Group] = [:]
  var protocols: [String: Group] = [:]
  /// What categories add to classes that no header of the app's declares.
  var categories: [String: Group] = [:]
  var enumerations: [String: Enumeration] = [:]
  var functions: [String: Function] = [:]
  var constants: [String: Constant] = [:]

  /// Whether a name is one of those declared.
  func has(_ name: String) -> Bool {
    classes[name] != nil || protocols[name] != nil || enumerations[name] != nil
      || functions[name] != nil || constants[name] != nil
  }
}
