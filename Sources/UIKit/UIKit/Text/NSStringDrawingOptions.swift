import Foundation

/// Options for measuring and drawing strings in rectangles.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top of the text, whose lines wrap; otherwise it is the baseline of the only
  /// line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The line spacing includes the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends in an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

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
