import UIKit

/// Two halves, side by side or stacked, depending on the view's longer side.
///
/// The frames are computed in the layout callback, so they are right whenever the view is shown, even after
/// the device was rotated while the app was in the background.
final class HalvesViewController: UIViewController {
  private let first = UIView()
  private let second = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    first.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1)
    second.backgroundColor = UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1)
    view.addSubview(first)
    view.addSubview(second)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.layoutMargins)
    let isWide = area.width > area.height
    let (head, tail) = area.divided(
      atDistance: (isWide ? area.width : area.height) / 2, from: isWide ? .minXEdge : .minYEdge)
    first.frame = head
    second.frame = tail
  }
}
