#if canImport(Testing)
  import Devices
  import Foundation
  import Testing
  import UIKit

  /// A trait that applies snapshot settings to a test, or to a suite and everything in it.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    init(configuration: SnapshotTestingConfiguration) {
      var configuration = configuration
      configuration.recordSource = RecordDecision.trait
      self.configuration = configuration
    }

    /// Whether the settings apply to the tests inside a suite: always true.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings, in its own simulation; each repetition counts as a separate
    /// call.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
    ) async throws {
      let configuration = SnapshotTestingConfiguration.innermost.overridden(by: configuration)
      try await SnapshotTestingConfiguration.$scoped.withValue(configuration) {
        // The tests of a suite share nothing.
        guard testCase != nil else { return try await function() }
        try await World.$scope.withValue(WorldScope(configuration.world)) {
          try await TestInvocation.withScope(function)
        }
      }
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Changes no setting, but gives each test and each repetition its own simulation, so that a
    /// repetition doesn't start with the state of the previous one.
    public static var snapshots: Self { snapshots() }

    /// Sets when the snapshots of a test or suite are recorded, how much their pictures may differ,
    /// and the default device.
    ///
    /// Settings that are nil are inherited from the enclosing suite or scope.
    ///
    /// - Parameters:
    ///   - record: When baselines are written.
    ///   - diffTool: How a failure refers to the two pictures.
    ///   - tolerance: The tolerance of assertions that don't specify one.
    ///   - device: The device for strategies and code that don't specify one.
    ///   - os: The OS version of that device; by default the newest it runs.
    ///   - posture: How far that device is open, if it folds.
    ///   - locale: The user's language and region.
    ///   - timeZone: The device's time zone.
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil,
      diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
      tolerance: SnapshotTolerance? = nil, device: Device? = nil, os: OSVersion? = nil,
      posture: Device.Posture? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil
    ) -> Self {
      SnapshotsTrait(
        configuration: SnapshotTestingConfiguration(
          record: record, diffTool: diffTool, tolerance: tolerance, device: device, os: os,
          posture: posture, locale: locale, timeZone: timeZone))
    }

    /// Applies a configuration to a test or suite; its nil settings are inherited.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      SnapshotsTrait(configuration: configuration)
    }
  }
#endif
