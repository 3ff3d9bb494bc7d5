/// One of several parts of a suite that run on separate machines.
public struct RunShard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The number of the shard, starting at 1.
  public var index: Int
  /// The number of shards.
  public var count: Int
  /// The digest of the plan that divided the suite: shards with different plans may overlap, or
  /// omit something.
  public var plan: String?

  /// The maximum number of shards.
  public static let maximumCount = 1000

  public init?(index: Int, count: Int) {
    guard (1...RunShard.maximumCount).contains(count), (1...count).contains(index) else {
      return nil
    }
    self.index = index
    self.count = count
  }

  /// Parses `2/4`, the second of four.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = RunShard.number(parts[0]),
      let count = RunShard.number(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = RunShard(index: index, count: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container,
        debugDescription: "There is no shard \(index) of \(count).")
    }
    self = shard
    plan = try container.decodeIfPresent(String.self, forKey: .plan)
  }

  public var description: String { "\(index)/\(count)" }

  /// Parses digits only: `Int` also accepts a sign.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil
  }
}
