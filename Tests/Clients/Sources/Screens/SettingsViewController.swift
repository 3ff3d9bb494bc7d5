import UIKit

/// The screen of the README's suite.
///
/// As in many apps, its stored properties read the screen, the traits and the user's settings before there is
/// a view.
public final class SettingsViewController: UITableViewController {
  private let banner = UIView(
    frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width / 2, height: 24))
  private let accent = UIColor.systemIndigo.resolvedColor(with: .current)
  private let facts = DeviceFacts()

  public override func viewDidLoad() {
    super.viewDidLoad()
    banner.backgroundColor = accent
    tableView.tableHeaderView = banner
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    facts.lines.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
    cell.textLabel?.text = facts.lines[indexPath.row]
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    return cell
  }
}
