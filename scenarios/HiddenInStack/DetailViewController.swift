import UIKit

/// What lies on top while the device is turned.
final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fuga"
    view.backgroundColor = .white
  }
}
