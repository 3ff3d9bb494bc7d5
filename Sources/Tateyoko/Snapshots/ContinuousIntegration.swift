/// Whether a build machine runs the tests, as its environment says.
enum ContinuousIntegration {
  /// What `CI` says; nil where it is unset, empty, `0` or `false`.
  static func name(environment: (String) -> String? = environmentValue) -> String? {
    environment("CI").flatMap { ["", "0", "false"].contains($0.lowercased()) ? nil : $0 }
  }
}
