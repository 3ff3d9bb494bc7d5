import UIKit

/// Computes the frames where the size of its own view is known: in its layout callback.
final class LaidOutCardsViewController: CardsViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeCards()
  }
}
