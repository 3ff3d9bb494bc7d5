/// A placeholder for content that only the system can show, such as a web page: a plain background
/// with a short text in the middle.
package final class ContentPlaceholderView: UIView {
  private let label = UILabel()

  package var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    isUserInteractionEnabled = false
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  /// Positions the text in the middle of the area that isn't covered by bars.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let area = bounds.inset(by: safeAreaInsets)
    let room = CGSize(width: max(0, area.width - 2 * margin), height: max(0, area.height))
    let size = label.sizeThatFits(room)
    let height = min(size.height, room.height)
    label.frame = CGRect(
      x: area.minX + margin, y: area.minY + ((area.height - height) / 2).rounded(),
      width: room.width, height: height)
  }
}
