import UIKit

/// A map, or what stands for one, with a sheet that is dragged through its detents.
final class StorySheetViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Nearby"
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [unowned self] _ in open() })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  private func open() {
    let list = UITableViewController(style: .insetGrouped)
    list.title = "Nearby"
    let navigation = UINavigationController(rootViewController: list)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }
}
