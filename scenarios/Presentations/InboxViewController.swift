import UIKit

/// A list of letters that opens all other screens.
final class InboxViewController: UIViewController {
  let composeButton = UIButton(type: .system)
  private let lines = ["Invoice", "Minutes", "Travel plan", "Draft"].map { text in
    let line = UILabel()
    line.text = text
    line.font = .systemFont(ofSize: 17)
    line.backgroundColor = UIColor(white: 0.93, alpha: 1)
    return line
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    composeButton.setTitle("Compose", for: .normal)
    view.addSubview(composeButton)
    for line in lines { view.addSubview(line) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    composeButton.frame = CGRect(x: area.maxX - 90, y: area.minY, width: 90, height: 30)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: area.minX, y: area.minY + 50 + CGFloat(index) * 52, width: area.width, height: 44)
    }
  }

  func compose(as style: UIModalPresentationStyle) {
    let letter = LetterViewController()
    letter.modalPresentationStyle = style
    present(letter, animated: true)
  }

  func composeAtHalfHeight() {
    let letter = LetterViewController()
    letter.sheetPresentationController?.detents = [.medium(), .large()]
    letter.sheetPresentationController?.prefersGrabberVisible = true
    present(letter, animated: true)
  }

  func showFormats() {
    let formats = LetterViewController()
    formats.modalPresentationStyle = .popover
    formats.preferredContentSize = CGSize(width: 240, height: 180)
    formats.popoverPresentationController?.sourceView = composeButton
    present(formats, animated: true)
  }

  func askForDeletion() {
    let alert = UIAlertController(
      title: "Delete this draft?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func chooseAction() {
    let sheet = UIAlertController(
      title: nil, message: "What shall become of the draft?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Save Draft", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete Draft", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = composeButton
    present(sheet, animated: true)
  }
}
