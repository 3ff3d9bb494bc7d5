import Foundation

extension Device {
  /// The cut-out at a display's upper edge in portrait.
  public enum SensorHousing: Sendable, Hashable {
    case none
    /// A cut-out attached to the edge.
    case notch(CutOut)
    /// A cut-out that floats below the edge.
    case dynamicIsland(CutOut)

    /// The cut-out's geometry, if there is one.
    public var cutOut: CutOut? {
      switch self {
      case .none: nil
      case .notch(let cutOut), .dynamicIsland(let cutOut): cutOut
      }
    }

    /// "none", "notch" or "dynamicIsland".
    public var kind: String {
      switch self {
      case .none: "none"
      case .notch: "notch"
      case .dynamicIsland: "dynamicIsland"
      }
    }
  }

  /// A rectangle without pixels at the upper edge of the display in portrait; points.
  public struct CutOut: Sendable, Hashable {
    /// Size of the rectangle.
    public let size: CGSize
    /// The distance of the rectangle from the edge.
    public let top: CGFloat
    /// The distance of the rectangle from the left edge; nil for one in the middle.
    public let left: CGFloat?

    init(_ width: CGFloat, _ height: CGFloat, top: CGFloat = 0, left: CGFloat? = nil) {
      size = CGSize(width: width, height: height)
      self.top = top
      self.left = left
    }

    /// Returns the rectangle on a display of this width.
    public func frame(inWidth width: CGFloat) -> CGRect {
      CGRect(
        x: left ?? (width - size.width) / 2, y: top, width: size.width, height: size.height)
    }
  }
}

extension Device.CutOut {
  /// The same on all models up to the iPhone 17 line; measured by the authors of device preview
  /// frames (high; low for the iPhone Air, which one table has 20 below the edge).
  static let dynamicIsland = Device.CutOut(125, 37, top: 11)
  /// iPhone 18 Pro and Pro Max: 94.67 wide, from 14 to 50.67 (a table of cut-outs for drawing;
  /// medium to high).
  static let smallDynamicIsland = Device.CutOut(94.67, 36.67, top: 14)
  /// The camera in the corner of an iPhone Duo's outer display (occlusion probe on its simulator,
  /// iOS 27.1; high).
  static let cornerCamera = Device.CutOut(37, 37, top: 88 / 3, left: 1199 / 3)

  // Notches: recalled figures, only used to draw the housing, never for layout (low).
  static let notchX = Device.CutOut(209, 30)
  static let notchXR = Device.CutOut(230, 33)
  static let notch12 = Device.CutOut(209, 32)
  static let notch13 = Device.CutOut(162, 34)
  static let notch12Mini = Device.CutOut(226, 34)
  static let notch13Mini = Device.CutOut(175, 36)
}
