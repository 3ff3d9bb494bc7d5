import Devices

/// A screen of the simulated device: one for each of its displays.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private weak var ownHost: SimulationHost?
  private var host: SimulationHost { ownHost ?? .current }
  /// What the screen was when the interface went over to another one; nil while it is in use.
  private var geometryLeft: ScreenGeometry?

  /// Makes a screen that is like the one of the simulation that the code runs in.
  public override init() { super.init() }

  convenience init(host: SimulationHost) {
    self.init()
    ownHost = host
  }

  /// The main screen of the simulation that the code runs in.
  ///
  /// Of a folding device this is the outer display, also while it is open (simulator of the iPhone
  /// Duo, iOS 27.1; high); a scene's screen is the one that the interface is on.
  public class var main: UIScreen { SimulationHost.current.mainScreen }

  /// The screen's rectangle in points, as wide as it is turned; one that the interface has left
  /// keeps the rectangle that it had.
  open var bounds: CGRect { geometry.bounds }
  /// Rendered pixels a point.
  open var scale: CGFloat { geometry.scale }
  /// Pixels of the display's hardware a point.
  open var nativeScale: CGFloat { display.nativeScale }
  /// The display's hardware in pixels, upright.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: display.panelPixelSize) }

  open var traitCollection: UITraitCollection {
    geometryLeft.map { host.screenTraits(of: $0) } ?? host.predictedTraits
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinates of the turned screen.
  open var coordinateSpace: UICoordinateSpace { space }

  /// The coordinates of the upright screen, however it is turned.
  open var fixedCoordinateSpace: UICoordinateSpace { fixedSpace }

  private lazy var space = ScreenSpace(screen: self)
  private lazy var fixedSpace = PastScreenSpace(upright: self)

  /// What the screen is, or was when the interface left it.
  final var geometry: ScreenGeometry { geometryLeft ?? host.screenGeometry }
  private var display: Device.Display { host.device.display(in: geometry.posture) }

  /// Stays as it is from now on, as the interface goes over to another screen.
  final func leave(with geometry: ScreenGeometry) { geometryLeft = geometry }

  /// Is the one that the interface is on from now on.
  final func enter() { geometryLeft = nil }
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
