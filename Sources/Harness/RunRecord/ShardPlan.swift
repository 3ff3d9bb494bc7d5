/// Distributes work over several machines: each unit of work belongs to exactly one shard.
///
/// Units are assigned in order of decreasing cost, each to the shard with the lowest load (so that
/// no shard has more than 4/3 of the optimal load). The same units and costs result in the same
/// plan everywhere, in any order.
public struct ShardPlan: Sendable {
  /// The number of shards.
  public let count: Int
  /// A digest of the plan's input: machines with another digest have another plan.
  public let digest: String
  private let shards: [String: Int]
  /// The load of each shard, in the unit of the costs.
  public let loads: [Double]

  /// Creates a plan for units with known costs.
  ///
  /// - Parameters:
  ///   - costs: The cost of each unit; one that isn't a number above 0 counts as the median of the
  ///     others.
  ///   - count: The number of shards.
  ///   - start: A text that determines the first shard among several with the same load, so that
  ///     many small plans don't all start with the same one; `nil` for the first shard.
  public init(costs: [String: Double], count: Int, start: String? = nil) {
    let count = max(1, count)
    self.count = count
    let first = start.map { ShardPlan.shard(named: $0, count: count) - 1 } ?? 0
    let known = costs.values.filter { $0 > 0 && $0.isFinite }.sorted()
    let median = known.isEmpty ? 1 : known[known.count / 2]
    var units: [(name: String, cost: Double)] = []
    for (name, cost) in costs {
      units.append((name: name, cost: cost > 0 && cost.isFinite ? cost : median))
    }
    units.sort { one, other in
      one.cost != other.cost ? one.cost > other.cost : one.name < other.name
    }

    var shards: [String: Int] = [:]
    var loads = [Double](repeating: 0, count: count)
    var hash = StableHash()
    hash.add("\(count)")
    for unit in units {
      var least = first
      for step in 1..<max(1, count) {
        let shard = (first + step) % count
        if loads[shard] < loads[least] { least = shard }
      }
      loads[least] += unit.cost
      shards[unit.name] = least + 1
      hash.add(unit.name)
      hash.add("\(unit.cost)")
    }
    self.shards = shards
    self.loads = loads
    digest = hash.text
  }

  /// Returns the shard of a unit, starting at 1; for a unit that isn't in the plan, it's derived
  /// from the name.
  public func shard(of unit: String) -> Int {
    shards[unit] ?? ShardPlan.shard(named: unit, count: count)
  }

  /// Returns the shard of a unit with only a known name.
  static func shard(named name: String, count: Int) -> Int {
    var hash = StableHash()
    hash.add(name)
    return Int(hash.mixed % UInt64(count)) + 1
  }
}

/// FNV-1a over strings: the same everywhere, unlike Swift's own hashes, and not cryptographic.
package struct StableHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text, separated from the next one.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The value with its bits mixed, because the lowest ones alone are poorly distributed.
  var mixed: UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ (bits >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return bits ^ (bits >> 33)
  }

  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
