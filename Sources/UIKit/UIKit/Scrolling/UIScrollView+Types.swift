import Graphics

extension UIScrollView {
  /// How a scroll view adds the safe area to its content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like ``scrollableAxes``, and always top and bottom for the content of a controller in a
    /// navigation or tab bar controller.
    case automatic
    /// On axes that can scroll.
    case scrollableAxes
    /// Never.
    case never
    /// On all edges.
    case always
  }

  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How dragging the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// The deceleration rate: the factor that the speed is multiplied by per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
