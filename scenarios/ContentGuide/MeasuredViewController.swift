import UIKit

/// A controller that keeps its content clear of bars with constants that it measures itself.
final class MeasuredViewController: UIViewController {
  let content = UIView()
  /// The insets in `viewDidLoad`, when they aren't known yet.
  private(set) var insetsAtLoad: UIEdgeInsets?

  private var top: NSLayoutConstraint?
  private var bottom: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.85, green: 0.95, blue: 0.8, alpha: 1)
    content.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    content.accessibilityIdentifier = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let top = pin(.top)
    let bottom = pin(.bottom)
    view.addConstraints([top, bottom, pin(.left), pin(.right)])
    self.top = top
    self.bottom = bottom
    insetsAtLoad = view.safeAreaInsets
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    top?.constant = view.safeAreaInsets.top
    bottom?.constant = -view.safeAreaInsets.bottom
  }

  private func pin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: content, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge,
      multiplier: 1, constant: 0)
  }
}
