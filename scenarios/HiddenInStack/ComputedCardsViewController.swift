import UIKit

/// Computes the frames on first appearance and alongside each rotation.
///
/// While it is hidden in a navigation stack its block runs, but its view keeps its old size.
public final class ComputedCardsViewController: CardsViewController {
  private var isPlaced = false

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isPlaced else { return }
    isPlaced = true
    placeCards()
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.placeCards()
      }, completion: nil)
  }
}
