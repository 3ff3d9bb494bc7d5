import UIKit

/// Messages that are pulled to refresh and swiped away, and come back as long as a bar offers to undo that.
final class StoryInboxViewController: UIViewController {
  private var messages = [
    "Dinner on Friday?", "Your parcel is on its way", "Photos from the lake", "Minutes of Monday",
    "Two tickets for the opera", "Rent for December",
  ]
  private var removed: (message: String, row: Int)?
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = UIView()
  private let said = UILabel()
  private let undo = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.backgroundColor = .systemBackground
    table.accessibilityIdentifier = "messages"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.delegate = self
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [unowned self] _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.receive("Snow tomorrow") }
      }, for: .valueChanged)
    table.refreshControl = refresh
    makeBar()
    for part in [table, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  private func makeBar() {
    bar.backgroundColor = .secondarySystemBackground
    bar.layer.cornerRadius = 12
    bar.isHidden = true
    said.numberOfLines = 1
    undo.setTitle("Undo", for: .normal)
    undo.setContentHuggingPriority(.required, for: .horizontal)
    undo.setContentCompressionResistancePriority(.required, for: .horizontal)
    undo.addAction(UIAction { [unowned self] _ in restore() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [said, undo])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -10),
      row.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
    ])
  }

  private func receive(_ message: String) {
    messages.insert(message, at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.refreshControl?.endRefreshing()
  }

  private func remove(at path: IndexPath) {
    let message = messages.remove(at: path.row)
    removed = (message, path.row)
    table.deleteRows(at: [path], with: .automatic)
    said.text = "“\(message)” deleted"
    bar.isHidden = false
  }

  private func restore() {
    guard let removed else { return }
    messages.insert(removed.message, at: removed.row)
    table.insertRows(at: [IndexPath(row: removed.row, section: 0)], with: .automatic)
    self.removed = nil
    bar.isHidden = true
  }
}

extension StoryInboxViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, done in
      remove(at: indexPath)
      done(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { _, _, done in done(true) }
    later.backgroundColor = .systemIndigo
    return UISwipeActionsConfiguration(actions: [delete, later])
  }
}
