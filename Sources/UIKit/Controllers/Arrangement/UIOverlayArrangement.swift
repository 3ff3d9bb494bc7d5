import LayoutMetrics

/// An arrangement of a view on another one, or of both about an active fold (iOS 27.1).
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement, Sendable {
  /// What a view asks of an overlay.
  public struct ViewProperties: Hashable, Sendable {
    /// The side of the fold that the view takes.
    ///
    /// Unless it is said, the primary view takes the trailing or lower one (Apple).
    public var edge: NSDirectionalRectEdge = []
  }

  private var settings = ArrangementSettings<ViewProperties>()

  /// Makes an overlay that gives way to a fold along either axis.
  public init() {}

  /// A copy whose views follow each other along these axes only.
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
