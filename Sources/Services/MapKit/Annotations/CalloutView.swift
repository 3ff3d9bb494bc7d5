import UIKit

/// The bubble over a selected annotation; drawn by eye (low).
final class CalloutView: UIView {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private var detail: UIView?

  init(_ view: MKAnnotationView) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 10
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    titleLabel.font = .systemFont(ofSize: 17)
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    titleLabel.text = view.annotation?.title
    subtitleLabel.text = view.annotation?.subtitle
    addSubview(titleLabel)
    detail = view.detailCalloutAccessoryView
    addSubview(detail ?? subtitleLabel)
    fill(view)
  }

  required init?(coder: NSCoder) { nil }

  private static let margin: CGFloat = 12

  private static func size(_ view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting == .zero ? view.bounds.size : fitting
  }

  /// Lays out the parts from the leading edge, and takes on the required size.
  private func fill(_ view: MKAnnotationView) {
    let margin = Self.margin
    let unbounded = CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(unbounded)
    var lower = CGSize.zero
    if let detail {
      lower = Self.size(detail)
    } else if subtitleLabel.text?.isEmpty == false {
      lower = subtitleLabel.sizeThatFits(unbounded)
    }
    let left = view.leftCalloutAccessoryView
    let right = view.rightCalloutAccessoryView
    for case let accessory? in [left, right] where accessory.bounds.size == .zero {
      accessory.sizeToFit()
    }
    let textHeight = title.height + lower.height
    let sides = [left, right].compactMap { $0?.bounds.size }
    let height = max(44, textHeight + 2 * margin, (sides.map(\.height).max() ?? 0) + 8)
    var x = margin
    if let left {
      place(left, x: x, height: height)
      x += left.bounds.width + margin
    }
    let top = (height - textHeight) / 2
    titleLabel.frame = CGRect(origin: CGPoint(x: x, y: top), size: title)
    (detail ?? subtitleLabel).frame = CGRect(
      origin: CGPoint(x: x, y: top + title.height), size: lower)
    x += max(title.width, lower.width) + margin
    if let right {
      place(right, x: x, height: height)
      x += right.bounds.width + margin
    }
    bounds.size = CGSize(width: x, height: height)
  }

  private func place(_ accessory: UIView, x: CGFloat, height: CGFloat) {
    addSubview(accessory)
    accessory.frame.origin = CGPoint(x: x, y: (height - accessory.bounds.height) / 2)
  }
}
