import UIKit

/// A mailbox next to a message with an open attachment: one stack on a narrow screen, two on a wide one.
final class MailViewController: UISplitViewController {
  let message = NoteScreenController(
    title: "Message", color: .init(red: 0.95, green: 0.9, blue: 0.8, alpha: 1))
  let attachment = NoteScreenController(
    title: "Attachment", color: .init(red: 0.8, green: 0.9, blue: 0.8, alpha: 1))

  init(hasColumns: Bool) {
    let mailbox = NoteScreenController(
      title: "Inbox", color: .init(red: 0.85, green: 0.9, blue: 0.95, alpha: 1))
    let list = UINavigationController(rootViewController: mailbox)
    let detail = UINavigationController(rootViewController: message)
    detail.pushViewController(attachment, animated: false)
    if hasColumns {
      super.init(style: .doubleColumn)
      preferredDisplayMode = .oneBesideSecondary
      setViewController(list, for: .primary)
      setViewController(detail, for: .secondary)
    } else {
      super.init(nibName: nil, bundle: nil)
      preferredDisplayMode = .allVisible
      viewControllers = [list, detail]
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A coloured screen that shows its name and the width that was announced to it.
final class NoteScreenController: UIViewController {
  private let color: UIColor
  private let label = UILabel()

  init(title: String, color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.text = title
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    label.text = "\(title ?? "") for \(Int(size.width.rounded()))"
  }
}
