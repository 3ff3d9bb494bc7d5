import Foundation

/// What happens to stale baselines.
public enum StaleMode: String, Sendable, Hashable, CaseIterable {
  /// Say nothing.
  case ignore
  /// Name them.
  case warn
  /// Name them and fail.
  case fail
  /// Remove those of which it is certain; a process of tests only names them, as it can't know what
  /// the run's other processes ask for.
  case delete

  /// The environment variable that chooses the mode.
  public static let variable = "TATEYOKO_STALE"

  /// The mode of the environment, and what is wrong with it.
  package static func decide(
    environment: (String) -> String? = environmentValue
  ) -> (mode: StaleMode, warning: String?) {
    guard let value = environment(variable), !value.isEmpty else { return (.warn, nil) }
    if let mode = StaleMode(rawValue: value.lowercased()) { return (mode, nil) }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    return (.warn, "\(variable)=\(value) is not one of \(known) and was ignored")
  }
}
