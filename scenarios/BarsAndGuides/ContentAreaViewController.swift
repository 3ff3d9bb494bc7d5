import UIKit

/// Pins a view between the bars, with constraints whose constants are the insets.
///
/// The insets are zero in `viewDidLoad` and are read in `viewDidLayoutSubviews`.
public final class ContentAreaViewController: UIViewController {
  public let contentView = UILabel()
  private var edges: [NSLayoutConstraint] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Content"
    tabBarItem.title = "Content"
    view.backgroundColor = .white
    contentView.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
    contentView.numberOfLines = 0
    contentView.textAlignment = .center
    contentView.font = .systemFont(ofSize: 15)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(contentView)
    edges = [NSLayoutConstraint.Attribute.top, .left, .bottom, .right].map { attribute in
      NSLayoutConstraint(
        item: contentView, attribute: attribute, relatedBy: .equal, toItem: view,
        attribute: attribute, multiplier: 1, constant: 0)
    }
    view.addConstraints(edges)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Before iOS 11 the safe area is zero and the guides have lengths; since then both agree.
    let safe = view.safeAreaInsets
    let insets = [
      max(safe.top, topLayoutGuide.length), safe.left,
      -max(safe.bottom, bottomLayoutGuide.length), -safe.right,
    ]
    for (edge, inset) in zip(edges, insets) { edge.constant = inset }
    contentView.text = [
      navigationController?.navigationBar.frame, tabBarController?.tabBar.frame,
    ].compactMap { $0 }
      .map { "(\($0.minX), \($0.minY), \($0.width), \($0.height))" }
      .joined(separator: "\n")
  }
}
