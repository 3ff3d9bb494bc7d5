import UIKit

/// Places its tiles in each layout of its view, which happens when the view is back on the screen.
final class LaidOutTilesViewController: TilesViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeTiles()
  }
}
