import UIKit

/// Cards with a mark, Latin and Arabic text, mirrored in different ways.
final class MirroredTextViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let plain = card("As the app's language says")
    let forced = card("Forced by the attribute")
    forced.subviews.forEach { $0.semanticContentAttribute = .forceRightToLeft }
    forced.semanticContentAttribute = .forceRightToLeft
    let overridden = card("Overridden by a trait")
    overridden.traitOverrides.layoutDirection = .rightToLeft
    let cards = UIStackView(arrangedSubviews: [plain, forced, overridden])
    cards.axis = .vertical
    cards.spacing = 16
    cards.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cards)
    NSLayoutConstraint.activate([
      cards.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      cards.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      cards.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func card(_ title: String) -> UIView {
    let card = UIView()
    card.backgroundColor = UIColor(white: 0.94, alpha: 1)
    let mark = UIView()
    mark.backgroundColor = UIColor(red: 0.9, green: 0.5, blue: 0.4, alpha: 1)
    let labels = [
      label(title, .natural), label("مرحبا بالعالم", .natural), label("Left", .left),
      label("Right", .right), label("Two lines of Latin text that wrap within the card", .natural),
    ]
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    texts.spacing = 4
    for view in [mark, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      mark.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      mark.widthAnchor.constraint(equalToConstant: 24),
      mark.heightAnchor.constraint(equalToConstant: 24),
      texts.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 8),
      texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      texts.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      texts.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
    ])
    return card
  }

  private func label(_ text: String, _ alignment: NSTextAlignment) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = alignment
    label.numberOfLines = 0
    label.backgroundColor = UIColor(red: 0.85, green: 0.92, blue: 1, alpha: 1)
    return label
  }
}
