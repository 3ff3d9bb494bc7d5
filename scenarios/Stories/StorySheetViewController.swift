import UIKit

/// A map, or a placeholder for one, with a sheet that is dragged through its detents.
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
    let navigation = UINavigationController(rootViewController: StoryPlacesViewController())
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.prefersEdgeAttachedInCompactHeight = true
    }
    present(navigation, animated: true)
  }
}

/// The places in the sheet.
private final class StoryPlacesViewController: UITableViewController {
  private let places = ["Bakery", "Cinema", "Library", "Market", "Museum"]

  init() {
    super.init(style: .insetGrouped)
    title = "Nearby"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = places[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
