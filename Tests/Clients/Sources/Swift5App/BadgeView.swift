import UIKit

public class BadgeView: UIView {
  public let label = UILabel()
  public var progress: CGFloat = 0.25 {
    didSet { setNeedsDisplay() }
  }

  public init(text: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    label.text = text
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .label
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = false
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = label.sizeThatFits(CGSize(width: size.width - 24, height: size.height - 16))
    return CGSize(width: fitting.width + 24, height: fitting.height + 16)
  }

  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIColor.systemBlue.withAlphaComponent(0.2).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height),
      cornerRadius: 12
    ).fill()
    context.setStrokeColor(UIColor.systemRed.cgColor)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: bounds.maxY - 1))
    context.addLine(to: CGPoint(x: bounds.width * progress, y: bounds.maxY - 1))
    context.strokePath()
    context.restoreGState()
  }
}

#if DEBUG
  @available(iOS 17.0, *)
  #Preview("Badge", traits: .sizeThatFitsLayout) {
    let badge = BadgeView(text: "12 new")
    badge.progress = 0.75
    return badge
  }
#endif
