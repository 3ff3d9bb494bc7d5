import LayoutMetrics

/// An arrangement that places one view over the other, or both on either side of an active fold
/// (iOS 27.1).
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement, Sendable {
  /// The properties of a view in an overlay.
  public struct ViewProperties: Hashable, Sendable {
    /// The side of the fold that the view takes.
    ///
    /// By default, the primary view takes the trailing or lower side (Apple).
    public var edge: NSDirectionalRectEdge = []
  }

  private var settings = ArrangementSettings<ViewProperties>()

  /// Creates an overlay that splits at a fold along either axis.
  public init() {}

  /// Returns a copy that splits the views along the given axes only.
  public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
    var copy = self
    copy.settings.axes = axes
    return copy
  }

  public var defaultViewProperties: ViewProperties { ViewProperties() }

  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    settings[placement] = properties
  }
}

extension UIOverlayArrangement: _PlacingArrangement {
  var overlays: Bool { true }

  func places(
    in geometry: ArrangementGeometry, of controller: UIArrangementViewController
  ) -> ArrangementGeometry.Places {
    let geometry = settings.limiting(geometry)
    let preferred = controller.viewController(for: .primary)?.preferredContentSize ?? .zero
    let size = preferred.width > 0 && preferred.height > 0 ? preferred : nil
    return geometry.overlay(size: size, primaryIsFirst: primaryIsFirst)
  }

  private func primaryIsFirst(_ axis: ArrangementGeometry.Axis) -> Bool {
    let first: NSDirectionalRectEdge = axis == .horizontal ? .leading : .top
    let last: NSDirectionalRectEdge = axis == .horizontal ? .trailing : .bottom
    let edges = settings[.primary]?.edge ?? []
    if edges.contains(first) != edges.contains(last) { return edges.contains(first) }
    let others = settings[.secondary]?.edge ?? []
    return others.contains(last) && !others.contains(first)
  }
}
