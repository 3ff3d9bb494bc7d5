import UIKit

/// The nested safe area, margins and readable width of a view that fills the screen.
public final class GuidesViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let guides: [(String, UILayoutGuide, UIColor)] = [
      ("safe area", view.safeAreaLayoutGuide, .red), ("margins", view.layoutMarginsGuide, .blue),
      ("readable", view.readableContentGuide, UIColor(red: 0, green: 0.5, blue: 0.2, alpha: 1)),
    ]
    for (index, (name, guide, color)) in guides.enumerated() {
      let frame = UIView()
      frame.layer.borderColor = color.cgColor
      frame.layer.borderWidth = 2
      frame.accessibilityIdentifier = name
      let label = UILabel()
      label.text = name
      label.textColor = color
      for view in [frame, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        frame.topAnchor.constraint(equalTo: guide.topAnchor),
        frame.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        frame.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        frame.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 40),
        label.topAnchor.constraint(equalTo: frame.topAnchor, constant: 40 + 24 * CGFloat(index)),
      ])
    }
  }
}
