import UIKit

/// The price of a postcard.
final class StampViewController: UIViewController {
  private let card = Postcard.examples[1]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let title = UILabel()
    title.text = NSLocalizedString("Postage", comment: "what a card costs")
    title.font = .preferredFont(forTextStyle: .title2)

    let price = UILabel()
    price.text = card.price
    price.font = .preferredFont(forTextStyle: .largeTitle)
    // The designer's grey.
    price.textColor = UIColor(red: 0.2, green: 0.2, blue: 0.24, alpha: 1)
    price.accessibilityIdentifier = "price"

    let place = UILabel()
    place.text = card.place
    place.font = .preferredFont(forTextStyle: .body)

    let stack = UIStackView(arrangedSubviews: [title, price, place])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    for case let label as UILabel in stack.arrangedSubviews {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

#Preview("Stamp") { StampViewController() }
