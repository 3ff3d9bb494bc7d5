import Devices
import Foundation
import UIKit

/// The settings that snapshot assertions follow while they run.
public struct SnapshotTestingConfiguration: Sendable {
  /// When assertions write baselines; `nil` leaves the choice to the next outer scope.
  public var record: Record?
  /// How a failure names the two pictures to look at; `nil` leaves it to the next outer scope.
  public var diffTool: DiffTool?
  /// How far pictures may differ whose assertion says nothing about it; `nil` leaves it to the next
  /// outer scope.
  public var tolerance: SnapshotTolerance?
  /// The device of strategies and of code that name none; `nil` leaves it to the next outer scope,
  /// and is an iPhone 15 where no scope says otherwise.
  public var device: Device?
  /// The OS version of that device; `nil` leaves it to the next outer scope, or takes the newest that
  /// the device runs.
  public var os: OSVersion?
  /// How far that device is open, if it folds; `nil` leaves it to the next outer scope, and is the
  /// posture it starts in where no scope says otherwise.
  public var posture: Device.Posture?
  /// The language and region of the user; American English where no scope says otherwise.
  public var locale: Locale?
  /// The time zone of the device; Greenwich's where no scope says otherwise.
  public var timeZone: TimeZone?

  /// Creates a configuration; what is `nil` falls through to the next outer scope.
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

  /// How the device is set up that answers for code which makes none itself.
  var world: WorldScope.Defaults {
    WorldScope.Defaults(
      device: device ?? UITraitCollection.defaultDevice, os: os, posture: posture,
      locale: locale ?? WorldScope.defaultLocale, timeZone: timeZone ?? WorldScope.defaultTimeZone)
  }

  /// Whether it says how the device is set up.
  var choosesWorld: Bool {
    device != nil || os != nil || posture != nil || locale != nil || timeZone != nil
  }

  @TaskLocal static var scoped: SnapshotTestingConfiguration?

  /// The configuration of the innermost scope around the caller; nil without one.
  public static var current: SnapshotTestingConfiguration? { scoped }
}

extension SnapshotTestingConfiguration {
  /// When an assertion writes its baseline.
  public enum Record: String, Sendable, Hashable, CaseIterable {
    /// Write every baseline and fail, so that a run that records isn't taken for one that verifies.
    case all
    /// Fail where a picture differs and put the new one in the baseline's place; leave equal ones.
    case failed
    /// Write baselines that don't exist yet, and fail there; never touch existing ones.
    case missing
    /// Write nothing.
    case never
  }

  /// The words a failure uses to point at the reference and the failed picture.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let words: @Sendable (_ reference: String, _ failed: String) -> String

    /// Creates a tool from a function of the two files' paths.
    public init(_ words: @escaping @Sendable (_ reference: String, _ failed: String) -> String) {
      self.words = words
    }

    /// Creates a tool that is called as a command with the two paths as arguments.
    public init(stringLiteral command: String) {
      self.init { "\(command) \"\($0)\" \"\($1)\"" }
    }

    /// Calls the tool with the paths of the reference and the failed picture.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope's command.
    public static let ksdiff = DiffTool("ksdiff")

    /// Two `file://` addresses, one a line.
    public static let `default` = DiffTool { reference, failed in
      "reference \(fileAddress(reference))\nactual    \(fileAddress(failed))"
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Reads `record: true` as ``all`` and `record: false` as ``missing``, as older suites write it.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

@available(*, deprecated, message: "Write .default.")
extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Reads `diffTool = nil` as ``default``, as older suites write it.
  public init(nilLiteral: ()) {
    self = .default
  }
}

extension SnapshotTestingConfiguration {
  /// The configuration in force; one that says nothing outside of any scope.
  static var innermost: SnapshotTestingConfiguration { scoped ?? SnapshotTestingConfiguration() }

  func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool,
      tolerance: inner.tolerance ?? tolerance, device: inner.device ?? device,
      // A version or posture of one device need not exist for another.
      os: inner.os ?? (inner.device == nil ? os : nil),
      posture: inner.posture ?? (inner.device == nil ? posture : nil),
      locale: inner.locale ?? locale,
      timeZone: inner.timeZone ?? timeZone)
  }
}
