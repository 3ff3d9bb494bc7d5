import UIKit

/// A screen that has nothing to show, and says so.
final class EmptyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Inbox"
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Mail"
    empty.secondaryText = "Mail that you receive appears here, once there is any."
    empty.button = .filled()
    empty.button.title = "Check"
    empty.secondaryButton.title = "Write"
    contentUnavailableConfiguration = empty
  }
}
