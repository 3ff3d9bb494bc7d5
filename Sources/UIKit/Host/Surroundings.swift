import LayoutMetrics

/// What the device around an app's windows reserves of them, and how its hinge stands.
struct Surroundings: Equatable {
  /// The corners of each window that content adapts to.
  var corners = CornerReserve.none
  /// What is reserved of the screen, in its coordinates.
  var regions: [ScreenRegion] = []
  /// How the hinge stands; nil for devices without one.
  var hinge: HingeState?
  /// The edge at which the system's bars stand upright.
  var verticalBarEdge = UIVerticalBarEdge.unspecified
}

/// A part of the screen that something else than the app takes up.
struct ScreenRegion: Hashable, Sendable {
  /// Distinguishes the region from others of its device, whatever its frame is.
  var id: Int
  var kind: UIView.ReservedRegion.Kind
  /// The rectangle with its margins, in points of the turned screen.
  var frame: CGRect
  var margins = UIEdgeInsets.zero
  var isActive = true
}

/// How a device's hinge stands.
struct HingeState: Hashable, Sendable {
  var status: UIHinge.Status
  /// Between 0 for closed and π for flat, in radians.
  var angle: CGFloat
}

extension SimulationHost {
  /// The corners of a window that regions with a corner adaptation keep clear of.
  func cornerReserve(of window: UIWindow) -> CornerReserve {
    surroundings.corners
  }

  /// The regions of a kind that overlap a view, active or not, in the view's coordinates.
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
        id: UIView.ReservedRegion.ID(number: region.id), kind: kind, frame: frame,
        margins: region.margins, isActive: region.isActive)
    }
  }

  /// To be called when ``surroundings`` have changed: interactions hear of the hinge at once, and
  /// views whose layout goes by regions are laid out again with the next pass.
  func surroundingsDidChange(from old: Surroundings) {
    guard surroundings != old else { return }
    if surroundings.hinge != old.hinge { regionWatch.tellHingeInteractions() }
  }
}
