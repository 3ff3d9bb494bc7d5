import UIKit

/// The variant that checks whether it is being presented: landscape then, and portrait while it is dismissed.
final class PresentedChartViewController: ChartViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    if isBeingPresented {
      return .landscapeRight
    } else {
      return .portrait
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if isBeingPresented {
      return .landscapeRight
    } else {
      return .portrait
    }
  }

  override var shouldAutorotate: Bool { false }
}
