/// Runs `operation` with snapshot settings that hold for all assertions in it.
///
/// - Parameters:
///   - record: When baselines are written.
///   - diffTool: How a failure names the two pictures to look at.
///   - tolerance: How far pictures may differ whose assertion says nothing about it.
///   - operation: What the settings hold for.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  tolerance: SnapshotTolerance? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$scoped.withValue(
    .current.overridden(
      by: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, tolerance: tolerance)),
    operation: operation)
}

/// Runs `operation` with snapshot settings that hold for all assertions in it.
///
/// - Parameters:
///   - record: When baselines are written.
///   - diffTool: How a failure names the two pictures to look at.
///   - tolerance: How far pictures may differ whose assertion says nothing about it.
///   - isolation: The caller's actor.
///   - operation: What the settings hold for.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  tolerance: SnapshotTolerance? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$scoped.withValue(
    .current.overridden(
      by: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, tolerance: tolerance)),
    operation: operation, isolation: isolation)
}
