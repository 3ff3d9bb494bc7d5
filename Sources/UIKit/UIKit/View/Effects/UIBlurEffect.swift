import Foundation
import Graphics

/// A material that blurs and tints what is behind it, as its ``Style`` specifies.
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

  override func backdrop(_ traits: UIUserInterfaceStyle) -> BackdropStyle? {
    style?.backdrop(traits)
  }

  /// Effects are equal if their styles are (facts: controls §5; high).
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return other.style == style
  }

  open nonisolated override var hash: Int { style?.rawValue ?? -1 }
}
