/// Finds the destination of an unwind segue and returns to it.
///
/// Source: Apple, *Technical Note TN2298: Using Unwind Segues*, and the documentation of
/// `allowedChildrenForUnwinding(from:)` and `unwind(for:towards:)`.
@MainActor
enum Unwinding {
  /// Returns the first controller that accepts the action: for each ancestor of the source, first
  /// the children that it allows, each with its descendants, and then the ancestor itself.
  static func target(of request: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = request.source
    while let controller = current {
      if let found = targetInside(controller, request) { return found }
      if controller !== request.source, takes(controller, request) { return controller }
      current = controller.storedParent ?? controller.presentation.presenting
    }
    return nil
  }

  private static func targetInside(
    _ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: request) {
      if let found = targetInside(child, request) { return found }
      if takes(child, request) { return child }
    }
    return nil
  }

  private static func takes(
    _ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource
  ) -> Bool {
    controller.canPerformUnwindSegueAction(
      request.unwindAction, from: request.source, sender: request.sender)
  }

  /// Returns from a segue's source to its destination: dismisses presentations in between, and
  /// calls `unwind(for:towards:)` on containers to show the child that leads there.
  static func perform(_ segue: UIStoryboardSegue, animated: Bool) {
    var current = segue.source
    var presenters: [UIViewController] = []
    while !holds(current, segue.destination) {
      if let parent = current.storedParent {
        current = parent
      } else if let presenter = current.presentation.presenting {
        presenters.append(presenter)
        current = presenter
      } else {
        return
      }
    }
    // Dismissing the lowest of them dismisses all above.
    presenters.last?.dismiss(animated: animated)
    var way: [UIViewController] = []
    var step: UIViewController? = segue.destination
    while let next = step, next !== current {
      way.append(next)
      step = next.storedParent
    }
    for next in way.reversed() {
      current.call(.unwind(segue, towards: next))
      current = next
    }
  }

  /// Returns whether a controller is another one, or contains it.
  private static func holds(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.storedParent
    }
    return false
  }
}
