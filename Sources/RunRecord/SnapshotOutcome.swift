/// What became of one snapshot.
public enum SnapshotOutcome: String, Codable, Hashable, Sendable, CaseIterable {
  /// It differs from its baseline by more than the tolerance.
  case changed
  /// There is no baseline, and none was recorded.
  case missing
  /// It differs, and the baseline was made by another renderer or with other fonts.
  case renderedElsewhere
  /// It could not be made or compared, or its name is another's too.
  case error
  /// A baseline that no snapshot of a whole run asked for.
  case stale
  /// A baseline was written: a new one, or over an older one.
  case recorded
  /// It equals its baseline, or differs within the tolerance.
  case equal
  /// It was pictured to be looked at, without being compared with anything.
  case pictured

  /// Whether a person has to look at it; what is stale fails a run only where that was asked for.
  public var isFailure: Bool {
    switch self {
    case .changed, .missing, .renderedElsewhere, .error: true
    case .stale, .recorded, .equal, .pictured: false
    }
  }
}
