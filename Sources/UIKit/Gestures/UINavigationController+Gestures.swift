extension UINavigationController {
  /// The recognizers of drags that would pop.
  @MainActor
  final class PopRecognizers {
    let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    let content = UIPanGestureRecognizer(target: nil, action: nil)
  }

  /// Made when they are first asked for; there are none before the view is loaded (recalled; medium).
  var madePopRecognizers: PopRecognizers? {
    guard let view = viewIfLoaded else { return nil }
    if let popRecognizers { return popRecognizers }
    let made = PopRecognizers()
    popRecognizers = made
    made.edge.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    view.addGestureRecognizer(made.edge)
    view.addGestureRecognizer(made.content)
    return made
  }
}
