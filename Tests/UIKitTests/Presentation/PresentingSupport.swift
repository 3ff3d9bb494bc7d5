import Devices

@testable import UIKit

extension SimulationHost {
  /// A device with a root controller.
  convenience init(
    _ device: Device, _ os: OSVersion, orientation: UIInterfaceOrientation = .portrait,
    root: UIViewController
  ) {
    self.init(device: device, os: os, orientation: orientation)
    setRoot(root)
  }

  /// Presents a controller in a style, without animation, and waits until it is laid out.
  func present(
    _ controller: UIViewController, as style: UIModalPresentationStyle,
    on presenter: UIViewController
  ) {
    controller.modalPresentationStyle = style
    presenter.present(controller, animated: false)
    settle()
  }

  /// Presents an action sheet that is a popover if there is room for one, pointing at a position in its
  /// presenter.
  func presentActionSheet(message: String? = nil, on presenter: UIViewController)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.popoverPresentationController?.sourceView = presenter.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    presenter.present(alert, animated: false)
    settle()
    return alert
  }
}
