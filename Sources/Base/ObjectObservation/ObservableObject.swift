/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that emits before the object has changed.
  associatedtype ObjectWillChangePublisher: _ChangeSource = ObservableObjectPublisher

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of all `@Published` properties of the object, superclasses' included. It's the same one on each
  /// access.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherOfFields.publisher(of: self)
  }
}

/// What can be observed for changes. Publishers of Combine conform too.
public protocol _ChangeSource {
  /// Calls a closure before each change, until the returned observation is cancelled or released.
  func _observeChanges(_ handler: @escaping () -> Void) -> _ChangeObservation
}

/// An observation, which ends when it's cancelled or released.
public final class _ChangeObservation {
  private var onCancel: (() -> Void)?

  public init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  deinit { cancel() }

  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: _ChangeSource, Sendable {
  private let handlers = ChangeHandlers<Void>()

  public init() {}

  /// Sends the changed value to the downstream subscriber.
  public func send() {
    handlers.call(())
  }

  public func _observeChanges(_ handler: @escaping () -> Void) -> _ChangeObservation {
    handlers.add { handler() }
  }
}
