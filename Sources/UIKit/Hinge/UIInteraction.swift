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
  /// Adds an interaction, taking it from the view that had it.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self || !interactions.contains(where: { $0 === interaction }) else {
      return
    }
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }

  /// Removes an interaction; one that isn't the view's is passed over.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interactions.remove(at: index)
  }

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
