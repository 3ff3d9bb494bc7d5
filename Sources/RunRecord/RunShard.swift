/// One of several parts that a suite is run in, on machines of their own.
public struct RunShard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Which part it is, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// What the suite was cut by: shards that don't agree in it may overlap, or miss something.
  public var plan: String?

  /// The most parts a suite is cut into.
  public static let maximumCount = 1000

  public init?(index: Int, count: Int) {
    guard (1...RunShard.maximumCount).contains(count), (1...count).contains(index) else {
      return nil
    }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`, the second of four.
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

  /// Digits only: `Int` also reads a sign.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil
  }
}
