import UIKit

@objc protocol StepCellDelegate: AnyObject {
  func stepCellDidToggle(_ cell: StepCell)
  @objc optional func stepCell(_ cell: StepCell, titleFor step: Step) -> String
  @objc optional func stepCellWillHighlight(_ cell: StepCell)
}

/// A row with a switch. Its delegate may provide the title.
final class StepCell: UITableViewCell {
  static let identifier = "step"

  @IBOutlet weak var delegate: StepCellDelegate?
  @IBInspectable dynamic var doneAlpha: CGFloat = 0.4

  private let toggle = UISwitch()
  private var observation: NSKeyValueObservation?

  @objc var step: Step? {
    didSet {
      textLabel?.text = step.map { delegate?.stepCell?(self, titleFor: $0) ?? $0.title }
      observation = step?.observe(\.isDone, options: [.initial, .new]) { [weak self] _, change in
        guard let self, let isDone = change.newValue else { return }
        self.toggle.isOn = isDone
        self.textLabel?.alpha = isDone ? self.doneAlpha : 1
      }
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
    accessoryView = toggle
    selectionStyle = .none
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  @objc private func toggled(_ sender: UISwitch) {
    delegate?.stepCellWillHighlight?(self)
    step?.setValue(sender.isOn, forKey: #keyPath(Step.isDone))
    delegate?.stepCellDidToggle(self)
  }
}
