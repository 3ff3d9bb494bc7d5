import NibDocuments

/// Performs segues of each kind.
@MainActor
enum SeguePerformer {
  /// Applies the styles of a presenting segue to a controller, including a popover's anchor.
  ///
  /// This happens before `prepare(for:sender:)`, so that it finds the popover's controller.
  static func style(
    _ destination: UIViewController, for segue: NibSegue, sender: Any?, in scene: NibSurroundings
  ) {
    switch segue.kind {
    case .presentation, .modal:
      if let style = NibNames.presentationStyle(segue.modalPresentationStyle ?? "") {
        destination.modalPresentationStyle = style
      }
      if let style = NibNames.transitionStyle(segue.modalTransitionStyle ?? "") {
        destination.modalTransitionStyle = style
      }
    case .popoverPresentation, .popover:
      destination.modalPresentationStyle = .popover
      guard let popover = destination.popoverPresentationController else { return }
      let anchor = segue.popoverAnchor.flatMap { scene[$0] } ?? sender.map { $0 as AnyObject }
      popover.barButtonItem = anchor as? UIBarButtonItem
      popover.sourceView = anchor as? UIView
      let directions = segue.popoverDirections.compactMap { NibNames.arrowDirection($0) }
      if !directions.isEmpty {
        popover.permittedArrowDirections = directions.reduce(into: []) { $0.formUnion($1) }
      }
    default: break
    }
  }

  static func perform(
    _ segue: NibSegue, _ made: UIStoryboardSegue, sender: Any?, in container: UIView?
  ) {
    let source = made.source
    let destination = made.destination
    switch segue.kind {
    case .show: source.show(destination, sender: sender)
    case .push:
      guard let navigation = source.navigationController else {
        return report(
          // UIKit's text (NSGenericException).
          "Push segues can only be used when the source controller is managed by an instance of "
            + "UINavigationController.", of: source,
          advice: "Embed the controller in a navigation controller, or make it a Show segue.")
      }
      navigation.pushViewController(destination, animated: segue.isAnimated)
    case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
    case .presentation, .modal, .popoverPresentation, .popover:
      source.present(destination, animated: segue.isAnimated)
    case .embed:
      guard let container else { return }
      embed(destination, in: container, of: source)
    case .custom:
      report(
        // UIKit's text (NSInternalInconsistencyException).
        "-[\(type(of: made)) perform]: Subclasses of UIStoryboardSegue must override -perform.",
        of: source, advice: "Give the segue a class that overrides perform().")
    case .relationship, .unwind: break
    }
  }

  /// Adds a controller as a child whose view fills a container view.
  private static func embed(
    _ child: UIViewController, in container: UIView, of parent: UIViewController
  ) {
    parent.addChild(child)
    guard child.parent === parent, let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.call(.didMoveToParent(parent))
  }

  private static func report(_ problem: String, of source: UIViewController, advice: String) {
    SimulationHost.current.report(
      SimulationIssue(where: source.description, what: problem, advice: advice))
  }
}
