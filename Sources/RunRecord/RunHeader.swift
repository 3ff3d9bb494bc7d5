/// What holds for a whole run.
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

  /// What the report is called.
  public var title: String
  /// The version of the tool that ran.
  public var toolVersion: String
  /// The record mode, such as `missing` or `never`.
  public var recordMode: String
  /// Where the record mode came from, such as "TATEYOKO_RECORD" or "CI is set".
  public var recordModeOrigin: String
  /// Everything but the view code that decides about pixels: versions, fonts, options.
  public var fingerprint: [Fact]

  /// The commit that was checked out; nil where that is unknown.
  public var commit: String?
  /// The branch that was checked out; nil where that is unknown, and where none was.
  public var branch: String?
  /// When the run began, such as `2026-11-21T12:03:19Z`, as its caller said.
  public var started: String?
  /// How long the run took; of a merged run, its longest part.
  public var seconds: Double?
  /// What else may matter to who looks for a reason: the system, the compiler, options.
  public var environment: [Fact]?
  /// The part of the whole that this run was; nil for all of it.
  public var shard: RunShard?
  /// The runs that this one was merged from.
  public var parts: [RunPart]?
  /// What the scenarios are about whose snapshots the run has; nil where it has none of scenarios.
  public var scenarios: [ScenarioFacts]?
  /// What is wrong with the run as a whole, in sentences, such as a shard that is missing.
  public var problems: [String]?
  /// False for a run that goes on, or that was ended before its end; nil, as in older records, for
  /// one that came to its end.
  public var finished: Bool?
  /// Whether a snapshot that was recorded has failed, as in a run of tests; nil where recording is
  /// what the run was for.
  public var recordingFails: Bool?
  /// What a lint looked at; nil for any other run.
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

  /// Whether the run came to its end.
  public var isFinished: Bool { finished != false }

  /// Whether a snapshot of the run has failed: it differs, can't be compared, or was recorded by a
  /// test, which then asks for a review.
  public func isFailure(_ snapshot: SnapshotRecord) -> Bool {
    snapshot.outcome.isFailure || snapshot.outcome == .recorded && recordingFails == true
  }

  /// What is wrong with the run as a whole, in sentences, with its not having come to its end.
  public var shortcomings: [String] {
    let known = problems ?? []
    // Of a merged run the problems say which part it was.
    guard !isFinished, parts == nil else { return known }
    return known + [
      "The run is still in progress or was interrupted; the snapshots it did not reach are missing."
    ]
  }
}
