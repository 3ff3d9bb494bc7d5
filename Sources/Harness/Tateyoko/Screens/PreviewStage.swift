import UIKit

/// Shows a preview's view at its own size in the middle of the safe area, or fills the safe area in
/// a direction without an own size.
final class PreviewStage: UIViewController {
  let content: UIView
  private let fills: Bool

  /// - Parameter fills: Whether the view instead fills the window, which has been sized for it.
  init(_ content: UIView, fills: Bool) {
    self.content = content
    self.fills = fills
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let place = fills ? nil : view.safeAreaLayoutGuide
    let natural = content.intrinsicContentSize
    var constraints = [
      content.centerXAnchor.constraint(equalTo: place?.centerXAnchor ?? view.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: place?.centerYAnchor ?? view.centerYAnchor),
    ]
    let (width, height) = (
      place?.widthAnchor ?? view.widthAnchor, place?.heightAnchor ?? view.heightAnchor
    )
    constraints.append(
      fills || natural.width == UIView.noIntrinsicMetric
        ? content.widthAnchor.constraint(equalTo: width)
        : content.widthAnchor.constraint(lessThanOrEqualTo: width))
    constraints.append(
      fills || natural.height == UIView.noIntrinsicMetric
        ? content.heightAnchor.constraint(equalTo: height)
        : content.heightAnchor.constraint(lessThanOrEqualTo: height))
    // The view may have its own sizes that don't fit.
    for constraint in constraints.dropFirst(2) { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(constraints)
  }
}
