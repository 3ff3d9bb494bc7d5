/// A run that was merged with others into one.
public struct RunPart: Codable, Hashable, Sendable {
  /// What the part is called: the folder that it came from.
  public var name: String
  public var shard: RunShard?
  /// How many snapshots it contained.
  public var snapshotCount: Int
  /// When it began.
  public var started: String?
  /// How long it took.
  public var seconds: Double?
  /// What was else on its machine than on the first part's, in sentences.
  public var differences: [String]?
  /// False for a part that was ended before its end; nil for one that came to it.
  public var finished: Bool?

  public init(
    name: String, shard: RunShard? = nil, snapshotCount: Int, started: String? = nil,
    seconds: Double? = nil, differences: [String]? = nil
  ) {
    self.name = name
    self.shard = shard
    self.snapshotCount = snapshotCount
    self.started = started
    self.seconds = seconds
    self.differences = differences
  }
}
