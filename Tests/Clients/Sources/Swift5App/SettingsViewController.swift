import UIKit

public class SettingsViewController: UITableViewController {
  private struct Row {
    let title: String
    let detail: String?
    let accessory: UITableViewCell.AccessoryType
  }

  private let sections: [(title: String, rows: [Row])] = [
    (
      "一般",
      [
        Row(title: "機内モード", detail: nil, accessory: .none),
        Row(title: "Wi-Fi", detail: "Office", accessory: .disclosureIndicator),
        Row(title: "Bluetooth", detail: "On", accessory: .disclosureIndicator),
      ]
    ),
    (
      "Display",
      [
        Row(title: "Dark mode", detail: nil, accessory: .checkmark),
        Row(title: "Text size", detail: "Large", accessory: .disclosureIndicator),
      ]
    ),
  ]

  public init() {
    super.init(style: .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ValueCell.self, forCellReuseIdentifier: ValueCell.reuseIdentifier)
    tableView.rowHeight = 44
    tableView.tableFooterView = UIView()
  }

  public override func numberOfSections(in tableView: UITableView) -> Int {
    return sections.count
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    return sections[section].rows.count
  }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return sections[section].title
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ValueCell.reuseIdentifier, for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.accessory
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

class ValueCell: UITableViewCell {
  static let reuseIdentifier = "ValueCell"

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    textLabel?.font = UIFont.preferredFont(forTextStyle: .body)
    detailTextLabel?.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    accessoryType = .none
  }
}

#Preview { UINavigationController(rootViewController: SettingsViewController()) }

#Preview("Sideways", traits: .landscapeRight) {
  SettingsViewController()
}
