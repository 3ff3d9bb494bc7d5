extension LayoutSubject {
  /// A value as it stands beside another; a property that was not set has a value too.
  func value(_ value: ChangedValue?, besides other: ChangedValue?) -> ChangedValue {
    if let value { return value }
    // A flag that is not recorded has the opposite value.
    if case .flag(let isOn)? = other { return .flag(!isOn) }
    return property?.usualValue ?? .name("unset")
  }

  /// Both values of a part.
  func values(_ part: LayoutCause.Part) -> (old: ChangedValue, new: ChangedValue) {
    (value(part.old, besides: part.new), value(part.new, besides: part.old))
  }
}
