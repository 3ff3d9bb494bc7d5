/// The facts about a whole run.
public struct RunHeader: Codable, Hashable, Sendable {
  /// A named fact.
  public struct Fact: Codable, Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The title of the report.
  public var title: String
  /// The version of the tool that ran.
  public var toolVersion: String
  /// The record mode, such as `missing` or `never`.
  public var recordMode: String
  /// The source of the record mode, such as "TATEYOKO_RECORD" or "CI is set".
  public var recordModeOrigin: String
  /// Everything other than view code that determines pixels: versions, fonts, options.
  public var fingerprint: [Fact]

  /// The commit that was checked out; `nil` if unknown.
  public var commit: String?
  /// The branch that was checked out; `nil` if unknown, or if there was none.
  public var branch: String?
  /// The start of the run, such as `2026-11-21T12:03:19Z`, as given by its caller.
  public var started: String?
  /// The duration of the run, in seconds; for a merged run, its longest part's.
  public var seconds: Double?
  /// Other facts that may help find a cause: the system, the compiler, options.
  public var environment: [Fact]?
  /// The shard that this run was; `nil` for a whole run.
  public var shard: RunShard?
  /// The runs that were merged into this one.
  public var parts: [RunPart]?
  /// The descriptions of the scenarios in the run; `nil` if there are none.
  public var scenarios: [ScenarioFacts]?
  /// Problems with the run as a whole, in sentences, such as a missing shard.
  public var problems: [String]?
  /// Whether the run finished: false for a run in progress, or one that was killed; `nil`, as in
  /// older records, for one that finished.
  public var finished: Bool?
  /// Whether recording a snapshot is a failure, as in a test run; `nil` if recording was the
  /// purpose of the run.
  public var recordingFails: Bool?
  /// Whether stale baselines fail the run; `nil` if they don't, as by default.
  public var staleFails: Bool?
  /// The scope of a lint; `nil` for any other run.
  public var lint: LintFacts?

  public init(
    title: String, toolVersion: String, recordMode: String, recordModeOrigin: String,
    fingerprint: [Fact] = []
  ) {
    self.title = title
    self.toolVersion = toolVersion
    self.recordMode = recordMode
    self.recordModeOrigin = recordModeOrigin
    self.fingerprint = fingerprint
  }

  /// Whether the run finished.
  public var isFinished: Bool { finished != false }

  /// Whether a snapshot of the run has failed: it differs, can't be compared, was recorded by a
  /// test, which requires a review, or is a stale baseline where those fail the run.
  public func isFailure(_ snapshot: SnapshotRecord) -> Bool {
    switch snapshot.outcome {
    case .recorded: recordingFails == true
    case .stale: staleFails == true
    default: snapshot.outcome.isFailure
    }
  }

  /// Problems with the run as a whole, in sentences, including that it didn't finish.
  public var shortcomings: [String] {
    let known = problems ?? []
    // The problems of a merged run specify the affected part.
    guard !isFinished, parts == nil else { return known }
    return known + [
      "The run is still in progress or was interrupted; the snapshots it did not reach are missing."
    ]
  }
}
