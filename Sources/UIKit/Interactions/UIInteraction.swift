/// Behaviour that is added to a view, and hears which view that is.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// Is called before the interaction comes to a view, or to none.
  func willMove(to view: UIView?)
  /// Is called after the interaction came to a view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  func interactionsDidChange(from old: [any UIInteraction]) {
    func tell(_ interaction: any UIInteraction, _ view: UIView?) {
      interaction.willMove(to: view)
      interaction.didMove(to: view)
    }
    inOwnWorld {
      for gone in old where !interactions.contains(where: { $0 === gone }) { tell(gone, nil) }
      for new in interactions where !old.contains(where: { $0 === new }) { tell(new, self) }
    }
  }
}
