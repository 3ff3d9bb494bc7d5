import Foundation

/// The style of a pointer over a region; none is shown (iOS 13.4).
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The appearance of a pointer.
  enum Look {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
    case hidden
    case system
  }

  final let look: Look

  init(look: Look) {
    self.look = look
    super.init()
  }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(look: .effect(effect, shape))
  }

  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(look: .shape(shape, axes))
  }

  /// The style without a pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(look: .hidden) }

  /// The system's style for the content under the pointer (iOS 15).
  public class func system() -> UIPointerStyle { UIPointerStyle(look: .system) }
}
