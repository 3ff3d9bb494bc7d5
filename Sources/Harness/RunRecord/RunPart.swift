/// A run that was merged into another.
public struct RunPart: Codable, Hashable, Sendable {
  /// The name of the part: the folder that it came from.
  public var name: String
  public var shard: RunShard?
  /// The number of snapshots in it.
  public var snapshotCount: Int
  /// The start time.
  public var started: String?
  /// The duration, in seconds.
  public var seconds: Double?
  /// The differences between its machine and the first part's, in sentences.
  public var differences: [String]?
  /// False for a part that didn't finish; `nil` for one that did.
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
