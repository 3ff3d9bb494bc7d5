/// Finds the Objective-C names of properties from Swift key paths.
enum KeyPathNames {
  /// Returns the name of a property of a class, from its tables; nil if they don't contain it.
  ///
  /// Key paths are equal only if their roots are, so UIKit's properties are listed again for the
  /// root.
  static func name(of keyPath: AnyKeyPath, in root: AnyClass) -> String? {
    let listed = withoutIsolation(()) { SystemMembers.listing(for: root) }
    if let found = listed.first(where: { $0.path == keyPath }) { return found.name }
    if let found = ClassMembers.of(root).properties.first(where: { $0.path == keyPath }) {
      return found.name
    }
    return name(of: keyPath, inTwoStepsFrom: listed)
  }

  /// Returns the names of a property reached through another property of a UIKit object, as in
  /// `layer.bounds`.
  private static func name(
    of keyPath: AnyKeyPath, inTwoStepsFrom listed: [ListedProperty]
  ) -> String? {
    for first in listed {
      guard let type = first.valueType as? AnyClass else { continue }
      let below = withoutIsolation(()) { SystemMembers.listing(for: type) }
      if let second = below.first(where: { first.path.appending(path: $0.path) == keyPath }) {
        return "\(first.name).\(second.name)"
      }
    }
    return nil
  }

  static func reportUnknown(_ keyPath: AnyKeyPath) {
    let issue = SimulationIssue(
      where: "\(type(of: keyPath).rootType)",
      what: "Could not extract a String from KeyPath \(type(of: keyPath)).",
      advice: "Declare the property @objc dynamic and build with the dialect's overlay, or observe "
        + "it by its name; its changes aren't observed.")
    _ = onMainQueue { SimulationHost.current.report(issue) }
  }
}
