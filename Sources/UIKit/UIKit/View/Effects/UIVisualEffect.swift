import Foundation
import Graphics

/// A description of how a visual effect view changes what is behind it or inside it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  public override nonisolated init() {
    super.init()
  }

  /// Creates an effect that does nothing; the coder is ignored.
  public required nonisolated init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the effect itself, since effects are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour drawn over the backdrop, if any.
  var tint: UIColor? { nil }

  /// How the backdrop is shown under the tint; nil to show it unchanged.
  func backdrop(_ style: UIUserInterfaceStyle) -> BackdropStyle? { nil }

  /// The corners of views with the effect; nil for the layer's own.
  var corners: UICornerConfiguration? { nil }
}
