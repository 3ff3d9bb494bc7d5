import UIKit

/// Computes the frames where the size of its own view is known: in its layout callback.
public final class LaidOutCardsViewController: CardsViewController {
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeCards()
  }
}
