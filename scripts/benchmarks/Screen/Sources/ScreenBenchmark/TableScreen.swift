import UIKit

/// The table screen that scripts/benchmarks/Floor/floor.c draws, as an app would write it.
final class TableScreen: UITableViewController {
  private let titles = ["Wireless & Networks", "通知とサウンド", "الإعدادات", "การตั้งค่า"]
  private let tints: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange]
  /// What makes the screen differ from the last one.
  var words = "Detail number"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    tableView.rowHeight = 36
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
    tableView.tableHeaderView = Card(frame: CGRect(x: 0, y: 0, width: 430, height: 137))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    if let cell = cell as? SettingCell {
      let row = indexPath.row
      cell.title.text = titles[row % 4]
      cell.detail.text = "\(words) \(row < 10 ? "0" : "")\(row)"
      cell.icon.backgroundColor = tints[row % 4]
    }
    return cell
  }
}

final class Card: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let card = UIView(frame: CGRect(x: 16, y: 1, width: 398, height: 120))
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(card)
    let words: [(String, CGFloat, UIColor, CGFloat)] = [
      ("Settings for this device", 22, .black, 15),
      ("Twenty rows in four scripts, icons and separators", 17, .systemGray, 52),
      ("0123456789 and a little more text to shape", 17, .systemGray, 78),
    ]
    for (text, size, color, y) in words {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size)
      label.textColor = color
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 16, y: y)
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class SettingCell: UITableViewCell {
  let icon = UIView(frame: CGRect(x: 16, y: 4, width: 28, height: 28))
  let title = UILabel(frame: CGRect(x: 60, y: 7, width: 230, height: 22))
  let detail = UILabel(frame: CGRect(x: 300, y: 10, width: 100, height: 16))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    icon.layer.cornerRadius = 7
    let dot = UIView(frame: CGRect(x: 7, y: 7, width: 14, height: 14))
    dot.layer.cornerRadius = 7
    dot.backgroundColor = .white
    icon.addSubview(dot)
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = .systemGray
    contentView.addSubview(icon)
    contentView.addSubview(title)
    contentView.addSubview(detail)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
