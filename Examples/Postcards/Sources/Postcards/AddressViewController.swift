import UIKit

/// Where a postcard goes: a heading, and fields that scroll.
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
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

#Preview("Address") { AddressViewController() }
