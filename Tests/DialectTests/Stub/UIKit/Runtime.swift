// A stand-in for the run-time support of docs/dialect.md, with just enough behind it to run the corpus.
@_exported import Foundation

public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let invoke: @MainActor @Sendable (AnyObject, [Any?]) -> Any?
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }

  public init(_ name: String) {
    self.name = name
    invoke = { target, arguments in
      _dialectMethod(target, name)?.invoke(target, arguments)
    }
  }

  init(
    name: String, arity: Int, invoke: @escaping @MainActor @Sendable (AnyObject, [Any?]) -> Any?
  ) {
    let missing = arity - name.filter { $0 == ":" }.count
    self.name = name + String(repeating: ":", count: max(0, missing))
    self.invoke = invoke
  }
}

public func _dialectSelector(_ name: String) -> Selector { Selector(name) }

public func _dialectSelector<T, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T) -> R,
  as type: (() -> R).Type = (() -> R).self
) -> Selector {
  Selector(name: name, arity: 0) { target, arguments in
    (target as? T).map { call($0) }
  }
}

public func _dialectSelector<T, R>(
  _ name: String, of target: @autoclosure () -> T, _ call: @escaping @MainActor (T) -> R,
  as type: (() -> R).Type = (() -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

@preconcurrency public func _dialectSelector<T, R>(
  _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R,
  as type: (() -> R).Type = (() -> R).self
) -> Selector {
  Selector(name: name, arity: 0) { target, arguments in
    (target as? T).map { method($0)() }
  }
}

public func _dialectSelector<T, A, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A) -> R,
  as type: ((A) -> R).Type = ((A) -> R).self
) -> Selector {
  Selector(name: name, arity: 1) { target, arguments in
    (target as? T).map { call($0, arguments[0] as! A) }
  }
}

public func _dialectSelector<T, A, R>(
  _ name: String, of target: @autoclosure () -> T, _ call: @escaping @MainActor (T, A) -> R,
  as type: ((A) -> R).Type = ((A) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

@preconcurrency public func _dialectSelector<T, A, R>(
  _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R,
  as type: ((A) -> R).Type = ((A) -> R).self
) -> Selector {
  Selector(name: name, arity: 1) { target, arguments in
    (target as? T).map { method($0)(arguments[0] as! A) }
  }
}

public func _dialectSelector<T, A, B, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A, B) -> R,
  as type: ((A, B) -> R).Type = ((A, B) -> R).self
) -> Selector {
  Selector(name: name, arity: 2) { target, arguments in
    (target as? T).map { call($0, arguments[0] as! A, arguments[1] as! B) }
  }
}

public func _dialectSelector<T, A, B, R>(
  _ name: String, of target: @autoclosure () -> T, _ call: @escaping @MainActor (T, A, B) -> R,
  as type: ((A, B) -> R).Type = ((A, B) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

@preconcurrency public func _dialectSelector<T, A, B, R>(
  _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R,
  as type: ((A, B) -> R).Type = ((A, B) -> R).self
) -> Selector {
  Selector(name: name, arity: 2) { target, arguments in
    (target as? T).map { method($0)(arguments[0] as! A, arguments[1] as! B) }
  }
}

public func _dialectSelector<T, A, B, C, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A, B, C) -> R,
  as type: ((A, B, C) -> R).Type = ((A, B, C) -> R).self
) -> Selector {
  Selector(name: name, arity: 3) { target, arguments in
    (target as? T).map { call($0, arguments[0] as! A, arguments[1] as! B, arguments[2] as! C) }
  }
}

