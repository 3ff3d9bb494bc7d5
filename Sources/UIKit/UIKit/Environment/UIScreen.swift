import Devices

/// A screen of the simulated device: one for each of its displays.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private weak var ownHost: SimulationHost?
  private var host: SimulationHost { ownHost ?? .current }
  /// The screen's geometry when the interface moved to another screen; nil while it is in use.
  private var geometryLeft: ScreenGeometry?

  /// Creates a screen like the one of the current simulation.
  public override init() { super.init() }

  convenience init(host: SimulationHost) {
    self.init()
    ownHost = host
  }

  /// The main screen of the simulation that runs the code.
  ///
  /// On a folding device this is the outer display, even while it is open (simulator of the iPhone
  /// Duo, iOS 27.1; high); a scene's screen is the one showing the interface.
  public class var main: UIScreen { SimulationHost.current.mainScreen }

  /// The screen's rectangle in points, in its current orientation; a screen that the interface has
  /// left keeps its last rectangle.
  open var bounds: CGRect { geometry.bounds }
  /// The number of rendered pixels per point.
  open var scale: CGFloat { geometry.scale }
  /// The number of hardware pixels per point.
  open var nativeScale: CGFloat { display.nativeScale }
  /// The display hardware's rectangle in pixels, upright.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: display.panelPixelSize) }

  /// The brightness from 0 to 1, which pictures don't depend on.
  open var brightness: CGFloat = 0.5
  /// Whether dimming below the least brightness is wanted; stored without effect.
  open var wantsSoftwareDimming = false

  open var traitCollection: UITraitCollection {
    geometryLeft.map { host.screenTraits(of: $0) } ?? host.predictedTraits
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinates of the rotated screen.
  open var coordinateSpace: UICoordinateSpace { space }

  /// The coordinates of the upright screen, regardless of rotation.
  open var fixedCoordinateSpace: UICoordinateSpace { fixedSpace }

  private lazy var space = ScreenSpace(screen: self)
  private lazy var fixedSpace = PastScreenSpace(upright: self)

  /// The screen's current geometry, or the geometry when the interface left it.
  final var geometry: ScreenGeometry { geometryLeft ?? host.screenGeometry }
  private var display: Device.Display { host.device.display(in: geometry.posture) }

  /// Freezes the geometry because the interface is moving to another screen.
  final func leave(with geometry: ScreenGeometry) { geometryLeft = geometry }

  /// Makes this the screen that shows the interface.
  final func enter() { geometryLeft = nil }
}

/// The screen's coordinate space, which contains the windows.
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
