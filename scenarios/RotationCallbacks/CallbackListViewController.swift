import UIKit

/// Shows which of its callbacks were called, the latest last.
class CallbackListViewController: UIViewController {
  private let label = UILabel()
  private var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.numberOfLines = 0
    label.font = UIFont.systemFont(ofSize: 13)
    label.backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    view.addSubview(label)
  }

  /// Starts a new list.
  func clear() {
    lines = []
    show()
  }

  private func add(_ line: String) {
    lines.append(line)
    show()
  }

  private func show() {
    label.text = lines.joined(separator: "\n")
  }

  private func text(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    add("willTransition: bounds \(text(view.bounds.size))")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    add("viewWillTransition to \(text(size)): bounds \(text(view.bounds.size))")
    coordinator.animate(
      alongsideTransition: { context in
        self.add(
          "alongside, \(context.transitionDuration) s: bounds \(self.text(self.view.bounds.size))")
      },
      completion: { _ in
        self.add("completion")
      })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    add("traitCollectionDidChange: bounds \(text(view.bounds.size))")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let insets = view.safeAreaInsets
    add(
      "safe area: \(Int(insets.top)) \(Int(insets.left)) \(Int(insets.bottom)) \(Int(insets.right))"
    )
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = view.bounds.inset(by: view.layoutMargins).insetBy(dx: 0, dy: 24)
  }
}
