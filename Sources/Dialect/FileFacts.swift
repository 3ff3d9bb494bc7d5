/// What one file declares that the rewriting of its module depends on.
struct FileFacts: Hashable, Sendable {
  var types: [TypeFact] = []
  var protocols: [ProtocolFact] = []
  /// The names of all properties: `name?(…)` may call a function that one holds.
  var properties: Set<String> = []
  /// What is declared under a name that the rewriter would otherwise take for Apple's:
  /// ``darwin`` for a type, ``describing`` for a method of a type itself.
  var ownNames: Set<String> = []

  static let darwin = "Darwin"
  static let describing = "description()"
}

/// A class, or an extension of any type.
struct TypeFact: Hashable, Sendable {
  /// The name with the names of the types around it, such as `Outer.Inner`.
  var name: String
  var isExtension: Bool
  /// What stands after the colon, as written.
  var inherits: [String] = []
  /// A class with parameters of its own; an extension with a `where` clause.
  var isGeneric = false
  /// Private in another type, or in a generic one, so that it can't be named outside.
  var isHidden = false
  /// Or in a type that is.
  var isPrivate = false
  /// Isolated to a global actor that isn't the main actor.
  var isElsewhere = false
  /// `public`, `open` or nothing.
  var access = ""
  var objcName: String?
  /// A `#if` around it that only the compiler can decide.
  var condition: String?
  var line: Int
  var members: [MemberFact] = []
}

/// A member of a class or an extension.
struct MemberFact: Hashable, Sendable {
  enum Kind: UInt8 {
    case function, property, initializer, other
  }

  /// What an attribute says that a member is for.
  enum Role: UInt8 {
    case none, objc, dynamic, outlet, outletCollection, inspectable, action, segueAction
  }

  var kind: Kind
  var base: String
  var labels: [String] = []
  var parameterTypes: [String] = []
  var resultType: String?
  var isStatic = false
  var isOverride = false
  var isPrivate = false
  var isGeneric = false
  var isThrowing = false
  var isAsync = false
  var isUnavailable = false
  var role = Role.none
  var objcName: String?
  var condition: String?
  var line: Int
  /// What is needed to declare it once more elsewhere, for members of extensions that may take part in
  /// overriding.
  var signature: MemberSignature?

  /// What tells members apart: `s:move(_:to:)` for a static method.
  var key: String {
    let name = kind == .function ? "\(base)(\(labels.map { $0 + ":" }.joined()))" : base
    return (isStatic ? "s:" : "") + name
  }

  /// What tells overloads apart too: the ``key`` with the parameters' types.
  var overloadKey: String {
    kind == .function ? "\(key)(\(parameterTypes.joined(separator: ", ")))" : key
  }

  /// The base name in a ``key``.
  static func base(ofKey key: String) -> String {
    let name = key.hasPrefix("s:") ? key.dropFirst(2) : key[...]
    return String(name.prefix { $0 != "(" })
  }

  var selector: String {
    objcName
      ?? ObjCNames.selector(base, labels: labels, throwing: isThrowing, asynchronous: isAsync)
  }
}

/// A declaration in parts, to declare a member that calls another.
struct MemberSignature: Hashable, Sendable {
  /// Attributes and modifiers without access and `override`, with a blank after each.
  var prefix: String
  /// `public`, `open` or nothing.
  var access: String
  /// For a function from its generic parameters to its `where` clause; for a property its type.
  var text: String
  /// The arguments that pass the parameters on.
  var arguments: String
  var isThrowing = false
  var isAsync = false
  var hasSetter = false
  var hasWillSet = false
  var hasDidSet = false
  /// Why it can't be declared elsewhere.
  var obstacle: String?
}

struct ProtocolFact: Hashable, Sendable {
  var name: String
  var isPublic: Bool
  var optionals: [OptionalRequirement]
}

/// An optional requirement of a protocol.
struct OptionalRequirement: Hashable, Sendable {
  var base: String
  var labels: [String]
  var isThrowing: Bool
  var objcName: String

  /// `tableView(_:didSelect:)`.
  var key: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
}
