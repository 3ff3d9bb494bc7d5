import Foundation

/// A record mode together with its source, so that a failure can mention both.
package struct RecordDecision: Sendable, Hashable {
  package var mode: SnapshotTestingConfiguration.Record
  package var source: String
  /// A warning about an invalid setting that was ignored.
  package var warning: String?
  /// Whether to record only the baselines that a merge left to be rendered again.
  package var recordsOnlyListed = false

  package init(
    mode: SnapshotTestingConfiguration.Record, source: String, warning: String? = nil
  ) {
    self.mode = mode
    self.source = source
    self.warning = warning
  }

  /// Determines the mode in the order call, scope, global variable, environment, continuous
  /// integration, default.
  package static func decide(
    call: SnapshotTestingConfiguration.Record?,
    scope: SnapshotTestingConfiguration.Record?,
    scopeSource: String = Self.scope,
    isRecordingGlobally: Bool = false,
    environment: (String) -> String? = environmentValue
  ) -> RecordDecision {
    if let call { return RecordDecision(mode: call, source: Self.call) }
    if let scope { return RecordDecision(mode: scope, source: scopeSource) }
    if isRecordingGlobally { return RecordDecision(mode: .all, source: Self.global) }
    var warning: String?
    for name in ["TATEYOKO_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      if let mode = SnapshotTestingConfiguration.Record(rawValue: value.lowercased()) {
        return RecordDecision(mode: mode, source: "\(name)=\(value)", warning: warning)
      }
      if value.lowercased() == Self.listed {
        var decision = RecordDecision(
          mode: .never, source: "\(name)=\(value)", warning: warning)
        decision.recordsOnlyListed = true
        return decision
      }
      let known = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue) + [Self.listed]
      warning = "\(name)=\(value) is not one of \(known.joined(separator: ", ")) and was ignored"
    }
    // A baseline written on a build machine is lost with the machine, and a retry would pass.
    if let value = ContinuousIntegration.name(environment: environment) {
      return RecordDecision(mode: .never, source: "CI=\(value)", warning: warning)
    }
    return RecordDecision(mode: .missing, source: "the default", warning: warning)
  }

  /// Whether the test's code sets the mode, so that environment variables have no effect.
  package var isFromCode: Bool {
    [Self.call, Self.scope, Self.trait, Self.global].contains(source)
  }

  /// How to change the code that sets the mode.
  func advice(toRecord mode: String) -> String {
    source == Self.trait
      ? "write .snapshots(record: .\(mode)) on the test or suite"
      : "pass record: .\(mode) in \(source)"
  }

  /// The value of the environment variable that records only listed baselines.
  private static let listed = "listed"
  private static let call = "the call"
  package static let scope = "withSnapshotTesting"
  package static let trait = ".snapshots(record:)"
  private static let global = "isRecording"

  package var words: String { "\(mode.rawValue), from \(source)" }
}

/// Reads one variable of the process environment.
package func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Returns a path relative to the working directory if it's inside of it, because the package is
/// elsewhere on another machine.
package func pathFromHere(
  _ path: String, folder: String = FileManager.default.currentDirectoryPath
) -> String {
  let prefix = folder.hasSuffix("/") ? folder : folder + "/"
  return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
}

/// Converts a file path to a `file://` URL that terminals make clickable.
package func fileAddress(_ path: String) -> String {
  URL(fileURLWithPath: path).absoluteString
}
