/// A guide that activates and deactivates constraints depending on the edges it is near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearby: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var away: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  /// The edges of the window that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near all of the edges, replacing
  /// earlier ones.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&nearby, edge, trackingConstraints)
    setActive(trackingConstraints, nearEdges.isSuperset(of: edge))
  }

  /// Returns the constraints that are active while the guide is near the edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearby.first { $0.edges == edge }?.constraints ?? []
  }

  /// Sets the constraints that are active while the guide is near none of the edges, replacing
  /// earlier ones.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(&away, edge, trackingConstraints)
    setActive(trackingConstraints, nearEdges.isDisjoint(with: edge))
  }

  /// Returns the constraints that are active while the guide is away from the edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away.first { $0.edges == edge }?.constraints ?? []
  }

  /// Deactivates and removes all constraints that the guide tracks.
  open func removeAllTrackedConstraints() {
    for entry in nearby + away { NSLayoutConstraint.deactivate(entry.constraints) }
    nearby = []
    away = []
  }

  private func replace(
    _ list: inout [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])],
    _ edges: NSDirectionalRectEdge, _ constraints: [NSLayoutConstraint]
  ) {
    if let index = list.firstIndex(where: { $0.edges == edges }) {
      NSLayoutConstraint.deactivate(list[index].constraints)
      list.remove(at: index)
    }
    if !constraints.isEmpty { list.append((edges, constraints)) }
  }

  private func setActive(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
    for constraint in constraints { constraint.isActive = isActive }
  }
}
