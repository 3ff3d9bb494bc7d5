/// How a film fills its layer. Values: AVFoundation's.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fits the whole film, keeping its aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the whole layer, keeping the film's aspect ratio.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the film to the layer's aspect ratio.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
