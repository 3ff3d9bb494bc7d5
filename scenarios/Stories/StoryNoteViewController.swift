import UIKit

/// A line of text above the keyboard that grows with its text, up to a limit.
final class StoryNoteViewController: UIViewController, UITextViewDelegate {
  private let note = UITextView()
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.isScrollEnabled = false
    note.font = .preferredFont(forTextStyle: .body)
    note.backgroundColor = .secondarySystemBackground
    note.layer.cornerRadius = 10
    note.accessibilityIdentifier = "note"
    note.delegate = self
    count.text = "0"
    count.textColor = .secondaryLabel
    count.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [note, count])
    row.spacing = 8
    row.alignment = .bottom
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  func textViewDidChange(_ textView: UITextView) { count.text = "\(textView.text.count)" }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    textView.text.count + text.count <= 200
  }
}
