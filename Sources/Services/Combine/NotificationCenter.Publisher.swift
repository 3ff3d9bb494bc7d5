#if Combine
  import Foundation

  extension NotificationCenter {
    /// Publishes a center's notifications with a name.
    public struct Publisher: OpenCombine.Publisher, Equatable {
      public typealias Output = Notification
      public typealias Failure = Never

      public let center: NotificationCenter
      public let name: Notification.Name
      public let object: AnyObject?

      /// - Parameter object: The sender of the notifications; `nil` for any sender.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Notification, S.Failure == Never {
        let subscription = SourceSubscription(subscriber)
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          [weak subscription] in subscription?.send($0)
        }
        subscription.onCancel { [center] in center.removeObserver(observer) }
        subscriber.receive(subscription: subscription)
      }

      public static func == (left: Publisher, right: Publisher) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
      }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
