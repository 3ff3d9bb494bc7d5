/// Settings of a whole session, which predate scopes.
struct GlobalSettings {
  var isRecording = false
  var diffTool: SnapshotTestingConfiguration.DiffTool?
}

/// Whether assertions record: determined by the scope, then this variable, then the environment.
@available(
  *, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots(record:)."
)
public var isRecording: Bool {
  get { SnapshotSession.current.decision(call: nil).mode == .all }
  set { SnapshotSession.current.settings.withLock { $0.isRecording = newValue } }
}

/// Whether assertions record, under its oldest name.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// How failures refer to the two pictures, unless a scope specifies it.
@available(
  *, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:)."
)
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotSession.current.settings.withLock { $0.diffTool } ?? .default }
  set { SnapshotSession.current.settings.withLock { $0.diffTool = newValue } }
}
