extension UIWindowScene {
  /// The position and appearance of the system's controls for a scene's window (iPadOS 26 and
  /// later).
  @preconcurrency @MainActor
  public final class WindowingControlStyle: NSObject {
    private static let shared = (
      automatic: WindowingControlStyle(), minimal: WindowingControlStyle(),
      unified: WindowingControlStyle()
    )

    override init() {
      super.init()
    }

    /// The system's default style: in the scene's upper leading corner.
    public class var automatic: WindowingControlStyle { shared.automatic }
    /// In a strip over the scene's content, without taking up any of its space.
    public class var minimal: WindowingControlStyle { shared.minimal }
    /// As part of the scene's content, in its upper leading corner.
    public class var unified: WindowingControlStyle { shared.unified }
  }
}
