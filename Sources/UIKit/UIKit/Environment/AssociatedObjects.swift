// Objective-C's associated objects, which extensions use in place of stored properties. UIKit
// objects hold the values themselves and release them on deallocation. Other objects have no
// storage for them; a table that references its objects weakly provides it.

/// Returns the value associated with an object for a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  owner(object).flatMap { AssociatedValues.of($0, create: false) }?[key]
}

/// Associates a value with an object for a key, or removes it if the value is nil.
///
/// The key is an address, usually that of a static variable. A responder releases its values when
/// it's deallocated; values of other classes are released no later than when a screen next settles.
/// Values of value types can't own anything and are ignored.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = owner(object) else { return }
  let value = BoxedValue.unwrapped(value)
  AssociatedValues.of(owner, create: value != nil)?.set(
    value.map { AssociatedValue($0, policy) }, for: key)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  owner(object).flatMap { AssociatedValues.of($0, create: false) }?.removeAll()
}

/// Acquires the object's lock, waiting until no other thread holds it.
///
/// A thread may acquire it several times, and must release it as often. Values of value types have
/// no lock, since on a device too each call sees a different object. Returns 0 for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  owner(obj).flatMap { AssociatedValues.of($0, create: true) }?.monitor.enter()
  return 0
}

/// Releases the object's lock once; returns -1 if this thread doesn't hold it, otherwise 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let owner = owner(obj) else { return 0 }
  return AssociatedValues.of(owner, create: false)?.monitor.exit() ?? false ? 0 : -1
}

/// The object itself; nil for values, which would be boxed in a new object each time.
private func owner(_ object: Any) -> AnyObject? {
  guard let object = BoxedValue.unwrapped(object) else { return nil }
  return type(of: object) is AnyClass ? object as AnyObject : nil
}

/// A value held according to its policy.
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

/// The values associated with one object.
final class AssociatedValues: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]
  /// The lock for code that synchronises on the object.
  let monitor = ObjectMonitor()

  subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key] }?.value
  }

  fileprivate func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) {
    // The old value is deallocated after unlocking, since its deinitialiser may associate something
    // again.
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
  /// The number of entries that triggers the next sweep.
  nonisolated(unsafe) private static var nextSweep = 64

  private struct Other {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  /// Returns the values of an object; nil if it has none and `create` is false.
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
      // Another object may have been at this address.
      if let other = others[key], other.owner === owner { return (other.values, []) }
      guard create else { return (nil, []) }
      let gone = others.count >= nextSweep ? takeOrphans() : []
      let old = others.updateValue(Other(owner: owner, values: AssociatedValues()), forKey: key)
      return (others[key]?.values, gone + (old.map { [$0] } ?? []))
    }
    withExtendedLifetime(gone) {}
    return found
  }

  /// Releases the values of deallocated objects.
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
