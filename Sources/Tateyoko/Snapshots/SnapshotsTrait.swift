#if canImport(Testing)
  import Devices
  import Foundation
  import Testing
  import UIKit

  /// Snapshot settings of a test or of a suite with everything in it.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Whether the settings hold for the tests inside a suite: always.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings in force and a world of its own, and a repetition as a call of its
    /// own.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
    ) async throws {
      let configuration = SnapshotTestingConfiguration.innermost.overridden(by: configuration)
      try await SnapshotTestingConfiguration.$scoped.withValue(configuration) {
        // Around a whole suite nothing is to be shared by its tests.
        guard testCase != nil else { return try await function() }
        try await World.$scope.withValue(WorldScope(configuration.world)) {
          try await TestInvocation.withScope(function)
        }
      }
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Changes no setting; each test, and each repetition, has a world and a call of its own.
    public static var snapshots: Self { snapshots() }

    /// Sets when the snapshots of a test or suite are recorded, what their pictures tolerate, and the
    /// device that answers where the code names none.
    ///
    /// - Parameters:
    ///   - record: When baselines are written.
    ///   - diffTool: How a failure names the two pictures to look at.
    ///   - tolerance: How far pictures may differ whose assertion says nothing about it.
    ///   - device: The device of strategies and of code that name none.
    ///   - os: The OS version of that device; the newest it runs by default.
    ///   - locale: The language and region of the user.
    ///   - timeZone: The time zone of the device.
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil,
      diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
      tolerance: SnapshotTolerance? = nil, device: Device? = nil, os: OSVersion? = nil,
      locale: Locale? = nil, timeZone: TimeZone? = nil
    ) -> Self {
      SnapshotsTrait(
        configuration: SnapshotTestingConfiguration(
          record: record, diffTool: diffTool, tolerance: tolerance, device: device, os: os,
          locale: locale, timeZone: timeZone))
    }

    /// Sets the snapshot settings of a test or suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      SnapshotsTrait(configuration: configuration)
    }
  }
#endif
