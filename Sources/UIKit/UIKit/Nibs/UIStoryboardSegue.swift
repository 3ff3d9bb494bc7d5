import Foundation

/// A transition from one controller to another in a storyboard.
///
/// Storyboards create one for each transition. A subclass shows the destination in ``perform()``,
/// or calls `super` for the storyboard's own transition.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  /// The source of the transition.
  open private(set) var source: UIViewController
  /// The destination of the transition.
  open private(set) var destination: UIViewController
  /// The storyboard's transition; nil for a segue created in code.
  final var performHandler: (() -> Void)?

  /// Creates a segue without its own effect.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination.
  open func perform() {
    performHandler?()
  }
}
