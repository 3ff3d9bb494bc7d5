import UIKit

/// A row of the forecast: the day and the sky on the left, the temperatures on the right.
final class DayCell: UITableViewCell {
  static let identifier = "day"

  private let dayLabel = UILabel()
  private let skyLabel = UILabel()
  private let temperatureLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dayLabel.font = .preferredFont(forTextStyle: .headline)
    skyLabel.font = .preferredFont(forTextStyle: .subheadline)
    skyLabel.textColor = .secondaryLabel
    skyLabel.numberOfLines = 0
    temperatureLabel.font = .preferredFont(forTextStyle: .body)
    temperatureLabel.textAlignment = .right
    temperatureLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [dayLabel, skyLabel, temperatureLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.adjustsFontForContentSizeCategory = true
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dayLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dayLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      skyLabel.leadingAnchor.constraint(equalTo: dayLabel.leadingAnchor),
      skyLabel.topAnchor.constraint(equalTo: dayLabel.bottomAnchor, constant: 2),
      skyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      temperatureLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: dayLabel.trailingAnchor, constant: 8),
      temperatureLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: skyLabel.trailingAnchor, constant: 8),
      temperatureLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      temperatureLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ forecast: Forecast) {
    dayLabel.text = forecast.day
    skyLabel.text = forecast.sky
    temperatureLabel.text = "\(forecast.low)° – \(forecast.high)°"
  }
}
