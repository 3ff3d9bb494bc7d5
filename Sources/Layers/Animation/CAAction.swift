import Foundation

/// What a layer does when something happens to it, such as a change of a property.
public protocol CAAction {
  /// Does it to a layer.
  ///
  /// - Parameters:
  ///   - event: What happened; the property's name for a change.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for doing nothing, where `nil` stands for searching on.
extension NSNull: CAAction {
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
