import UIKit

/// A text view that fills the screen, and one below it that is as high as its text.
final class StationeryViewController: UIViewController {
  private let letter = UITextView()
  private let note = UITextView()
  private let stamp = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    letter.isEditable = false
    letter.attributedText = StationeryText.all
    letter.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    stamp.backgroundColor = UIColor(red: 0.75, green: 0.3, blue: 0.25, alpha: 1)
    stamp.layer.cornerRadius = 44
    letter.addSubview(stamp)
    note.isScrollEnabled = false
    note.font = .systemFont(ofSize: 17)
    note.text = "A note that grows as it is written, line by line"
    note.layer.borderWidth = 1
    note.layer.borderColor = UIColor.lightGray.cgColor
    note.layer.cornerRadius = 8
    for part in [letter, note] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      letter.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      letter.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      letter.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.topAnchor.constraint(equalTo: letter.bottomAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      note.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stamp.frame = CGRect(x: view.bounds.width - 104, y: 76, width: 88, height: 88)
    let origin = CGPoint(
      x: letter.textContainerInset.left + 6, y: letter.textContainerInset.top + 6)
    letter.textContainer.exclusionPaths = [
      UIBezierPath(ovalIn: stamp.frame.offsetBy(dx: -origin.x, dy: -origin.y))
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note.becomeFirstResponder()
    note.insertText(", and its caret is behind the last word.")
  }
}
