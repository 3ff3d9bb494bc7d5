/// Whether the tests run on a build machine, according to its environment.
enum ContinuousIntegration {
  /// Returns the value of `CI`; `nil` if it's unset, empty, `0` or `false`.
  static func name(environment: (String) -> String? = environmentValue) -> String? {
    environment("CI").flatMap { ["", "0", "false"].contains($0.lowercased()) ? nil : $0 }
  }
}
