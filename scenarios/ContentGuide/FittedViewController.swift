import UIKit

/// A controller with a round button in the bottom right corner of its content.
final class FittedViewController: UIViewController {
  /// Created, added and constrained on first access, even before the insets are known.
  lazy var addButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setTitle("＋", for: .normal)
    button.backgroundColor = UIColor(red: 0.85, green: 0.25, blue: 0.2, alpha: 1)
    button.layer.cornerRadius = 20
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.rightAnchor.constraint(equalTo: fittedContent.rightAnchor, constant: -10),
      button.bottomAnchor.constraint(equalTo: fittedContent.bottomAnchor, constant: -10),
      button.widthAnchor.constraint(equalToConstant: 40),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.7, green: 0.85, blue: 0.95, alpha: 1)
    addButton.accessibilityIdentifier = "add"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fittedContent.setNeedsLayout()
  }
}
