import UIKit

/// A list of steps under a header that counts the finished ones.
public class ChecklistViewController: UITableViewController {
  let steps: [Step]

  @IBOutlet private weak var countLabel: UILabel!
  private let header = UIView()
  private let hairline = UIView()

  public init(steps: [Step]) {
    self.steps = steps
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    steps = []
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Before you go"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(reset))
    tableView.register(StepCell.self, forCellReuseIdentifier: StepCell.identifier)
    layOutHeader()

    NotificationCenter.default.addObserver(
      self, selector: #selector(countSteps(_:)), name: .stepDidChange, object: nil)
    tableView.addObserver(
      self, forKeyPath: #keyPath(UITableView.contentOffset), options: [.new], context: nil)
    NotificationCenter.default.post(name: .stepDidChange, object: self)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == #keyPath(UITableView.contentOffset),
      let offset = change?[.newKey] as? CGPoint
    else {
      return super.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
    }
    hairline.isHidden = offset.y <= -tableView.adjustedContentInset.top
  }

  @IBAction func reset() {
    steps.forEach { $0.isDone = false }
    perform(#selector(countSteps(_:)), with: nil, afterDelay: 0.25)
  }

  @objc private func countSteps(_ notification: Notification?) {
    let done = steps.filter(\.isDone).count
    countLabel.text = "\(done) of \(steps.count) done"
  }

  private func layOutHeader() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title2)
    header.addSubview(label)
    countLabel = label
    hairline.backgroundColor = .separator
    hairline.isHidden = true
    header.addSubview(hairline)
    for view in [label, hairline] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      hairline.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      hairline.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      hairline.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      hairline.heightAnchor.constraint(equalToConstant: 1),
    ])
    header.frame.size.height = 56
    tableView.tableHeaderView = header
  }
}

// MARK: - Rows

extension ChecklistViewController {
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { steps.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: StepCell.identifier, for: indexPath)
      as! StepCell
    cell.delegate = self
    cell.step = steps[indexPath.row]
    return cell
  }
}

extension ChecklistViewController: StepCellDelegate {
  func stepCellDidToggle(_ cell: StepCell) {
    NotificationCenter.default.post(name: .stepDidChange, object: cell)
  }

  func stepCell(_ cell: StepCell, titleFor step: Step) -> String {
    "\(steps.firstIndex(of: step)! + 1). \(step.title)"
  }
}
