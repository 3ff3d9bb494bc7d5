/// A container that a screen's code may take for granted: `tabBarController!.tabBar` ends a screen that is shown alone.
///
/// The raw values are the properties' names.
package enum ScreenContainer: String, CaseIterable, Codable, Sendable {
  case navigation = "navigationController"
  case tabBar = "tabBarController"

  /// Returns an expression of a screen in containers.
  static func expression(_ screen: String, in containers: [ScreenContainer]) -> String {
    guard !containers.isEmpty else { return screen }
    let names = containers.map { ".\($0)" }.joined(separator: ", ")
    return "Rehearsal.contain(\(screen), in: [\(names)])"
  }
}
