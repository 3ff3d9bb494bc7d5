import UIKit

/// Places its cards whenever its view is laid out, which happens when it is shown again.
final class LaidOutBoardViewController: CardBoardViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrangeCards(columns: Self.columns(for: view.bounds.size))
  }
}
