import UIKit

/// Words by their first letters, with an index; editing affects rows differently.
final class WordsInEditViewController: UITableViewController {
  private let sections = [
    ("A", ["Apricot", "Artichoke", "Aubergine"]), ("B", ["Banana", "Basil"]),
    ("C", ["Carrot", "Celery", "Cherry", "Chive"]), ("D", ["Date", "Dill"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  func selectSeveral() {
    setEditing(false, animated: false)
    tableView.allowsMultipleSelectionDuringEditing = true
    setEditing(true, animated: false)
    for (section, row) in [(0, 1), (1, 0), (1, 1)] {
      tableView.selectRow(
        at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].0 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = indexPath.section == 1 ? .detailButton : .none
    return cell
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + sections.map(\.0)
  }

  // MARK: Editing

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath != IndexPath(row: 0, section: 3)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section != 0
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch indexPath.section {
    case 2: .none
    case 3: .insert
    default: .delete
    }
  }

  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    // Circles need room.
    tableView.allowsMultipleSelectionDuringEditing || indexPath != IndexPath(row: 3, section: 2)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
      UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) },
    ])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: "flag.fill")
    return UISwipeActionsConfiguration(actions: [flag])
  }
}
