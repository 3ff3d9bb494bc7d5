import Foundation

/// A material: what lies behind is seen through it.
///
/// The ground is tinted and not blurred. Tints: ``UIBlurEffect/Style``.
open class UIBlurEffect: UIVisualEffect {
  private let style: Style?

  public convenience init(style: Style) {
    self.init(of: style)
  }

  private init(of style: Style) {
    self.style = style
    super.init()
  }

  public override nonisolated init() {
    style = nil
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    style = nil
    super.init(coder: coder)
  }

  override var tint: UIColor? { style?.tint }

  /// Effects are equal if their styles are (facts: controls §5; high).
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return other.style == style
  }

  open nonisolated override var hash: Int { style?.rawValue ?? -1 }
}
