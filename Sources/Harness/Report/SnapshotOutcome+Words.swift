import RunRecord

extension SnapshotOutcome {
  /// A description of the outcome.
  var title: String {
    switch self {
    case .changed: "Changed"
    case .missing: "Missing"
    case .renderedElsewhere: "Rendered elsewhere"
    case .error: "Error"
    case .stale: "Stale"
    case .recorded: "Recorded"
    case .equal: "Equal"
    case .pictured: "Pictured"
    }
  }
}
