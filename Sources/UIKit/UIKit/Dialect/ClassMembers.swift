/// What Objective-C's run time would know about a class: its methods and properties by name,
/// including its superclasses'.
///
/// Tables are read on first access to a class. They depend only on the class, so any thread may
/// read them.
final class ClassMembers: @unchecked Sendable {
  let type: AnyClass
  /// Whether the class is UIKit's.
  private let isSystem: Bool
  /// Nil for a class without a superclass.
  let superclass: ClassMembers?
  /// The class's own name in Objective-C, if it differs from the Swift name.
  let className: String?
  private let ownMethods: [String: ListedMethod]
  private let ownProperties: [String: ListedProperty]
  /// The class's own properties, in declaration order.
  let listedProperties: [ListedProperty]
  let listedMethods: [ListedMethod]
  private let ownSources: (@MainActor (String) -> Set<String>)?
  private let ownSourcesByKey: [String: @MainActor () -> Set<String>]
  private let ownAutomatic: (@MainActor (String) -> Bool)?

  private init(_ type: AnyClass, superclass: ClassMembers?) {
    self.type = type
    self.superclass = superclass
    let (members, isSystem) = withoutIsolation(()) { Self.members(type) }
    self.isSystem = isSystem
    className = members.className
    listedProperties = members.properties
    listedMethods = members.methods
    ownSources = members.sources
    ownSourcesByKey = members.sourcesByKey
    ownAutomatic = members.automatic
    // A method may be in a table twice, from a body and from an extension; the first one counts.
    ownMethods = Dictionary(
      listedMethods.map { ($0.selector.name, $0) }, uniquingKeysWith: { first, _ in first })
    ownProperties = Dictionary(
      listedProperties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @MainActor
  private static func members(_ type: AnyClass) -> (_DialectMembers, isSystem: Bool) {
    var members = _DialectMembers()
    if SystemMembers.describe(type, &members) { return (members, true) }
    if let name = _mangledTypeName(type),
      let table = _typeByName(name + "8_DialectO") as? any _DialectTable.Type
    {
      table.describe(&members)
    } else {
      DialectModules.describe(type, &members)
    }
    return (members, ClassEntry.own(of: type) != nil)
  }

  /// Returns the method with a name, starting with the class itself and moving up its superclasses.
  func method(_ name: String) -> Selector? {
    nearest { $0.ownMethods[name]?.selector }
      ?? inExtensions { $0.methods.first { $0.selector.name == name }?.selector }
  }

  /// Returns the property with a name, starting with the class itself and moving up its
  /// superclasses.
  func property(_ name: String) -> ListedProperty? {
    nearest { $0.ownProperties[name] } ?? inExtensions { $0.properties.first { $0.name == name } }
  }

  /// Looks among what modules add to UIKit's classes in extensions. Only what isn't found otherwise is looked up there,
  /// because it takes all modules' tables.
  private func inExtensions<R>(_ find: (_DialectMembers) -> R?) -> R? {
    nearest { $0.isSystem ? find(Self.extensions(of: $0.type)) : nil }
  }

  /// Returns what is found in the class, or else in its nearest superclass with anything to find.
  private func nearest<R>(_ find: (ClassMembers) -> R?) -> R? {
    var members: ClassMembers? = self
    while let current = members {
      if let found = find(current) { return found }
      members = current.superclass
    }
    return nil
  }

  nonisolated(unsafe) private static var knownExtensions: [ObjectIdentifier: _DialectMembers] = [:]

  private static func extensions(of type: AnyClass) -> _DialectMembers {
    let key = ObjectIdentifier(type)
    if let found = lock.withLock({ knownExtensions[key] }) { return found }
    let members = withoutIsolation(()) { DialectModules.extensionMembers(of: type) }
    lock.withLock { knownExtensions[key] = members }
    return members
  }

  /// All properties, the class's own first.
  var properties: [ListedProperty] {
    listedProperties + (superclass?.properties ?? [])
  }

  // MARK: Rules of observing

  /// The key paths that a property is computed from, according to the tables.
  func sources(of key: String) -> Set<String> {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    var result: Set<String> = []
    var isAnswered = false
    var members: ClassMembers? = self
    while let current = members {
      if let sources = current.ownSourcesByKey[name] {
        result.formUnion(withoutIsolation(()) { sources() })
      }
      // The nearest class's answer; that class queries its superclasses.
      if !isAnswered, let sources = current.ownSources {
        isAnswered = true
        result.formUnion(withoutIsolation(key) { sources($0) })
      }
      members = current.superclass
    }
    return result
  }

  /// Whether changes of a property are reported automatically; nil if no table specifies it.
  func isAutomatic(_ key: String) -> Bool? {
    nearest(\.ownAutomatic).map { automatic in withoutIsolation(key) { automatic($0) } }
  }

  // MARK: Looking up

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ClassMembers] = [:]

  /// The members of an object's class.
  static func of(_ object: AnyObject) -> ClassMembers { of(Swift.type(of: object)) }

  /// The members of a class.
  static func of(_ type: AnyClass) -> ClassMembers {
    let key = ObjectIdentifier(type)
    if let found = lock.withLock({ known[key] }) { return found }
    let made = ClassMembers(type, superclass: _getSuperclass(type).map(of))
    return lock.withLock {
      if let found = known[key] { return found }
      known[key] = made
      return made
    }
  }
}

/// Runs main-actor code on the calling thread.
///
/// Only for code that may run on any thread but can't declare so: class tables, and methods that
/// Objective-C calls on the thread that sends the message.
func withoutIsolation<Value, R>(
  _ value: Value, _ body: @MainActor (Value) -> R
) -> R {
  typealias Plain = (Value) -> R
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(value) }
}
