/// How a film fills its place. Values: AVFoundation's.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whole, in its own shape.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Over the whole place, in its own shape.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Over the whole place, in the place's shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
