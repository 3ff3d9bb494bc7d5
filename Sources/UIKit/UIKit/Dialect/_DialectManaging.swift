import Foundation

/// An object that provides the storage of `@NSManaged` properties, under their names: layers and
/// managed objects.
///
/// The rewriter gives such properties accessors that call the functions below.
public protocol _DialectManaging: AnyObject {
  /// Returns the value stored under a name.
  func _dialectStored(_ key: String) -> Any?
  /// Stores a value under a name; nil removes it.
  func _dialectStore(_ value: Any?, _ key: String)
}

extension CALayer: _DialectManaging {
  public func _dialectStored(_ key: String) -> Any? { value(forKey: key) }

  /// Stores the value, and draws the layer again if the class says that the key needs that.
  public func _dialectStore(_ value: Any?, _ key: String) {
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}

extension _DialectManaging {
  /// Returns the value of an `@NSManaged` property: what was stored, or nil, zero, false or an
  /// empty value.
  ///
  /// A property that can't be any of these stops the program if it wasn't set.
  public func _dialectManaged<Value>(_ key: String) -> Value {
    let stored = _dialectStored(key)
    if let value: Value = BoxedValue.converted(stored, to: Value.self) { return value }
    if let value = EmptyValue.of(Value.self) { return value }
    preconditionFailure(
      "\(type(of: self)).\(key) is read before it is set, and \(Value.self) has no empty value")
  }

  public func _dialectSetManaged<Value>(_ value: Value, _ key: String) {
    _dialectStore(BoxedValue.unwrapped(value), key)
  }

  /// Implements the accessors of a relationship, such as `addToSongs(_:)`; any other method has no
  /// effect.
  public func _dialectCallManaged(_ name: String, _ values: Any...) {
    guard let change = RelationshipChange(name), let value = values.first else { return }
    let old = BoxedValue.unwrapped(_dialectStored(change.key))
    // Whether the relationship is ordered isn't known until it is read or assigned.
    if let ordered = old == nil ? NSOrderedSet() : old as? NSOrderedSet {
      let set = NSMutableOrderedSet(orderedSet: ordered)
      for member in RelationshipChange.members(of: value) {
        if change.isAddition { set.add(member) } else { set.remove(member) }
      }
      _dialectStore(set, change.key)
      return
    }
    let set = NSMutableSet(set: BoxedValue.converted(old) ?? NSSet())
    for member in RelationshipChange.members(of: value) {
      if change.isAddition { set.add(member) } else { set.remove(member) }
    }
    _dialectStore(set, change.key)
  }
}

/// A change of a relationship to many objects, by the name of its accessor.
private struct RelationshipChange {
  let key: String
  let isAddition: Bool

  init?(_ name: String) {
    let prefix = name.hasPrefix("addTo") ? "addTo" : "removeFrom"
    guard name.hasPrefix(prefix) else { return nil }
    let rest = name.dropFirst(prefix.count)
    guard let first = rest.first else { return nil }
    key = first.lowercased() + rest.dropFirst()
    isAddition = prefix == "addTo"
  }

  /// The objects of a collection, or the object itself.
  static func members(of value: Any) -> [Any] {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    default: [value]
    }
  }
}

/// The values that properties have before they are set.
private enum EmptyValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    if type == Date.self { return Date(timeIntervalSinceReferenceDate: 0) as? Value }
    if type == Data.self { return Data() as? Value }
    let empty: Any? =
      switch type {
      case let type as any ExpressibleByNilLiteral.Type: null(type)
      case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
      case let type as any ExpressibleByBooleanLiteral.Type: no(type)
      case let type as any ExpressibleByStringLiteral.Type: text(type)
      case let type as any ExpressibleByArrayLiteral.Type: list(type)
      case let type as any ExpressibleByDictionaryLiteral.Type: dictionary(type)
      default: nil
      }
    return empty as? Value
  }

  // As `Any`, since the compiler can't see that the opened type is the value's.
  private static func null<T: ExpressibleByNilLiteral>(_: T.Type) -> Any { nil as T }
  private static func zero<T: ExpressibleByIntegerLiteral>(_: T.Type) -> Any { 0 as T }
  private static func no<T: ExpressibleByBooleanLiteral>(_: T.Type) -> Any { false as T }
  private static func text<T: ExpressibleByStringLiteral>(_: T.Type) -> Any { "" as T }
  private static func list<T: ExpressibleByArrayLiteral>(_: T.Type) -> Any { [] as T }
  private static func dictionary<T: ExpressibleByDictionaryLiteral>(_: T.Type) -> Any { [:] as T }
}