public func _dialectSelector<T, A, B, C, R>(
  _ name: String, of target: @autoclosure () -> T, _ call: @escaping @MainActor (T, A, B, C) -> R,
  as type: ((A, B, C) -> R).Type = ((A, B, C) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

public func _dialectSelector<T, A, B, C, D, R>(
  _ name: String, _ target: T.Type, _ call: @escaping @MainActor (T, A, B, C, D) -> R,
  as type: ((A, B, C, D) -> R).Type = ((A, B, C, D) -> R).self
) -> Selector {
  Selector(name: name, arity: 4) { target, arguments in
    (target as? T).map {
      call($0, arguments[0] as! A, arguments[1] as! B, arguments[2] as! C, arguments[3] as! D)
    }
  }
}

public func _dialectSelector<T, A, B, C, D, R>(
  _ name: String, of target: @autoclosure () -> T,
  _ call: @escaping @MainActor (T, A, B, C, D) -> R,
  as type: ((A, B, C, D) -> R).Type = ((A, B, C, D) -> R).self
) -> Selector { _dialectSelector(name, T.self, call) }

public struct _DialectNotImplemented: Error { public init() {} }

@discardableResult
public func _dialectIfImplemented<R>(_ body: () throws -> R?) rethrows -> R? {
  do { return try body() } catch is _DialectNotImplemented { return nil }
}

@discardableResult
public func _dialectImplemented<R>(_ value: R?) -> R? { value }

@MainActor public func _dialectMethod(_ object: AnyObject?, _ name: String) -> Selector? {
  var mirror = object.map { Mirror(reflecting: $0) as Mirror? } ?? nil
  while let current = mirror {
    if let type = current.subjectType as? AnyClass,
      let found = _DialectMembers.of(type)?.methods.first(where: { $0.name == name })
    {
      return found
    }
    mirror = current.superclassMirror
  }
  return nil
}

@preconcurrency @MainActor public protocol _DialectTable {
  static func describe(_ members: inout _DialectMembers)
}

@preconcurrency @MainActor public protocol _DialectClassNames {
  static var classes: [(String, AnyClass)] { get }
}

public struct _DialectMembers {
  public private(set) var lines: [String] = []
  public private(set) var methods: [Selector] = []
  public private(set) var getters: [String: @MainActor (AnyObject) -> Any?] = [:]
  public private(set) var setters: [String: @MainActor (AnyObject, Any?) -> Void] = [:]

  /// The table of a class, found by its name.
  @MainActor public static func of(_ type: AnyClass) -> _DialectMembers? {
    guard let name = _mangledTypeName(type),
      let table = _typeByName(name + "8_DialectO") as? any _DialectTable.Type
    else { return nil }
    var members = _DialectMembers()
    table.describe(&members)
    return members
  }

  public mutating func name(_ name: String) { lines.append("name \(name)") }

  private mutating func add<T: AnyObject, V>(
    _ kind: String, _ name: String, _ path: KeyPath<T, V>
  ) {
    lines.append("\(kind) \(name): \(V.self)")
    nonisolated(unsafe) let path = path
    getters[name] = { ($0 as! T)[keyPath: path] }
    if let writable = path as? ReferenceWritableKeyPath<T, V> {
      nonisolated(unsafe) let writable = writable
      setters[name] = { ($0 as! T)[keyPath: writable] = $1 as! V }
    }
  }

  public mutating func outlet<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    add("outlet", name, path)
  }
  public mutating func outletCollection<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    add("outlets", name, path)
  }
  public mutating func inspectable<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    add("inspectable", name, path)
  }
  public mutating func key<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    add("key", name, path)
  }
  public mutating func observable<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) {
    add("observable", name, path)
  }

  private mutating func add(_ kind: String, _ selector: Selector) {
    lines.append("\(kind) \(selector)")
    methods.append(selector)
  }
  public mutating func action(_ selector: Selector) { add("action", selector) }
  public mutating func segueAction(_ selector: Selector) { add("segueAction", selector) }
  public mutating func method(_ selector: Selector) { add("method", selector) }
}

public func _dialectDidChange<V>(_ object: AnyObject, _ key: String, from old: V, to new: V) {
  print("changed \(key) from \(old) to \(new)")
}

// What Objective-C's NSObject has. In an extension of the protocol, so that classes may declare the same.
extension NSObjectProtocol {
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { print("NSObject.observeValue") }
}

public struct NSKeyValueChangeKey: Hashable, Sendable { public init() {} }

public func autoreleasepool<R>(_ body: () throws -> R) rethrows -> R { try body() }

private nonisolated(unsafe) var associated: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]
public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { associated[ObjectIdentifier(object as AnyObject), default: [:]][key] = value }
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associated[ObjectIdentifier(object as AnyObject)]?[key]
}
