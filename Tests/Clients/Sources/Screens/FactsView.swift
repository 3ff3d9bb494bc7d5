import UIKit

/// The facts in a separate view, in the colours that were current when it was created.
public final class FactsView: UIView {
  private let label = UILabel()
  private let bar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width / 2, height: 44))
  private let ink = UIColor.label.resolvedColor(with: .current)

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: bar.frame.width, height: 200))
    backgroundColor = .systemBackground
    bar.items = [UINavigationItem(title: "Facts")]
    label.numberOfLines = 0
    label.text = DeviceFacts().lines.joined(separator: "\n")
    label.textColor = ink
    label.font = .preferredFont(forTextStyle: .caption1)
    label.frame = CGRect(x: 8, y: 48, width: bar.frame.width - 16, height: 148)
    addSubview(bar)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }
}
