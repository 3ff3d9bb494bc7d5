import Foundation

/// An effect whose content takes colour from the material behind it; here the content keeps its
/// own.
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect?

  public convenience init(blurEffect: UIBlurEffect) {
    self.init(over: blurEffect)
  }

  /// Creates the effect for a kind of content, which makes no difference here (iOS 13).
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(over: blurEffect)
  }

  private init(over blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  public override nonisolated init() {
    blurEffect = nil
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    blurEffect = nil
    super.init(coder: coder)
  }

  /// Effects are equal if their blurs are (facts: controls §5; high).
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurEffect == blurEffect
  }

  open nonisolated override var hash: Int { blurEffect?.hash ?? 0 }
}
