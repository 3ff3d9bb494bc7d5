import UIKit

/// A list under bars with buttons.
final class WordsViewController: UITableViewController {
  init(_ title: String) {
    super.init(style: .plain)
    self.title = title
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = "Word \(indexPath.row + 1)"
    return cell
  }
}
