import UIKit

class SettingsViewController: UITableViewController {
  @IBOutlet weak var timeCell: UITableViewCell!
  @IBOutlet weak var timeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    var morning = DateComponents()
    morning.calendar = Calendar(identifier: .gregorian)
    morning.timeZone = TimeZone(identifier: "UTC")
    morning.year = 2026
    morning.month = 4
    morning.day = 1
    morning.hour = 8
    let formatter = DateFormatter()
    formatter.timeZone = morning.timeZone
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    timeLabel.text = morning.date.map(formatter.string(from:))
  }

  @IBAction private func remindersChanged(_ sender: UISwitch) {
    timeCell.isUserInteractionEnabled = sender.isOn
    timeLabel.isEnabled = sender.isOn
  }
}
