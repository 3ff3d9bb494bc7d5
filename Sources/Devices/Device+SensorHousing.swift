import Foundation

extension Device {
  /// What interrupts the upper edge of a device's display in portrait.
  public enum SensorHousing: Sendable, Hashable {
    case none
    /// A cut-out that hangs from the edge.
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

  /// A rectangle without pixels, centred at the upper edge of the display in portrait; points.
  public struct CutOut: Sendable, Hashable {
    /// Size of the rectangle.
    public let size: CGSize
    /// Distance of the rectangle from the edge.
    public let top: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, top: CGFloat = 0) {
      size = CGSize(width: width, height: height)
      self.top = top
    }

    /// The rectangle on a display of this width.
    public func frame(inWidth width: CGFloat) -> CGRect {
      CGRect(
        x: (width - size.width) / 2, y: top, width: size.width, height: size.height)
    }
  }
}

extension Device.CutOut {
  /// The same on all current models; measured by the authors of device preview frames (high).
  static let dynamicIsland = Device.CutOut(125, 37, top: 11)

  // Notches: recalled figures, used to draw the housing only, never to lay out (low).
  static let notchX = Device.CutOut(209, 30)
  static let notchXR = Device.CutOut(230, 33)
  static let notch12 = Device.CutOut(209, 32)
  static let notch13 = Device.CutOut(162, 34)
  static let notch12Mini = Device.CutOut(226, 34)
  static let notch13Mini = Device.CutOut(175, 36)
}
