import Foundation

// Collections of objects that can be weak, which Linux's Foundation lacks. Entries keep the order in
// which they were added, so that enumerating them is the same in every run.

/// How a collection holds objects and compares them. The raw values are Foundation's.
public struct NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality = Options([])
    /// Compares identities.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object that a collection holds strongly or weakly.
private struct HeldObject {
  private var strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    if options.contains(.weakMemory) { weak = object } else { strong = object }
  }

  var object: AnyObject? { strong ?? weak }

  func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
      return false
    }
    return object.isEqual(other)
  }
}

/// A set of objects that may be weak.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [HeldObject] = []

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  public override convenience init() { self.init(options: []) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that exist, in the order in which they were added.
  open var allObjects: [ObjectType] {
    held.removeAll { $0.object == nil }
    return held.compactMap { $0.object as? ObjectType }
  }

  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    held.removeAll { $0.object == nil }
    held.append(HeldObject(object, options))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    held.removeAll { $0.object == nil || $0.holds(object, options) }
  }

  open func removeAllObjects() { held = [] }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return held.first { $0.holds(object, options) }?.object as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// An enumerator of the objects that exist now.
  open func objectEnumerator() -> NSEnumerator { ListEnumerator(allObjects) }
}

/// A dictionary whose keys or values may be weak.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: HeldObject, value: HeldObject)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public override convenience init() { self.init(keyOptions: []) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func prune() {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.holds(aKey, keyOptions) }?.value.object as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    prune()
    guard let aKey else { return }
    entries.removeAll { $0.key.holds(aKey, keyOptions) }
  }

  open func removeAllObjects() { entries = [] }

  open var count: Int {
    prune()
    return entries.count
  }

  open func keyEnumerator() -> NSEnumerator {
    prune()
    return ListEnumerator(entries.compactMap { $0.key.object })
  }

  open func objectEnumerator() -> NSEnumerator? {
    prune()
    return ListEnumerator(entries.compactMap { $0.value.object })
  }
}

/// Enumerates a list of objects.
private final class ListEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ list: [AnyObject]) {
    rest = list[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
