import UIKit

/// A class from the days when apps supported iOS 7 and 8: both callbacks lead to one method.
///
/// When iOS 7 is dropped, the first of them can simply be removed.
final class TwoWorldsViewController: UIViewController {
  private let counter = UILabel()
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    counter.textAlignment = .center
    counter.backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 0.85, alpha: 1)
    view.addSubview(counter)
    show()
  }

  /// Called on iOS 7 only.
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
    if UIApplication.shared.statusBarOrientation != toInterfaceOrientation {
      changeLayout()
    }
  }

  /// Called from iOS 8 on.
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if size != view.bounds.size {
      changeLayout()
    }
  }

  private func changeLayout() {
    changes += 1
    show()
    view.setNeedsLayout()
  }

  private func show() {
    counter.text = changes == 1 ? "Changed once" : "Changed \(changes) times"
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    counter.frame = view.bounds.insetBy(
      dx: view.bounds.width / 8, dy: view.bounds.height / 4)
  }
}
