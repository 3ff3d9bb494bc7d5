import Devices

extension UIWindowScene {
  /// The geometry of a scene on its screen.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether a controller keeps the interface from following the device (iOS 26 and later).
    public let isInterfaceOrientationLocked: Bool
    /// Whether the user is resizing the scene's window (iPadOS 26 and later).
    public let isInteractivelyResizing: Bool
    /// The scene's rectangle on the screen (iOS 26 and later).
    public let systemFrame: CGRect
    /// The coordinates of the scene's part of the screen.
    public let coordinateSpace: UICoordinateSpace
    /// The minimum size that the app has set; zero if it has set none.
    public let minimumSize: CGSize
    /// The maximum size that the app has set.
    public let maximumSize: CGSize

    init(_ host: SimulationHost) {
      interfaceOrientation = host.interfaceOrientation
      isInterfaceOrientationLocked = host.isOrientationLocked
      isInteractivelyResizing = host.resizing.isInteractive
      systemFrame = host.appFrame
      coordinateSpace = PastScreenSpace(host)
      minimumSize = host.windowScene.restrictions.minimumSize
      maximumSize = host.windowScene.restrictions.maximumSize
      super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return interfaceOrientation == other.interfaceOrientation
        && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
        && isInteractivelyResizing == other.isInteractivelyResizing
        && systemFrame == other.systemFrame && minimumSize == other.minimumSize
        && maximumSize == other.maximumSize
    }
  }

  /// An app's preferences for the geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() {
      super.init()
    }

    /// The geometry preferences available on iPhone and iPad.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations to choose from; nil for no preference.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() {
        super.init()
      }

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The current geometry of the scene.
  public var effectiveGeometry: Geometry { Geometry(host) }

  /// Requests another orientation, which the interface adopts when the screen next settles.
  ///
  /// - Parameter errorHandler: Called with a ``UISceneError`` if app, controller and device have
  ///   none of the requested orientations in common.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS,
      let orientations = preferences.interfaceOrientations
    else { return }
    host.requestOrientations(orientations, errorHandler: errorHandler)
  }
}

/// A screen's coordinates in an orientation that it may no longer have, or never had.
@MainActor
final class PastScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  private let toUpright: CGAffineTransform
  private weak var host: SimulationHost?
  /// The screen of these coordinates; nil for the one in use.
  private weak var ownScreen: UIScreen?

  init(_ host: SimulationHost) {
    let frame = host.appFrame
    bounds = CGRect(origin: .zero, size: frame.size)
    toUpright = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(host.screenGeometry.transformToUpright)
    self.host = host
    super.init()
  }

  /// Creates the coordinates of a screen in its upright orientation.
  init(upright screen: UIScreen) {
    let geometry = screen.geometry
    let size = geometry.size
    bounds = CGRect(
      origin: .zero,
      size: geometry.isLandscape ? CGSize(width: size.height, height: size.width) : size)
    toUpright = .identity
    ownScreen = screen
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    guard let (screen, toScreen) = present else { return point }
    return screen.convert(point.applying(toScreen), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    guard let (screen, toScreen) = present else { return point }
    return screen.convert(point, from: coordinateSpace).applying(toScreen.inverted())
  }

  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    guard let (screen, toScreen) = present else { return rect }
    return screen.convert(rect.applying(toScreen), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    guard let (screen, toScreen) = present else { return rect }
    return screen.convert(rect, from: coordinateSpace).applying(toScreen.inverted())
  }

  /// The screen as it is currently rotated, or was when the interface left it, and the transform to
  /// it from these coordinates.
  private var present: (space: UICoordinateSpace, toScreen: CGAffineTransform)? {
    (ownScreen ?? host?.screen).map {
      (
        $0.coordinateSpace,
        toUpright.concatenating($0.geometry.transformToUpright.inverted())
      )
    }
  }
}

extension ScreenGeometry {
  /// The transform from the coordinates of the rotated screen to the coordinates of the device held
  /// upright.
  fileprivate var transformToUpright: CGAffineTransform {
    switch orientation {
    case .portrait: .identity
    // The interface's upper edge is at the device's right side, and vice versa.
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    }
  }
}
