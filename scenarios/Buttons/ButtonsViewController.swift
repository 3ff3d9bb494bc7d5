import UIKit

/// Every kind of button at its natural size, with an outline around its title.
final class ButtonsViewController: UIViewController {
  private let columns = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    columns.axis = .horizontal
    columns.alignment = .top
    columns.distribution = .fillEqually
    columns.spacing = 12
    columns.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(columns)
    for type in [UIButton.ButtonType.system, .custom] {
      let column = UIStackView(arrangedSubviews: buttons(type))
      column.axis = .vertical
      column.alignment = .leading
      column.spacing = 8
      columns.addArrangedSubview(column)
    }
    NSLayoutConstraint.activate([
      columns.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 12),
      columns.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      columns.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func buttons(_ type: UIButton.ButtonType) -> [UIButton] {
    [
      button(type, "Button"), button(type, "i"), button(type, ""), button(type, nil),
      button(type, "Hi") { $0.setImage(Self.square(20), for: .normal) },
      button(type, "Large") { $0.setImage(Self.square(40), for: .normal) },
      button(type, "") { $0.setImage(Self.square(10), for: .normal) },
      button(type, nil) { $0.setImage(Self.square(10), for: .normal) },
      button(type, "Insets") {
        $0.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 6, right: 20)
      },
      button(type, "Apart") {
        $0.setImage(Self.square(16), for: .normal)
        $0.contentEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 12)
        $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      },
      button(type, "Mirrored") {
        $0.setImage(Self.square(16), for: .normal)
        $0.semanticContentAttribute = .forceRightToLeft
      },
      button(type, "Disabled") { $0.isEnabled = false },
      button(type, "Background") {
        $0.setBackgroundImage(Self.square(60).resizableImage(withCapInsets: .zero), for: .normal)
      },
      button(type, "A title far too long for its place") {
        $0.widthAnchor.constraint(equalToConstant: 120).isActive = true
      },
    ]
  }

  private func button(
    _ type: UIButton.ButtonType, _ title: String?, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.backgroundColor = UIColor(white: 0.92, alpha: 1)
    button.setTitle(title, for: .normal)
    if type == .custom { button.setTitleColor(.black, for: .normal) }
    change(button)
    button.titleLabel?.backgroundColor = UIColor(red: 1, green: 0.85, blue: 0.6, alpha: 1)
    return button
  }

  private static func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor(red: 0.5, green: 0.75, blue: 0.6, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
