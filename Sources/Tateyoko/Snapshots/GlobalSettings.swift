import Synchronization

/// Settings of the whole process, from the time before scopes.
enum GlobalSettings {
  struct Values {
    var isRecording = false
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  static let values = Mutex(Values())
}

/// Whether every assertion of the process records, unless a call or scope says otherwise.
@available(
  *, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots(record:)."
)
public var isRecording: Bool {
  get { GlobalSettings.values.withLock { $0.isRecording } }
  set { GlobalSettings.values.withLock { $0.isRecording = newValue } }
}

/// How failures of the process name the two pictures to look at, unless a scope says otherwise.
@available(
  *, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots(diffTool:)."
)
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.values.withLock { $0.diffTool } ?? .default }
  set { GlobalSettings.values.withLock { $0.diffTool = newValue } }
}
