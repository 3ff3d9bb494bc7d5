import UIKit

/// The modal that knows one orientation: it brings the screen there and keeps it.
final class LandscapeChartViewController: ChartViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
  override var shouldAutorotate: Bool { false }
}
