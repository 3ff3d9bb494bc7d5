import Foundation
import Graphics

/// How a visual effect view changes what lies behind it or within it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  public override nonisolated init() {
    super.init()
  }

  /// Makes an effect that does nothing; nothing is read from the coder.
  public required nonisolated init?(coder: NSCoder) {
    super.init()
  }

  /// The effect itself: it can't be changed.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is laid over the ground; nil for nothing.
  var tint: UIColor? { nil }

  /// How the ground is shown under the tint; nil for as it is.
  func backdrop(_ style: UIUserInterfaceStyle) -> BackdropStyle? { nil }
}
