import UIKit

/// Places its tiles with each layout of its view, which comes when the view is back on the screen.
final class LaidOutTilesViewController: TilesViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeTiles()
  }
}
