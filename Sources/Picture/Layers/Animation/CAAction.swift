import Foundation

/// A layer's response to an event, such as a change of a property.
public protocol CAAction {
  /// Performs the action on a layer.
  ///
  /// - Parameters:
  ///   - event: The event; the property's name for a change.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Represents no action, while `nil` continues the search.
extension NSNull: CAAction {
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
