import Foundation

/// The limits for shrinking text to fit, and the results of drawing it.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor of the font size; 0 keeps the size.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was last used.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was last drawn, in points.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}
