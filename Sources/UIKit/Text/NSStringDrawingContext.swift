import Foundation

/// Says how far text may shrink to fit, and what became of it.
open class NSStringDrawingContext: NSObject {
  /// Least factor of the font size; 0 keeps the size.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used last.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was drawn last, in points.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}
