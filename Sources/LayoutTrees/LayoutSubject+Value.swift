extension LayoutSubject {
  /// Returns a value for display next to another; a property that wasn't set also has a value.
  func value(_ value: String?, besides other: String?) -> String {
    if let value { return value }
    // A flag that isn't recorded has the opposite value.
    if other == "true" { return "false" }
    if other == "false" { return "true" }
    return property?.usualValue ?? "unset"
  }
}
