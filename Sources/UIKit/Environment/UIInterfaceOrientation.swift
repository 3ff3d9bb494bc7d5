/// The way an interface is turned; landscape names follow the side of the home button.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
  /// The orientation, or nil for `.unknown`.
  var ifKnown: Self? { self == .unknown ? nil : self }

  /// The interface that suits a device held this way, or nil for one that lies flat.
  ///
  /// A device turned to its left shows an interface turned to its right: both names follow a side,
  /// but of different things.
  package init?(following device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// The way a device is held that shows this interface upright.
  package var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  package var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// Clockwise turn of the interface from upright, in quarter turns of the device's screen.
  package var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
