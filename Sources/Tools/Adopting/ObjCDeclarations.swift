/// The declarations in an app's Objective-C headers, as far as its Swift code may use them.
struct ObjCDeclarations: Sendable {
  /// A type as written: its tokens, without insignificant ones.
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
    /// The words of the selector, one for each parameter.
    var words: [String]
    var parameters: [Parameter]
    var result: TypeText
    var isClass: Bool
    var isOptional = false
    /// The Swift name specified in the header, as in `NS_SWIFT_NAME(show(at:))`.
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
    /// The integer type as written; empty for C's own.
    var type: [String] = []
    /// The cases with the text of their values; `nil` for the previous value plus one.
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
  /// Category members of classes that no header of the app declares.
  var categories: [String: Group] = [:]
  var enumerations: [String: Enumeration] = [:]
  var functions: [String: Function] = [:]
  var constants: [String: Constant] = [:]

  /// Whether a name is declared.
  func has(_ name: String) -> Bool {
    classes[name] != nil || protocols[name] != nil || enumerations[name] != nil
      || functions[name] != nil || constants[name] != nil
  }
}
