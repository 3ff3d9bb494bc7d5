import UIKit

/// Writing a postcard: a text, and the button that sends it.
final class WriteViewController: UIViewController {
  private let card = Postcard.examples[0]
  private let textView = UITextView()
  private let sendButton = UIButton(type: .system)
  private var aboveSafeArea: NSLayoutConstraint?
  private var atTheEdge: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    textView.text = card.greeting
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.accessibilityLabel = NSLocalizedString("Greeting", comment: "what the card says")

    sendButton.setTitle(NSLocalizedString("Send", comment: "a button"), for: .normal)
    sendButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    sendButton.titleLabel?.adjustsFontForContentSizeCategory = true
    sendButton.accessibilityIdentifier = "send"
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)

    for part in [textView, sendButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    aboveSafeArea = sendButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8)
    atTheEdge = sendButton.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      sendButton.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
      sendButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      sendButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
      sendButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    placeButton()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    placeButton()
  }

  /// In landscape a phone has little height, so the button moves down as far as it can.
  private func placeButton() {
    let isLow = traitCollection.verticalSizeClass == .compact
    aboveSafeArea?.isActive = false
    atTheEdge?.isActive = false
    (isLow ? atTheEdge : aboveSafeArea)?.isActive = true
  }

  private func send() {
    dismiss(animated: true)
  }
}

#Preview("Write") { WriteViewController() }
