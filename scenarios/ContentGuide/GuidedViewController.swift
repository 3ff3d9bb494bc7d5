import UIKit

/// A controller whose content is between its layout guides, as before there were safe areas.
final class GuidedViewController: UIViewController {
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.95, green: 0.9, blue: 0.75, alpha: 1)
    content.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    content.accessibilityIdentifier = "content"
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    view.addConstraints([
      NSLayoutConstraint(
        item: content, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: content, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: content, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: content, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing,
        multiplier: 1, constant: 0),
    ])
  }
}
