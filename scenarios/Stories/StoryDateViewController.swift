import UIKit

/// A day that is picked by wheels or in a calendar, with what was picked above them.
final class StoryDateViewController: UIViewController {
  let picker = UIDatePicker()
  private let day = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    picker.calendar = calendar
    picker.timeZone = .gmt
    picker.locale = calendar.locale
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 1_750_000_000)
    picker.addAction(UIAction { [unowned self] _ in show() }, for: .valueChanged)
    show()
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Calendar") { [unowned self] _ in
        picker.preferredDatePickerStyle = .inline
      })
    let row = UIStackView(arrangedSubviews: [day, button])
    for part in [row, picker] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      picker.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 4),
      picker.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func show() {
    let parts = picker.calendar.dateComponents([.year, .month, .day], from: picker.date)
    day.text = "\(parts.year ?? 0)/\(parts.month ?? 0)/\(parts.day ?? 0)"
  }
}
