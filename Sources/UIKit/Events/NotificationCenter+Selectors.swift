// Observers that are objects with a method, which Linux's NotificationCenter doesn't know.

extension NotificationCenter {
  /// Calls a method of an object with each notification of a name, from an object; nil for any.
  ///
  /// The observer isn't kept alive, and needn't be removed. Its method is called on the thread that
  /// posts.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    NotificationReceivers.made(for: observer as AnyObject)
      .add(NotificationReceiver(observer as AnyObject, aSelector, self, aName, anObject))
  }

  /// Ends all observations by an object, or the one that a token stands for.
  public func removeObserver(_ observer: AnyObject) {
    NotificationReceivers.of(observer)?.remove { $0.center === self }
    let token: Any = observer
    removeObserver(token)
  }

  /// Ends observations by an object of a name and from an object; nil for all of them.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NotificationReceivers.of(observer)?.remove { receiver in
      receiver.center === self && (aName == nil || receiver.name == aName)
        && (anObject == nil || receiver.isFrom(anObject as AnyObject))
    }
    let token: Any = observer
    removeObserver(token, name: aName, object: anObject)
  }
}

/// An observation of notifications by a method of an object.
private final class NotificationReceiver: @unchecked Sendable {
  let center: NotificationCenter
  let name: NSNotification.Name?
  private weak var observer: AnyObject?
  private let selector: Selector
  /// Whether only notifications of an object count, which isn't kept alive either.
  private let hasSender: Bool
  private weak var sender: AnyObject?
  private var token: NSObjectProtocol?

  init(
    _ observer: AnyObject, _ selector: Selector, _ center: NotificationCenter,
    _ name: NSNotification.Name?, _ sender: Any?
  ) {
    self.center = center
    self.name = name
    self.observer = observer
    self.selector = selector
    hasSender = sender != nil
    self.sender = sender.map { $0 as AnyObject }
    token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
      self?.receive(notification)
    }
  }

  deinit { end() }

  func isFrom(_ object: AnyObject) -> Bool { hasSender && sender === object }

  private func receive(_ notification: Notification) {
    guard let observer else { return end() }
    if hasSender {
      guard let object = notification.object, isFrom(object as AnyObject) else { return }
    }
    _ = selector.callOnThisThread(observer, [notification])
  }

  func end() {
    if let token {
      let token: Any = token
      center.removeObserver(token)
    }
    token = nil
  }
}

/// The observations of notifications by an object; they end with it.
private final class NotificationReceivers: @unchecked Sendable {
  private let lock = NSLock()
  private var receivers: [NotificationReceiver] = []

  private static var key: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

  static func of(_ observer: AnyObject) -> NotificationReceivers? {
    objc_getAssociatedObject(observer, key) as? NotificationReceivers
  }

  static func made(for observer: AnyObject) -> NotificationReceivers {
    if let found = of(observer) { return found }
    let made = NotificationReceivers()
    objc_setAssociatedObject(observer, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func add(_ receiver: NotificationReceiver) {
    lock.withLock { receivers.append(receiver) }
  }

  func remove(where isMeant: (NotificationReceiver) -> Bool) {
    let gone = lock.withLock {
      let gone = receivers.filter(isMeant)
      receivers.removeAll(where: isMeant)
      return gone
    }
    for receiver in gone { receiver.end() }
  }
}
