import UIKit

/// Lets the controller on top say which ways up it can be shown.
class ForwardingNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
