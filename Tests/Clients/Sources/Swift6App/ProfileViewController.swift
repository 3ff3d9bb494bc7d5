import UIKit

@MainActor
public final class ProfileViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let header = UIImageView()
  private let nameLabel = UILabel()
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return table
  }()

  private let names: [String]

  public init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.systemIndigo.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    header.contentMode = .scaleAspectFit
    nameLabel.text = "プロフィール"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    for subview in [header, nameLabel, tableView] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    header.frame = CGRect(x: safe.minX + 16, y: safe.minY + 8, width: 40, height: 40)
    nameLabel.sizeToFit()
    nameLabel.center = CGPoint(
      x: header.frame.maxX + 12 + nameLabel.bounds.width / 2, y: header.frame.midY)
    tableView.frame = CGRect(
      x: 0, y: header.frame.maxY + 8, width: view.bounds.width,
      height: view.bounds.height - header.frame.maxY - 8)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 60 : 44
  }
}

#Preview("Two names") {
  ProfileViewController(names: ["千代田 縦", "Yoko Tate"])
}
