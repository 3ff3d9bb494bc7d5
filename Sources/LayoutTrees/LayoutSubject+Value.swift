extension LayoutSubject {
  /// A value as it stands beside another; what nobody set has a value too.
  func value(_ value: String?, besides other: String?) -> String {
    if let value { return value }
    // A flag that is not told of is the other way round.
    if other == "true" { return "false" }
    if other == "false" { return "true" }
    return property?.usualValue ?? "unset"
  }
}
