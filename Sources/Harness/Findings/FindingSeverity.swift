/// The severity of a finding.
public enum FindingSeverity: String, Codable, CaseIterable, Hashable, Sendable, Comparable {
  /// Worth checking; may be intended.
  case note
  /// Probably a fault.
  case warning
  /// Content or a control can't be read or used.
  case error

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
