/// The groups of views that share a geometry.
package final class GeometryGroups {
  private struct Key: Hashable {
    var namespace: Namespace.ID
    var id: AnyHashable
  }

  private var groups: [Key: GeometryGroup] = [:]

  package init() {}

  func group(_ id: AnyHashable, in namespace: Namespace.ID) -> GeometryGroup {
    let key = Key(namespace: namespace, id: id)
    if let known = groups[key] { return known }
    let group = GeometryGroup()
    groups[key] = group
    return group
  }
}

extension EnvironmentValues {
  private enum GeometryGroupsKey: EnvironmentKey {
    static var defaultValue: GeometryGroups { GeometryGroups() }
  }

  /// The groups of the hierarchy.
  package var geometryGroups: GeometryGroups {
    get { self[GeometryGroupsKey.self] }
    set { self[GeometryGroupsKey.self] = newValue }
  }
}

nonisolated struct MatchedGeometryModifier: LayoutModifier {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func makeBox(
    around child: LayoutBox, in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(
      child, in: environment.geometryGroups.group(id, in: namespace), isSource: isSource,
      position: properties.contains(.position), size: properties.contains(.size),
      anchor: anchor, layoutDirection: environment.layoutDirection)
  }

  @MainActor func name(in environment: EnvironmentValues) -> String {
    ".matchedGeometryEffect(id: \(id.base))"
  }
}
