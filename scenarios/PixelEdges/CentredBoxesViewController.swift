import UIKit

/// Boxes centred in boxes, with widths that don't divide into whole pixels.
///
/// If a box begins between two pixels, so does a box centred in it.
final class CentredBoxesViewController: UIViewController {
  /// The widths of nested boxes, one list per row.
  static let widths: [[CGFloat]] = [
    [200, 317.0 / 3], [200, 150.5, 100.5], [301, 200.5, 100], [100.2, 75.1, 50.2, 25.1],
  ]

  /// The boxes of each row, the outermost first.
  private(set) var rows: [[UIView]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, widths) in Self.widths.enumerated() {
      var row: [UIView] = []
      for (depth, width) in widths.enumerated() {
        let box = UIView()
        box.backgroundColor = depth % 2 == 0 ? .black : .white
        box.accessibilityIdentifier = "box \(index).\(depth)"
        box.translatesAutoresizingMaskIntoConstraints = false
        let outer: UIView = row.last ?? view
        outer.addSubview(box)
        let middle =
          depth == 0
          ? box.topAnchor.constraint(
            equalTo: view.topAnchor, constant: 100 + 100.2 * CGFloat(index))
          : box.centerYAnchor.constraint(equalTo: outer.centerYAnchor)
        NSLayoutConstraint.activate([
          box.centerXAnchor.constraint(equalTo: outer.centerXAnchor), middle,
          box.widthAnchor.constraint(equalToConstant: width),
          box.heightAnchor.constraint(equalToConstant: 80.1 - 16.7 * CGFloat(depth)),
        ])
        row.append(box)
      }
      rows.append(row)
    }
  }
}
