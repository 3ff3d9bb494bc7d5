import Synchronization

/// The observers of an object's properties. It belongs to the object, and is created with the first
/// observation.
///
/// A property declared `dynamic` by a class in the Objective-C dialect reports its changes. UIKit's
/// objects only report that something may have changed; observed properties are then compared with
/// their previous values.
final class KeyValueObservers: @unchecked Sendable {
  private struct Entry {
    var watch: KeyPathWatch
    var key: String
    /// The index of the key in the path.
    var position: Int
  }

  /// An observation by an object's method, identified by the object when it ends.
  private struct Registration {
    weak var observer: AnyObject?
    var context: UnsafeMutableRawPointer?
    var watch: KeyPathWatch
  }

  private weak var object: AnyObject?
  private let lock = NSLock()
  private var entries: [Entry] = []
  private var registrations: [Registration] = []
  /// The last values of the compared properties, in the order they were observed.
  private var compared: [(property: ListedProperty, value: Any?)] = []
  /// The old values for announced changes that haven't happened yet.
  private var announced: [(key: String, old: Any?)] = []

  private init(_ object: AnyObject) { self.object = object }

  // MARK: Whose they are

  /// Whether objects other than responders have ever been observed.
  private static let observesOthers = Atomic(false)

  /// The key that associates the observers with their object.
  private static var key: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

  /// Returns the observers of an object; nil if it has none.
  static func of(_ object: AnyObject) -> KeyValueObservers? {
    if let responder = object as? UIResponder {
      guard responder.associatedValues != nil else { return nil }
    } else if !observesOthers.load(ordering: .relaxed) {
      return nil
    }
    return objc_getAssociatedObject(object, key) as? KeyValueObservers
  }

  static func made(for object: AnyObject) -> KeyValueObservers {
    if let found = of(object) { return found }
    if !(object is UIResponder) { observesOthers.store(true, ordering: .relaxed) }
    let made = KeyValueObservers(object)
    (object as? CALayer)?.observedPropertyDidChange = { KeyValueObservers.of($0)?.compare() }
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  // MARK: Observations

  func add(_ watch: KeyPathWatch, _ key: String, at position: Int) {
    let property = object.flatMap { KeyValueCoding.property(of: $0, key) }
    let value = property.flatMap { property in
      object.flatMap { property.get($0) }
    }
    lock.withLock {
      entries.append(Entry(watch: watch, key: property?.name ?? key, position: position))
      guard let property, property.role == .system,
        !compared.contains(where: { $0.property.name == property.name })
      else { return }
      compared.append((property, value))
    }
  }

  func remove(_ watch: KeyPathWatch, at position: Int) {
    lock.withLock {
      entries.removeAll { $0.watch === watch && $0.position == position }
      compared.removeAll { known in !entries.contains { $0.key == known.property.name } }
    }
  }

  func register(_ observer: AnyObject, _ context: UnsafeMutableRawPointer?, _ watch: KeyPathWatch) {
    lock.withLock {
      registrations.removeAll { $0.observer == nil }
      registrations.append(Registration(observer: observer, context: context, watch: watch))
    }
  }

  /// Ends the latest observation of a key path by an object; returns false if there is none.
  func unregister(
    _ observer: AnyObject, _ keyPath: String,
    where isWanted: (UnsafeMutableRawPointer?) -> Bool = { _ in true }
  ) -> Bool {
    let found = lock.withLock { () -> KeyPathWatch? in
      let index = registrations.lastIndex {
        $0.observer === observer && $0.watch.keyPath == keyPath && isWanted($0.context)
      }
      return index.map { registrations.remove(at: $0).watch }
    }
    found?.end()
    return found != nil
  }

  // MARK: Changes

  /// Notifies the observers of a property, given its Objective-C name.
  func send(_ key: String, _ change: KeyChange) {
    for entry in lock.withLock({ entries.filter { $0.key == key } }) {
      entry.watch.propertyChanged(change, at: entry.position)
    }
  }

  /// Notifies observers after a change, including the ones that want prior notification.
  func sendBoth(_ key: String, old: Any?, new: Any?) {
    send(key, KeyChange(old: old, new: nil, isPrior: true))
    send(key, KeyChange(old: old, new: new))
  }

  /// Reports the compared properties whose values have changed.
  func compare() {
    guard let object else { return }
    var index = 0
    while let known = lock.withLock({ index < compared.count ? compared[index] : nil }) {
      index += 1
      let value = known.property.get(object)
      let name = known.property.name
      // An announced change is reported by its announcer.
      if lock.withLock({ announced.contains { $0.key == name } }) { continue }
      guard !known.property.areEqual(known.value, value) else { continue }
      lock.withLock {
        if let place = compared.firstIndex(where: { $0.property.name == name }) {
          compared[place].value = value
        }
      }
      sendBoth(name, old: known.value, new: value)
    }
  }

  /// Returns the name of the property that a key refers to.
  private func name(of key: String) -> String {
    object.flatMap { KeyValueCoding.property(of: $0, key)?.name } ?? key
  }

  /// Records a property's value before a change, but only if it's observed: reading has effects.
  func willChange(_ key: String) {
    let key = name(of: key)
    guard lock.withLock({ entries.contains { $0.key == key } }) else { return }
    let old = object.flatMap { KeyValueCoding.valueIfKnown(of: $0, key) }
    lock.withLock { announced.append((key, old)) }
    send(key, KeyChange(old: old, new: nil, isPrior: true))
  }

  /// Reports an announced change.
  func didChange(_ key: String) {
    let key = name(of: key)
    let announcement = lock.withLock { () -> (key: String, old: Any?)? in
      announced.lastIndex { $0.key == key }.map { announced.remove(at: $0) }
    }
    guard let announcement, let object else { return }
    let new = KeyValueCoding.valueIfKnown(of: object, key)
    lock.withLock {
      if let place = compared.firstIndex(where: { $0.property.name == key }) {
        compared[place].value = new
      }
    }
    send(key, KeyChange(old: announcement.old, new: new))
  }
}

extension UIResponder {
  /// Notifies the observers of this object that some properties may have changed.
  @inline(__always)
  final func observedPropertiesDidChange() {
    guard associatedValues != nil else { return }
    KeyValueObservers.of(self)?.compare()
  }
}

/// Reports a change of an observable property of a class in the Objective-C dialect, after it has
/// happened.
public func _dialectDidChange<V>(_ object: AnyObject, _ key: String, from old: V, to new: V) {
  guard let observers = KeyValueObservers.of(object),
    KeyValueCoding.notifiesAutomatically(object, key)
  else { return }
  observers.sendBoth(key, old: BoxedValue.unwrapped(old), new: BoxedValue.unwrapped(new))
}
