/// A placeholder for a system screen: its background and a title, and nothing else.
package final class SystemSheetView: UIView {
  private let label = UILabel()

  package init(title: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    addSubview(label)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 16)
    let height = label.sizeThatFits(area.size).height
    label.frame = CGRect(x: area.minX, y: area.minY, width: max(area.width, 0), height: height)
  }
}
