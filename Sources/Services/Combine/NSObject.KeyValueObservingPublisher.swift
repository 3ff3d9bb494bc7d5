#if Combine
  import Foundation
  import UIKit

  extension NSObject {
    /// Publishes the values of an object's observed property.
    ///
    /// Without demand, the latest value is kept and published with the next demand.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
      public typealias Output = Value
      public typealias Failure = Never

      public let object: Subject
      public let keyPath: KeyPath<Subject, Value>
      public let options: NSKeyValueObservingOptions

      public init(
        object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
      ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let subscription = SourceSubscription(subscriber, keepsLatest: true)
        let keyPath = keyPath
        if options.contains(.initial) { subscription.send(object[keyPath: keyPath]) }
        var rest = options
        rest.remove(.initial)
        let observation = object.observe(keyPath, options: rest) { [weak subscription] object, _ in
          subscription?.send(object[keyPath: keyPath])
        }
        // This also retains the object as long as there is a subscriber.
        subscription.onCancel { [object] in
          withExtendedLifetime(object) { observation.invalidate() }
        }
        subscriber.receive(subscription: subscription)
      }

      public static func == (left: Self, right: Self) -> Bool {
        left.object === right.object && left.keyPath == right.keyPath
          && left.options == right.options
      }
    }
  }

  extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of the values of an observable property: one that a class declares
    /// `@objc dynamic`, or one of UIKit's in `docs/fidelity.md`.
    ///
    /// - Parameter keyPath: A path in the tables of the class; any other is an issue.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
  }
#endif
