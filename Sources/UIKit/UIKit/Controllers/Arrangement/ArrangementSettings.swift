import LayoutMetrics

/// The settings common to all arrangements: the axes along which the views may be placed, and the
/// requested properties of the view in each place.
struct ArrangementSettings<Properties: Sendable>: Sendable {
  var axes = UIAxis.both
  private var properties: [UIArrangementViewController.ViewPlacement: Properties] = [:]

  /// The properties requested for the view in a place; `nil` if there are none.
  subscript(placement: UIArrangementViewController.ViewPlacement) -> Properties? {
    get { properties[placement] }
    set { properties[placement] = newValue }
  }

  /// The geometry, limited to the axes that the arrangement may use.
  func limiting(_ geometry: ArrangementGeometry) -> ArrangementGeometry {
    var geometry = geometry
    geometry.allowsHorizontal = axes.contains(.horizontal)
    geometry.allowsVertical = axes.contains(.vertical)
    return geometry
  }
}
