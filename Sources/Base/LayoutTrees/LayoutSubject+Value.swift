extension LayoutSubject {
  /// Returns a value as it's shown next to another one; a property that wasn't set has a value too.
  func value(_ value: ChangedValue?, besides other: ChangedValue?) -> ChangedValue {
    if let value { return value }
    // A flag that isn't recorded has the opposite value.
    if case .flag(let isOn)? = other { return .flag(!isOn) }
    return property?.usualValue ?? .name("unset")
  }

  /// Returns both values of a part.
  func values(_ part: LayoutCause.Part) -> (old: ChangedValue, new: ChangedValue) {
    (value(part.old, besides: part.new), value(part.new, besides: part.old))
  }
}
