import UIKit

/// The sections of a newspaper.
final class SectionsViewController: UITableViewController {
  private let sections = ["Politics", "Science", "Culture", "Sports", "Weather"]
  /// The article of a section, shown next to this list or on top of it.
  var didSelect: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sections"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "section")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "section", for: indexPath)
    cell.textLabel?.text = sections[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect?(sections[indexPath.row])
  }
}

/// An article in a column that stays readable in any width.
final class ArticleViewController: UIViewController {
  private let label = UILabel()

  init(section: String) {
    super.init(nibName: nil, bundle: nil)
    title = section
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text =
      "The column keeps to the readable width, whatever stands beside it. "
      + "Turn the screen, and the list comes or goes; the text breaks anew."
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

/// A split view of the two.
final class ReaderViewController: UISplitViewController, UISplitViewControllerDelegate {
  let sections = SectionsViewController(style: .plain)

  init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(sections, for: .primary)
    setViewController(ArticleViewController(section: "Politics"), for: .secondary)
    sections.didSelect = { [weak self] section in
      self?.showDetailViewController(
        UINavigationController(rootViewController: ArticleViewController(section: section)),
        sender: nil)
    }
  }

  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}
