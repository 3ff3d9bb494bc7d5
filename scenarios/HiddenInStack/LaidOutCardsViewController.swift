import UIKit

/// Computes the frames in its layout callback, when its view's size is known.
public final class LaidOutCardsViewController: CardsViewController {
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeCards()
  }
}
