import UIKit

/// A pin, whose tip is on the place; drawn by eye (low).
open class MKPinAnnotationView: MKAnnotationView {
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    preparePin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preparePin()
  }

  private func preparePin() {
    bounds.size = CGSize(width: 16, height: 34)
    backgroundColor = .clear
  }

  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() {
    didSet { setNeedsDisplay() }
  }

  /// Stored, without effect.
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  override var offsetOfCenter: CGPoint {
    CGPoint(x: centerOffset.x, y: centerOffset.y - bounds.height / 2)
  }

  open override func draw(_ rect: CGRect) {
    UIColor.systemGray.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: 14, width: 2, height: bounds.height - 14))
      .fill()
    (pinTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 8, y: 0, width: 16, height: 16)).fill()
  }
}
