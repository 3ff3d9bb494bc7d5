extension LayoutSubject {
  /// A value as it stands beside another; a property that was not set has a value too.
  func value(_ value: String?, besides other: String?) -> String {
    if let value { return value }
    // A flag that is not recorded has the opposite value.
    if other == "true" { return "false" }
    if other == "false" { return "true" }
    return property?.usualValue ?? "unset"
  }
}
