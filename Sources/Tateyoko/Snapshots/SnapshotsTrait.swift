#if canImport(Testing)
  import Testing

  /// Snapshot settings of a test or of a suite with everything in it.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Whether the settings hold for the tests inside a suite: always.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings in force, and a repetition as a call of its own.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
    ) async throws {
      try await withSnapshotTesting(
        record: configuration.record, diffTool: configuration.diffTool,
        tolerance: configuration.tolerance
      ) {
        guard testCase != nil else { return try await function() }
        try await TestInvocation.withScope(function)
      }
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Sets when the snapshots of a test or suite are recorded, and what their pictures tolerate.
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil,
      diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
      tolerance: SnapshotTolerance? = nil
    ) -> Self {
      SnapshotsTrait(
        configuration: SnapshotTestingConfiguration(
          record: record, diffTool: diffTool, tolerance: tolerance))
    }

    /// Sets the snapshot settings of a test or suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      SnapshotsTrait(configuration: configuration)
    }
  }
#endif
