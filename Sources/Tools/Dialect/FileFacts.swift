/// The declarations in a file that affect the rewriting of its module.
struct FileFacts: Hashable, Sendable {
  var types: [TypeFact] = []
  var protocols: [ProtocolFact] = []
  /// The names of all properties: `name?(…)` may call a function stored in one.
  var properties: Set<String> = []
  /// Own declarations with a name that the rewriter would otherwise consider Apple's: ``darwin``
  /// for a type, ``describing`` for a type method.
  var ownNames: Set<String> = []

  static let darwin = "Darwin"
  static let describing = "description()"
}

/// A class, or an extension of any type.
struct TypeFact: Hashable, Sendable {
  /// The name qualified with the enclosing types, such as `Outer.Inner`.
  var name: String
  var isExtension: Bool
  /// The types after the colon, as written.
  var inherits: [String] = []
  /// Whether it's a class with generic parameters, or an extension with a `where` clause.
  var isGeneric = false
  /// Whether it's private in another type, or in a generic one, so that it can't be referred to
  /// outside.
  var isHidden = false
  /// Whether it, or an enclosing type, is private.
  var isPrivate = false
  /// Whether it's isolated to a global actor other than the main actor.
  var isElsewhere = false
  /// `public`, `open` or nothing.
  var access = ""
  var objcName: String?
  /// The surrounding `#if` that only the compiler can evaluate.
  var condition: String?
  var line: Int
  var members: [MemberFact] = []
}

/// A member of a class or an extension.
struct MemberFact: Hashable, Sendable {
  enum Kind: UInt8 {
    case function, property, initializer, other
  }

  /// The role of a member according to its attribute.
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
  /// The parts for declaring it again elsewhere, for members of extensions that may be overridden
  /// or override.
  var signature: MemberSignature?

  /// The key that distinguishes members: `s:move(_:to:)` for a static method.
  var key: String {
    let name = kind == .function ? "\(base)(\(labels.map { $0 + ":" }.joined()))" : base
    return (isStatic ? "s:" : "") + name
  }

  /// The key that also distinguishes overloads: the ``key`` with the parameters' types.
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

/// The parts of a declaration, for declaring a member that calls another.
struct MemberSignature: Hashable, Sendable {
  /// Attributes and modifiers without access and `override`, each followed by a space.
  var prefix: String
  /// `public`, `open` or nothing.
  var access: String
  /// For a function, the text from its generic parameters to its `where` clause; for a property,
  /// its type.
  var text: String
  /// The arguments that pass on the parameters.
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
