/// The settings that snapshot assertions follow while they run.
public struct SnapshotTestingConfiguration: Sendable {
  /// When assertions write baselines; `nil` leaves the choice to the next outer scope.
  public var record: Record?
  /// How a failure names the two pictures to look at; `nil` leaves it to the next outer scope.
  public var diffTool: DiffTool?
  /// How far pictures may differ whose assertion says nothing about it; `nil` leaves it to the next
  /// outer scope.
  public var tolerance: SnapshotTolerance?

  /// Creates a configuration; what is `nil` falls through to the next outer scope.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, tolerance: SnapshotTolerance? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.tolerance = tolerance
  }

  @TaskLocal static var scoped = SnapshotTestingConfiguration()

  /// The configuration of the innermost scope around the caller.
  public static var current: SnapshotTestingConfiguration { scoped }
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
  @available(*, deprecated, message: "Write .all or .missing.")
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

extension SnapshotTestingConfiguration {
  func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool,
      tolerance: inner.tolerance ?? tolerance)
  }
}
