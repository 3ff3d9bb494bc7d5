/// Behaviour that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed if nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed if nil.
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
