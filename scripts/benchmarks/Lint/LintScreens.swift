import UIKit

/// A list of 15 rows with a subtitle and a switch each, in a navigation controller.
final class LintList: UITableViewController {
  static func make() -> UIViewController {
    UINavigationController(rootViewController: LintList(style: .insetGrouped))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notifications"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    15
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Channel \(indexPath.row)"
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.detailTextLabel?.text = "Told as soon as something happens in it"
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
    cell.detailTextLabel?.numberOfLines = 0
    let toggle = UISwitch()
    toggle.isOn = indexPath.row % 2 == 0
    toggle.accessibilityLabel = cell.textLabel?.text
    cell.accessoryView = toggle
    return cell
  }
}

/// A form of some 40 views under constraints, in stacks in a scroll view.
final class LintForm: UIViewController {
  static func make() -> UIViewController { LintForm() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    for index in 0..<9 {
      let title = UILabel()
      title.text = "Field number \(index)"
      title.font = .preferredFont(forTextStyle: .headline)
      title.adjustsFontForContentSizeCategory = true
      title.numberOfLines = 0
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "What you would say"
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      let row = UIStackView(arrangedSubviews: [title, UISwitch()])
      row.spacing = 8
      row.alignment = .center
      stack.addArrangedSubview(row)
      stack.addArrangedSubview(field)
    }
    let button = UIButton(configuration: .filled())
    button.setTitle("Send", for: .normal)
    stack.addArrangedSubview(button)
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
    ])
  }
}
