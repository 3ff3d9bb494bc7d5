import UIKit

/// 150 views under 504 constraints: rows of an icon, a title and a value, laid out by Auto Layout.
final class ConstraintScreen: UIViewController {
  private(set) var inset: NSLayoutConstraint?
  private(set) var rows: [(icon: UIView, title: UIView, value: UIView)] = []

  private final class SizedView: UIView {
    var size = CGSize(width: 120, height: 20)
    override var intrinsicContentSize: CGSize { size }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let margin = add(UIView())
    let inset = margin.widthAnchor.constraint(equalToConstant: 16)
    self.inset = inset
    var constraints = [
      margin.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      margin.topAnchor.constraint(equalTo: view.topAnchor),
      margin.heightAnchor.constraint(equalToConstant: 1), inset,
    ]
    var above = view.topAnchor
    for _ in 0..<50 {
      let icon = add(UIView())
      let title = add(SizedView())
      let value = add(SizedView())
      rows.append((icon, title, value))
      constraints += [
        icon.leadingAnchor.constraint(equalTo: margin.trailingAnchor),
        icon.topAnchor.constraint(equalTo: above, constant: 8),
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        title.topAnchor.constraint(greaterThanOrEqualTo: above),
        value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        value.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        value.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ]
      above = icon.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func add<View: UIView>(_ child: View) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    return child
  }
}
