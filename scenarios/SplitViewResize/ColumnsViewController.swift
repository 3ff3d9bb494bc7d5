import UIKit

/// A list and its detail: side by side in regular width, the list alone in compact width.
final class ColumnsViewController: UIViewController {
  private let list = UILabel()
  private let detail = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 0.95, alpha: 1)
    list.textAlignment = .center
    detail.backgroundColor = UIColor(red: 0.95, green: 0.9, blue: 0.8, alpha: 1)
    detail.textAlignment = .center
    detail.text = "Detail"
    view.addSubview(list)
    view.addSubview(detail)
    showColumns()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.list.text = "List for \(Int(size.width))"
      }, completion: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColumns()
  }

  private func showColumns() {
    detail.isHidden = traitCollection.horizontalSizeClass == .compact
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.layoutMargins)
    let width = detail.isHidden ? area.width : 240
    let (left, right) = area.divided(atDistance: width, from: .minXEdge)
    list.frame = left
    detail.frame = right
  }
}
