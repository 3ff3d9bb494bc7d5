// Objective-C's associated objects, which extensions use for want of stored properties. Objects of
// UIKit's hold the values themselves and let go of them when they end. Other objects have no place
// for them: a table does, which knows its objects weakly.

/// Returns the value attached to an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  owner(object).flatMap { AssociatedValues.of($0, create: false) }?[key]
}

/// Attaches a value to an object under a key, or takes it away if the value is nil.
///
/// The key is an address, usually that of a static variable. A responder lets go of its values when
/// it ends; those of other classes go at the latest when a screen settles after that. Values of
/// value types cannot own anything, and are passed over.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = owner(object) else { return }
  let value = BoxedValue.unwrapped(value)
  AssociatedValues.of(owner, create: value != nil)?.set(
    value.map { AssociatedValue($0, policy) }, for: key)
}

/// Takes every value away that is attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  owner(object).flatMap { AssociatedValues.of($0, create: false) }?.removeAll()
}

/// Waits until no other thread holds the object's lock, and takes it.
///
/// A thread may take it several times, and has to let go of it as often. Values of value types have
/// no lock, as each call sees another object on a device too. Returns 0, for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  owner(obj).flatMap { AssociatedValues.of($0, create: true) }?.monitor.enter()
  return 0
}

/// Lets go of an object's lock once; returns -1 if this thread doesn't hold it, and otherwise 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let owner = owner(obj) else { return 0 }
  return AssociatedValues.of(owner, create: false)?.monitor.exit() ?? false ? 0 : -1
}

/// The object itself; nil for values, which would be wrapped in a new object each time.
private func owner(_ object: Any) -> AnyObject? {
  guard let object = BoxedValue.unwrapped(object) else { return nil }
  return type(of: object) is AnyClass ? object as AnyObject : nil
}

/// A value as its policy holds it.
private enum AssociatedValue {
  case strong(Any)
  case weak(Weak)

  struct Weak {
    weak var object: AnyObject?
  }

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      self = type(of: value) is AnyClass ? .weak(Weak(object: value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let weak): weak.object
    }
  }
}

/// The values attached to one object.
final class AssociatedValues: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]
  /// The lock that code takes on the object.
  let monitor = ObjectMonitor()

  subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key] }?.value
  }

  fileprivate func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) {
    // What was there ends after the lock is free: its end may attach something again.
    let old = lock.withLock {
      let old = values[key]
      values[key] = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  func removeAll() {
    let old = lock.withLock {
      let old = values
      values = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }

  // MARK: Whose they are

  private static let ownersLock = NSLock()
  nonisolated(unsafe) private static var others: [ObjectIdentifier: Other] = [:]
  /// How many entries the table has when it is looked through next.
  nonisolated(unsafe) private static var nextSweep = 64

  private struct Other {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  /// The values of an object; nil if it has none and none are to be made.
  static func of(_ owner: AnyObject, create: Bool) -> AssociatedValues? {
    if let responder = owner as? UIResponder {
      return ownersLock.withLock {
        if responder.associatedValues == nil, create {
          responder.associatedValues = AssociatedValues()
        }
        return responder.associatedValues
      }
    }
    let key = ObjectIdentifier(owner)
    let (found, gone) = ownersLock.withLock { () -> (AssociatedValues?, [Other]) in
      // Another object may have lived at this address.
      if let other = others[key], other.owner === owner { return (other.values, []) }
      guard create else { return (nil, []) }
      let gone = others.count >= nextSweep ? takeOrphans() : []
      let old = others.updateValue(Other(owner: owner, values: AssociatedValues()), forKey: key)
      return (others[key]?.values, gone + (old.map { [$0] } ?? []))
    }
    withExtendedLifetime(gone) {}
    return found
  }

  /// Lets go of the values whose objects have ended.
  static func releaseOrphans() {
    withExtendedLifetime(ownersLock.withLock { others.isEmpty ? [] : takeOrphans() }) {}
  }

  private static func takeOrphans() -> [Other] {
    let gone = others.values.filter { $0.owner == nil }
    if !gone.isEmpty { others = others.filter { $0.value.owner != nil } }
    nextSweep = max(64, others.count * 2)
    return gone
  }
}
