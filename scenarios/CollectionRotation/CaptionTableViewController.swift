import UIKit

/// A table whose cells are laid out with constraints: it needs no code for rotation.
public final class CaptionTableViewController: UITableViewController {
  public init() {
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.register(CaptionCell.self, forCellReuseIdentifier: "caption")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    return 12
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "caption", for: indexPath)
    let words = Array(repeating: "upright and sideways", count: 1 + indexPath.row % 4)
    (cell as? CaptionCell)?.caption.text = words.joined(separator: ", ")
    return cell
  }
}

/// A line of text next to a square.
final class CaptionCell: UITableViewCell {
  let square = UIView()
  let caption = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    square.backgroundColor = UIColor(hue: 0.55, saturation: 0.55, brightness: 0.75, alpha: 1)
    caption.numberOfLines = 0
    let margins = contentView.layoutMarginsGuide
    for view in [square, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let bottom = caption.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      square.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      square.topAnchor.constraint(equalTo: margins.topAnchor),
      square.widthAnchor.constraint(equalToConstant: 40),
      square.heightAnchor.constraint(equalToConstant: 40),
      caption.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 12),
      caption.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      caption.topAnchor.constraint(equalTo: margins.topAnchor),
      bottom,
      caption.heightAnchor.constraint(greaterThanOrEqualTo: square.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
