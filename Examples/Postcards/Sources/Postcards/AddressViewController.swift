import UIKit

/// The address of a postcard: a heading and scrolling fields.
final class AddressViewController: UIViewController {
  private let heading = UILabel()
  private let nameField = UITextField()
  private let cityField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    heading.text = NSLocalizedString("Recipient", comment: "heading above an address")
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.adjustsFontForContentSizeCategory = true
    heading.accessibilityIdentifier = "heading"

    for (field, name) in [
      (nameField, NSLocalizedString("Name", comment: "a field")),
      (cityField, NSLocalizedString("City", comment: "a field")),
    ] {
      field.placeholder = name
      field.accessibilityLabel = name
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    let stack = UIStackView(arrangedSubviews: [heading, nameField, cityField])
    stack.axis = .vertical
    stack.spacing = 12
    let scroll = UIScrollView()
    scroll.addSubview(stack)
    view.addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    let safe = view.safeAreaLayoutGuide
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }
}

#Preview("Address") { AddressViewController() }
