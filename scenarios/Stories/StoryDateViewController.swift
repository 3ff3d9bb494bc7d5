import UIKit

/// A day that is picked with wheels or in a calendar, with the result above them.
final class StoryDateViewController: UIViewController {
  let picker = UIDatePicker()
  private let day = UILabel()
  private let parts = UIStackView()

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
    row.spacing = 8
    for part in [row, picker] { parts.addArrangedSubview(part) }
    parts.spacing = 4
    parts.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(parts)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      parts.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      parts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      parts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  /// Side by side if the height is limited.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isLow = traitCollection.verticalSizeClass == .compact
    parts.axis = isLow ? .horizontal : .vertical
    parts.alignment = isLow ? .top : .center
  }

  private func show() {
    let parts = picker.calendar.dateComponents([.year, .month, .day], from: picker.date)
    day.text = "\(parts.year ?? 0)/\(parts.month ?? 0)/\(parts.day ?? 0)"
  }
}
