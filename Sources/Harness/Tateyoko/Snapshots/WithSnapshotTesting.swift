import Devices
import Foundation
import UIKit

/// Runs an operation with snapshot settings that apply to all assertions in it.
///
/// Settings that are nil are inherited from the enclosing scope; an assertion's own arguments take
/// precedence. If `device`, `os`, `posture`, `locale` or `timeZone` is set, the operation runs in
/// its own simulation.
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
///   - operation: The code that the settings apply to.
/// - Returns: The operation's result.
/// - Throws: Any error that the operation throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  tolerance: SnapshotTolerance? = nil,
  device: Device? = nil, os: OSVersion? = nil, posture: Device.Posture? = nil,
  locale: Locale? = nil, timeZone: TimeZone? = nil,
  operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, tolerance: tolerance, device: device, os: os,
    posture: posture, locale: locale, timeZone: timeZone)
  let configuration = SnapshotTestingConfiguration.innermost.overridden(by: inner)
  return try SnapshotTestingConfiguration.$scoped.withValue(configuration) {
    guard inner.choosesWorld else { return try operation() }
    return try World.$scope.withValue(
      WorldScope(configuration.world, insideCallersScope: ()), operation: operation)
  }
}

/// Runs an operation with snapshot settings that apply to all assertions in it.
///
/// Settings that are nil are inherited from the enclosing scope; an assertion's own arguments take
/// precedence. If `device`, `os`, `posture`, `locale` or `timeZone` is set, the operation runs in
/// its own simulation.
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
///   - isolation: The caller's actor.
///   - operation: The code that the settings apply to.
/// - Returns: The operation's result.
/// - Throws: Any error that the operation throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  tolerance: SnapshotTolerance? = nil,
  device: Device? = nil, os: OSVersion? = nil, posture: Device.Posture? = nil,
  locale: Locale? = nil, timeZone: TimeZone? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, tolerance: tolerance, device: device, os: os,
    posture: posture, locale: locale, timeZone: timeZone)
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
