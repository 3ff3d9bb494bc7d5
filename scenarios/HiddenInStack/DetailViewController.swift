import UIKit

/// The top controller during the rotation.
final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fuga"
    view.backgroundColor = .white
  }
}
