import Foundation

/// How stale baselines are handled.
public enum StaleMode: String, Sendable, Hashable, CaseIterable {
  /// Ignores them.
  case ignore
  /// Lists them.
  case warn
  /// Lists them and fails.
  case fail
  /// Removes the ones that are certainly stale. A test process only lists them, because it can't
  /// know what the run's other processes use.
  case delete

  /// The environment variable that sets the mode.
  public static let variable = "TATEYOKO_STALE"

  /// Returns the mode that the environment sets, and a warning if its value is invalid.
  package static func decide(
    environment: (String) -> String? = environmentValue
  ) -> (mode: StaleMode, warning: String?) {
    guard let value = environment(variable), !value.isEmpty else { return (.warn, nil) }
    if let mode = StaleMode(rawValue: value.lowercased()) { return (mode, nil) }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    return (.warn, "\(variable)=\(value) is not one of \(known) and was ignored")
  }
}
