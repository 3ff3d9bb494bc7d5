import LayoutMetrics

/// What every arrangement is told: the axes along which it may place the views, and what is asked of
/// the view in each place.
struct ArrangementSettings<Properties: Sendable>: Sendable {
  var axes = UIAxis.both
  private var properties: [UIArrangementViewController.ViewPlacement: Properties] = [:]

  /// What was said of the view in a place; nil where nothing was.
  subscript(placement: UIArrangementViewController.ViewPlacement) -> Properties? {
    get { properties[placement] }
    set { properties[placement] = newValue }
  }

  /// The geometry, with the axes that the arrangement may use.
  func limiting(_ geometry: ArrangementGeometry) -> ArrangementGeometry {
    var geometry = geometry
    geometry.allowsHorizontal = axes.contains(.horizontal)
    geometry.allowsVertical = axes.contains(.vertical)
    return geometry
  }
}
