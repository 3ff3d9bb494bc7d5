import UIKit

/// The variant that asks whether it is being presented: landscape then, and portrait on its way out.
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
