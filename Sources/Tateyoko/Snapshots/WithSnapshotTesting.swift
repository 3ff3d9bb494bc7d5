import Devices
import Foundation
import UIKit

/// Runs `operation` with snapshot settings that hold for all assertions in it.
///
/// - Parameters:
///   - record: When baselines are written.
///   - diffTool: How a failure names the two pictures to look at.
///   - tolerance: How far pictures may differ whose assertion says nothing about it.
///   - device: The device of strategies and of code that name none.
///   - os: The OS version of that device; the newest it runs by default.
///   - locale: The language and region of the user.
///   - timeZone: The time zone of the device.
///   - operation: What the settings hold for.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  tolerance: SnapshotTolerance? = nil,
  device: Device? = nil, os: OSVersion? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, tolerance: tolerance, device: device, os: os,
    locale: locale, timeZone: timeZone)
  let configuration = SnapshotTestingConfiguration.innermost.overridden(by: inner)
  return try SnapshotTestingConfiguration.$scoped.withValue(configuration) {
    guard inner.choosesWorld else { return try operation() }
    return try World.$scope.withValue(
      WorldScope(configuration.world, insideCallersScope: ()), operation: operation)
  }
}

/// Runs `operation` with snapshot settings that hold for all assertions in it.
///
/// - Parameters:
///   - record: When baselines are written.
///   - diffTool: How a failure names the two pictures to look at.
///   - tolerance: How far pictures may differ whose assertion says nothing about it.
///   - device: The device of strategies and of code that name none.
///   - os: The OS version of that device; the newest it runs by default.
///   - locale: The language and region of the user.
///   - timeZone: The time zone of the device.
///   - isolation: The caller's actor.
///   - operation: What the settings hold for.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  tolerance: SnapshotTolerance? = nil,
  device: Device? = nil, os: OSVersion? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, tolerance: tolerance, device: device, os: os,
    locale: locale, timeZone: timeZone)
  let configuration = SnapshotTestingConfiguration.innermost.overridden(by: inner)
  let scope =
    inner.choosesWorld
    ? WorldScope(configuration.world, insideCallersScope: ()) : World.scope
  return try await SnapshotTestingConfiguration.$scoped.withValue(
    configuration,
    operation: {
      try await World.$scope.withValue(scope, operation: operation, isolation: isolation)
    }, isolation: isolation)
}
