import UIKit

/// Places its tiles once, and again alongside each rotation, from the bounds of its view.
///
/// In front that works. Under a modal the block runs as well, but the view has the bounds from before the
/// rotation, and nothing places the tiles when it is back.
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
