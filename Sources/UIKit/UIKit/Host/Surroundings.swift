import Devices
import LayoutMetrics

/// The areas of an app's windows that the device reserves.
struct Surroundings: Equatable {
  /// The corners of each window that content adapts to.
  var corners = CornerReserve.none
  /// The reserved regions of the screen, in its coordinates.
  var regions: [ScreenRegion] = []
}

/// A part of the screen that isn't available to the app.
struct ScreenRegion: Hashable, Sendable {
  /// Identifies the region among its device's regions, regardless of its frame.
  var name: String
  var kind: UIView.ReservedRegion.Kind
  /// The rectangle with its margins, in points of the rotated screen.
  var frame: CGRect
  var margins = UIEdgeInsets.zero
  var isActive = true

  init(
    name: String, kind: UIView.ReservedRegion.Kind, frame: CGRect, margins: UIEdgeInsets = .zero,
    isActive: Bool = true
  ) {
    self.name = name
    self.kind = kind
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }

  init(_ region: ScreenGeometry.Region, kind: UIView.ReservedRegion.Kind) {
    let margins = region.margins
    self.init(
      name: region.name, kind: kind, frame: region.rect,
      margins: UIEdgeInsets(
        top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right),
      isActive: region.isActive)
  }
}

extension Surroundings {
  /// Creates the surroundings with a screen's own reserved regions.
  init(_ geometry: ScreenGeometry) {
    regions =
      geometry.occlusions.map { ScreenRegion($0, kind: .occlusion) }
      + [geometry.division].compactMap { $0 }.map { ScreenRegion($0, kind: .division) }
    corners = CornerReserve(all: geometry.cornerReserve)
  }
}

extension SimulationHost {
  /// The surroundings of the device's current screen.
  var surroundings: Surroundings {
    get { surroundings(of: screenGeometry) }
    set { assignedSurroundings = newValue }
  }

  /// Returns the surroundings of a current or upcoming screen.
  func surroundings(of geometry: ScreenGeometry) -> Surroundings {
    assignedSurroundings ?? Surroundings(geometry)
  }

  /// The state of the hinge of the current display; `nil` if there is none.
  var hinge: HingeState? {
    guard device.isFoldable else { return nil }
    let posture = geometry.posture
    let status: UIHinge.Status =
      switch posture.status {
      case .closed: .closed
      case .partlyOpen: .partiallyOpen
      case .open: .fullyOpen
      }
    return HingeState(status: status, angle: posture.degrees * .pi / 180)
  }

  /// Returns the corners of a window that corner-adapted regions keep clear of.
  func cornerReserve(of window: UIWindow) -> CornerReserve {
    surroundings.corners.or(controlReserve(of: window))
  }

  /// Returns the regions of a kind that overlap a view, active or not, in the view's coordinates.
  func reservedRegions(
    of kind: UIView.ReservedRegion.Kind, in view: UIView
  ) -> [UIView.ReservedRegion] {
    guard let window = view.storedWindow else { return [] }
    let bounds = view.bounds
    return surroundings.regions.compactMap { region in
      guard region.kind == kind else { return nil }
      let inWindow = region.frame.applying(window.transformToScreen.inverted())
      let frame = view.convertRect(inWindow, from: window)
      guard frame.minX < bounds.maxX, frame.maxX > bounds.minX, frame.minY < bounds.maxY,
        frame.maxY > bounds.minY
      else { return nil }
      return UIView.ReservedRegion(
        id: UIView.ReservedRegion.ID(name: region.name), kind: kind, frame: frame,
        margins: region.margins, isActive: region.isActive)
    }
  }
}
