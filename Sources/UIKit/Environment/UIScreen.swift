import Devices

/// The screen of the simulated device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private weak var ownHost: SimulationHost?
  private var host: SimulationHost { ownHost ?? .current }

  /// Makes a screen that is like the one of the simulation that the code runs in.
  public override init() { super.init() }

  convenience init(host: SimulationHost) {
    self.init()
    ownHost = host
  }

  /// The screen of the simulation that the code runs in.
  public class var main: UIScreen { SimulationHost.current.screen }

  /// The screen's rectangle in points, as wide as it is turned.
  open var bounds: CGRect { host.screenGeometry.bounds }
  /// Rendered pixels a point.
  open var scale: CGFloat { host.device.scale }
  /// Pixels of the display's hardware a point.
  open var nativeScale: CGFloat { host.device.nativeScale }
  /// The display's hardware in pixels, upright.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: host.device.panelPixelSize) }

  open var traitCollection: UITraitCollection { host.predictedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinates of the turned screen.
  open var coordinateSpace: UICoordinateSpace { space }

  /// The coordinates of the upright screen, however it is turned.
  open var fixedCoordinateSpace: UICoordinateSpace { fixedSpace }

  private lazy var space = ScreenSpace(screen: self)
  private lazy var fixedSpace = PastScreenSpace(upright: host)
}

/// The screen's coordinates, in which windows lie.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  private weak var screen: UIScreen?

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen?.bounds ?? .zero }

  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    if let turned = coordinateSpace as? PastScreenSpace {
      return turned.convert(point, from: self)
    }
    return point.applying(transform(of: coordinateSpace).inverted())
  }

  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    if let turned = coordinateSpace as? PastScreenSpace {
      return turned.convert(point, to: self)
    }
    return point.applying(transform(of: coordinateSpace))
  }

  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    if let turned = coordinateSpace as? PastScreenSpace {
      return turned.convert(rect, from: self)
    }
    return rect.applying(transform(of: coordinateSpace).inverted())
  }

  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    if let turned = coordinateSpace as? PastScreenSpace {
      return turned.convert(rect, to: self)
    }
    return rect.applying(transform(of: coordinateSpace))
  }

  private func transform(of space: UICoordinateSpace) -> CGAffineTransform {
    (space as? UIView)?.transformToScreen ?? .identity
  }
}
