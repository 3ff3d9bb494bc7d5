import UIKit

/// Places its cards once, and again alongside each rotation: right while it is in front, and wrong when the
/// screen rotated while it was hidden, because the block runs before the view has its new size.
final class AlongsideBoardViewController: CardBoardViewController {
  private var isArranged = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isArranged else { return }
    isArranged = true
    arrangeCards(columns: Self.columns(for: view.bounds.size))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.arrangeCards(columns: Self.columns(for: size))
      }, completion: nil)
  }
}
