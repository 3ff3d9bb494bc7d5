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
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }
}

#Preview("Address") { AddressViewController() }
