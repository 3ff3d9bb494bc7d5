import Devices
import Foundation
import UIKit

/// The settings of snapshot assertions in a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// When assertions write baselines; `nil` leaves the choice to the next outer scope.
  public var record: Record?
  /// How a failure refers to the two pictures; `nil` leaves the choice to the next outer scope.
  public var diffTool: DiffTool?
  /// How much pictures may differ if their assertion doesn't specify it; `nil` leaves it to the
  /// next outer scope.
  public var tolerance: SnapshotTolerance?
  /// The device for strategies and code that don't specify one; `nil` leaves it to the next outer
  /// scope. If no scope specifies one, it's the run's: an iPhone 15, or `TATEYOKO_DESTINATION`.
  public var device: Device?
  /// The OS version of the device; `nil` leaves it to the next outer scope. If no scope specifies
  /// one, it's the run's, or the newest that the device runs.
  public var os: OSVersion?
  /// How far the device is open, if it folds; `nil` leaves it to the next outer scope. If no scope
  /// specifies one, it's the device's initial posture.
  public var posture: Device.Posture?
  /// The user's language and region; American English if no scope specifies one.
  public var locale: Locale?
  /// The device's time zone; Greenwich Mean Time if no scope specifies one.
  public var timeZone: TimeZone?

  /// What set `record` in the code: `withSnapshotTesting`, or the trait.
  var recordSource = RecordDecision.scope

  /// Creates a configuration; `nil` settings are left to the next outer scope.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, tolerance: SnapshotTolerance? = nil,
    device: Device? = nil, os: OSVersion? = nil, posture: Device.Posture? = nil,
    locale: Locale? = nil, timeZone: TimeZone? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.tolerance = tolerance
    self.device = device
    self.os = os
    self.posture = posture
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The setup of the device for code that doesn't create one.
  var world: WorldScope.Defaults {
    WorldScope.Defaults(
      device: device, os: os ?? device.flatMap { StandardVersion.ofRun.chosen(for: $0) },
      posture: posture,
      locale: locale ?? WorldScope.defaultLocale, timeZone: timeZone ?? WorldScope.defaultTimeZone)
  }

  /// Whether the configuration affects the setup of the device.
  var choosesWorld: Bool {
    device != nil || os != nil || posture != nil || locale != nil || timeZone != nil
  }

  @TaskLocal static var scoped: SnapshotTestingConfiguration?

  /// The configuration of the innermost scope around the caller; `nil` outside of any scope.
  public static var current: SnapshotTestingConfiguration? { scoped }
}

extension SnapshotTestingConfiguration {
  /// When an assertion writes its baseline.
  public enum Record: String, Sendable, Hashable, CaseIterable {
    /// Writes every baseline and fails, so that a recording run isn't mistaken for one that
    /// verifies.
    case all
    /// Fails if a picture differs and replaces the baseline with the new one; leaves equal
    /// baselines untouched.
    case failed
    /// Writes baselines that don't exist yet, and fails in that case; never touches existing ones.
    case missing
    /// Writes nothing.
    case never
  }

  /// The text that a failure uses to refer to the reference and the failed picture.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let words: @Sendable (_ reference: String, _ failed: String) -> String

    /// Creates a tool from a function of the two files' paths.
    public init(_ words: @escaping @Sendable (_ reference: String, _ failed: String) -> String) {
      self.words = words
    }

    /// Creates a tool that is a command with the two paths as arguments.
    public init(stringLiteral command: String) {
      self.init { "\(command) \"\($0)\" \"\($1)\"" }
    }

    /// Returns the text for the paths of the reference and the failed picture.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope's command.
    public static let ksdiff = DiffTool("ksdiff")

    /// Two `file://` URLs, one per line.
    public static let `default` = DiffTool { reference, failed in
      "reference \(fileAddress(reference))\nactual    \(fileAddress(failed))"
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Interprets `record: true` as ``all`` and `record: false` as ``missing``, as used by older
  /// suites.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

@available(*, deprecated, message: "Write .default.")
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Interprets `diffTool = nil` as ``default``, as used by older suites.
  public init(nilLiteral: ()) {
    self = .default
  }
}

extension SnapshotTestingConfiguration {
  /// The configuration in effect; without settings outside of any scope.
  static var innermost: SnapshotTestingConfiguration { scoped ?? SnapshotTestingConfiguration() }

  func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    var result = SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool,
      tolerance: inner.tolerance ?? tolerance, device: inner.device ?? device,
      // An OS version or posture of one device need not exist on another.
      os: inner.os ?? (inner.device == nil ? os : nil),
      posture: inner.posture ?? (inner.device == nil ? posture : nil),
      locale: inner.locale ?? locale,
      timeZone: inner.timeZone ?? timeZone)
    result.recordSource = inner.record == nil ? recordSource : inner.recordSource
    return result
  }
}
