import Foundation

/// A way from one controller to another, as a storyboard has it.
///
/// Storyboards make one each time that the way is taken. A subclass says in ``perform()`` how the
/// destination is shown, or calls `super` for the way that the storyboard says.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  /// The controller that is left.
  open private(set) var source: UIViewController
  /// The controller that is shown.
  open private(set) var destination: UIViewController
  /// What the storyboard says; absent for a segue that code makes.
  final var performHandler: (() -> Void)?

  /// Makes a segue that does nothing by itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that calls a closure.
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
