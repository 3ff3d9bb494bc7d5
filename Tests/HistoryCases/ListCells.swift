import UIKit

/// A label in the body text style, with as many lines as it needs.
@MainActor
private func makeLabel() -> UILabel {
  let label = UILabel()
  label.numberOfLines = 0
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  return label
}

extension UIView {
  /// Makes a label fill the view; if the view is too small, the trailing and bottom constraints break.
  fileprivate func fill(with label: UILabel) {
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let trailing = label.trailingAnchor.constraint(equalTo: trailingAnchor)
    let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
    trailing.priority = UILayoutPriority(999)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor), trailing, bottom,
    ])
  }
}

final class ConstrainedRow: UITableViewCell {
  let label = makeLabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: label)
  }

  required init?(coder: NSCoder) { nil }
}

final class ManualRow: UITableViewCell {
  let label = makeLabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.size
    label.frame = CGRect(
      x: 10, y: 5, width: max(0, room.width - 20), height: max(0, room.height - 10))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = label.sizeThatFits(CGSize(width: size.width - 20, height: 10_000))
    return CGSize(width: size.width, height: fitting.height.rounded(.up) + 10)
  }
}

final class ConstrainedCell: UICollectionViewCell {
  private let label = makeLabel()
  private lazy var limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: label)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, limit width: CGFloat) {
    label.text = text
    limit.constant = width
    limit.isActive = true
  }
}

final class ManualCell: UICollectionViewCell {
  private let label = makeLabel()
  private var limit: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, limit: CGFloat) {
    label.text = text
    self.limit = limit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The content view gets its size from autoresizing, and may differ from the cell's in the last digits.
    label.frame = bounds
  }

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isFree = limit < 10_000
    let room = CGSize(width: isFree ? limit : attributes.size.width, height: 10_000)
    let fitting = label.sizeThatFits(room)
    attributes.size = CGSize(
      width: isFree ? min(limit, fitting.width) : attributes.size.width, height: fitting.height)
    return attributes
  }
}

final class HeaderView: UICollectionReusableView {
  let label = makeLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: label)
  }

  required init?(coder: NSCoder) { nil }
}
