// Observers that are objects with a method, which Linux's NotificationCenter doesn't support.

extension NotificationCenter {
  /// Registers a method of an object to be called with each notification that has a name and
  /// sender; nil matches any.
  ///
  /// The observer isn't retained, and needn't be removed. Its method is called on the posting
  /// thread; methods are called in the order their observers were added.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    NotificationReceivers.made(for: self)
      .add(NotificationReceiver(observer as AnyObject, aSelector, aName, anObject))
  }

  /// Removes all observations by an object, or the one identified by a token.
  public func removeObserver(_ observer: AnyObject) {
    NotificationReceivers.of(self)?.remove { $0.isBy(observer) }
    let token: Any = observer
    removeObserver(token)
  }

  /// Removes an object's observations of a name and sender; nil matches all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NotificationReceivers.of(self)?.remove { receiver in
      receiver.isBy(observer) && (aName == nil || receiver.name == aName)
        && (anObject == nil || receiver.isFrom(anObject))
    }
    let token: Any = observer
    removeObserver(token, name: aName, object: anObject)
  }
}

/// An observation of notifications by an object's method.
private final class NotificationReceiver: @unchecked Sendable {
  let name: NSNotification.Name?
  private weak var observer: AnyObject?
  private let selector: Selector
  private let sender: Sender

  /// The sender whose notifications match. Objects aren't retained; values, which a device boxes,
  /// are compared.
  private enum Sender {
    case any
    case object(WeakObject)
    case value(Any)
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?
  ) {
    self.name = name
    self.observer = observer
    self.selector = selector
    self.sender =
      switch BoxedValue.unwrapped(sender) {
      case nil: .any
      case let sender? where type(of: sender) is AnyClass:
        .object(WeakObject(object: sender as AnyObject))
      case let sender?: .value(sender)
      }
  }

  var isOver: Bool { observer == nil }

  func isBy(_ object: AnyObject) -> Bool { observer === object }

  /// Whether only notifications from a particular sender match, and it is this one.
  func isFrom(_ object: Any?) -> Bool {
    guard let object = BoxedValue.unwrapped(object) else { return false }
    return switch sender {
    case .any: false
    case .object(let sender): type(of: object) is AnyClass && sender.object === object as AnyObject
    case .value(let value): BoxedValue.areEqual(value, object)
    }
  }

  func wants(_ notification: Notification) -> Bool {
    guard name == nil || name == notification.name else { return false }
    if case .any = sender { return true }
    return isFrom(notification.object)
  }

  func receive(_ notification: Notification) {
    guard let observer else { return }
    _ = selector.callOnThisThread(observer, [notification])
  }
}

/// The observers of a centre that are objects with methods, in the order they were added.
///
/// There is one system observer for all of them, since Linux's NotificationCenter calls its own in
/// hash table order.
private final class NotificationReceivers: @unchecked Sendable {
  private let lock = NSLock()
  private var receivers: [NotificationReceiver] = []
  /// The number of observers that triggers the next sweep of dead ones.
  private var nextSweep = 64

  private static let makingLock = NSLock()
  private static var key: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

  static func of(_ center: NotificationCenter) -> NotificationReceivers? {
    objc_getAssociatedObject(center, key) as? NotificationReceivers
  }

  static func made(for center: NotificationCenter) -> NotificationReceivers {
    makingLock.withLock {
      if let found = of(center) { return found }
      let made = NotificationReceivers()
      objc_setAssociatedObject(center, key, made, .OBJC_ASSOCIATION_RETAIN)
      // The centre keeps the observer for its entire lifetime, and never removes it.
      _ = center.addObserver(forName: nil, object: nil, queue: nil) { [weak made] notification in
        made?.receive(notification)
      }
      return made
    }
  }

  func add(_ receiver: NotificationReceiver) {
    lock.withLock {
      if receivers.count >= nextSweep {
        receivers.removeAll(where: \.isOver)
        nextSweep = max(64, receivers.count * 2)
      }
      receivers.append(receiver)
    }
  }

  func remove(where isMeant: (NotificationReceiver) -> Bool) {
    lock.withLock { receivers.removeAll(where: isMeant) }
  }

  private func receive(_ notification: Notification) {
    let wanting = lock.withLock { receivers }.filter { $0.wants(notification) }
    for receiver in wanting where lock.withLock({ receivers.contains { $0 === receiver } }) {
      receiver.receive(notification)
    }
  }
}
