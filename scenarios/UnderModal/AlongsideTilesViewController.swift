import UIKit

/// Places its tiles once, and again beside each turn, from the bounds of its view.
///
/// In front that works. Under a modal the block runs as well, but the view has the bounds of before
/// the turn, and nobody places the tiles when it is back.
final class AlongsideTilesViewController: TilesViewController {
  private var isPlaced = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isPlaced else { return }
    isPlaced = true
    placeTiles()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.placeTiles() }, completion: nil)
  }
}
