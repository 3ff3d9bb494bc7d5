import UIKit

/// The modal with a single orientation: it rotates the screen and keeps it there.
final class LandscapeChartViewController: ChartViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
  override var shouldAutorotate: Bool { false }
}
