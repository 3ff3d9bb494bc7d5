import UIKit

/// A letter, whose heading respects the safe area.
final class LetterViewController: UIViewController {
  private let heading = UILabel()
  private let footer = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "New letter"
    heading.font = .systemFont(ofSize: 22, weight: .semibold)
    footer.text = "Not sent yet"
    footer.font = .systemFont(ofSize: 13)
    footer.textColor = .secondaryLabel
    for label in [heading, footer] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      heading.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      footer.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
      footer.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
    ])
  }
}
