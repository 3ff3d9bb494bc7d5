/// The outcome of a snapshot.
public enum SnapshotOutcome: String, Codable, Hashable, Sendable, CaseIterable {
  /// It differs from its baseline by more than the tolerance.
  case changed
  /// There is no baseline, and none was recorded.
  case missing
  /// It differs, and the baseline was made by another renderer or with other fonts.
  case renderedElsewhere
  /// It couldn't be created or compared, or another snapshot has the same name.
  case error
  /// A baseline that no snapshot of a complete run used.
  case stale
  /// A baseline was written: a new one, or a replacement. Or everything is recorded, and the baseline
  /// was left unchanged because it's equal.
  case recorded
  /// It equals its baseline, or differs within the tolerance; a layout that was only checked has no
  /// fault.
  case equal
  /// It was pictured for viewing, without being compared with anything.
  case pictured

  /// Whether it needs a review; stale baselines only fail a run if requested.
  public var isFailure: Bool {
    switch self {
    case .changed, .missing, .renderedElsewhere, .error: true
    case .stale, .recorded, .equal, .pictured: false
    }
  }
}
