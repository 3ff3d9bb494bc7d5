/// The costs of nonbasic symbols: how the sum of the violations at each priority depends on them.
///
/// A symbol's costs are entries whose columns are tiers, the highest priority first. Missing
/// entries are 0, or too small to matter. A stack that fills proportionally has a priority for each
/// of its views; a symbol has costs at only a few of them.
extension LayoutSolver {
  /// Costs within this of 0 count as 0.
  static let costNoise = 1e-9

  /// Adds the errors of an equation to its priority's tier, or removes them with weight -1.
  func addCost(of index: Int32, weight: Double) {
    let equation = equations[Int(index)]
    guard !equation.isRequired else { return }
    let tier = tierIndex(for: equation.priority)
    tiers[tier].members += weight > 0 ? 1 : -1
    for own in equation.own where symbols[Int(own.column)].isError {
      symbols[Int(own.column)].tier = weight > 0 ? Int32(tier) : -1
      let row = symbols[Int(own.column)].row
      if row < 0 {
        changeCost(of: own.column, by: weight, tier: tier)
        candidates.insert(own.column)
      } else {
        for entry in solvedRow(row) {
          changeCost(of: entry.column, by: entry.value * weight, tier: tier)
          candidates.insert(entry.column)
        }
      }
    }
    if tiers[tier].members == 0 { retire(tier) }
  }

  // MARK: Tiers

  /// Drops a priority that no constraint has any more; a new one may reuse its place.
  private func retire(_ tier: Int) {
    tierOrder.removeAll { $0 == tier }
    freeTiers.append(tier)
    for symbol in costs.indices where !costs[symbol].isEmpty {
      costs[symbol].removeAll { Int($0.column) == tier }
    }
  }

  func tierOrderDidChange() {
    for (place, tier) in tierOrder.enumerated() { tiers[tier].place = Int32(place) }
  }

  private func tierIndex(for priority: Double) -> Int {
    if let index = tierOrder.first(where: { tiers[$0].priority == priority }) { return index }
    let index: Int
    if let free = freeTiers.popLast() {
      index = free
      tiers[index].priority = priority
    } else {
      index = tiers.count
      tiers.append(Tier(priority: priority))
    }
    let place = tierOrder.firstIndex { tiers[$0].priority < priority } ?? tierOrder.count
    tierOrder.insert(index, at: place)
    return index
  }

  private func place(_ cost: Entry) -> Int32 { tiers[Int(cost.column)].place }

  // MARK: Changes

  /// Changes a symbol's cost in one tier.
  func changeCost(of symbol: Int32, by value: Double, tier: Int) {
    let place = tiers[tier].place
    var (low, high) = (0, costs[Int(symbol)].count)
    while low < high {
      let middle = (low + high) / 2
      if self.place(costs[Int(symbol)][middle]) < place { low = middle + 1 } else { high = middle }
    }
    if low < costs[Int(symbol)].count, Int(costs[Int(symbol)][low].column) == tier {
      let sum = costs[Int(symbol)][low].value + value
      if abs(sum) < SparseRow.noise {
        costs[Int(symbol)].remove(at: low)
      } else {
        costs[Int(symbol)][low].value = sum
      }
    } else {
      costs[Int(symbol)].insert(Entry(column: Int32(tier), value: value), at: low)
    }
  }

  /// Distributes the costs of a symbol that becomes basic over the symbols in its row.
  ///
  /// - Parameters:
  ///   - row: The row it enters, solved.
  ///   - coefficient: Its own coefficient in that row.
  ///   - basic: The leaving subject.
  func handOnCosts(of symbol: Int32, to row: [Entry], coefficient: Double, leaving basic: Int32) {
    let leaving = costs[Int(symbol)].filter { $0.value != 0 }
    costs[Int(symbol)] = []
    for entry in row where entry.column != symbol {
      change(entry.column, by: leaving) { -entry.value * $0 / coefficient }
    }
    if !symbols[Int(basic)].isDead { change(basic, by: leaving) { $0 / coefficient } }
  }

  /// Changes a symbol's costs in several tiers, given in order.
  @inline(__always)
  private func change(_ symbol: Int32, by changes: [Entry], _ value: (Double) -> Double) {
    candidates.insert(symbol)
    if changes.count == 1 || changes.count * 8 < costs[Int(symbol)].count {
      for entry in changes {
        changeCost(of: symbol, by: value(entry.value), tier: Int(entry.column))
      }
      return
    }
    let old = costs[Int(symbol)]
    var new: [Entry] = []
    new.reserveCapacity(old.count + changes.count)
    var (mine, theirs) = (0, 0)
    while mine < old.count || theirs < changes.count {
      let own = mine < old.count ? place(old[mine]) : .max
      let other = theirs < changes.count ? place(changes[theirs]) : .max
      if own < other {
        new.append(old[mine])
        mine += 1
      } else {
        var entry = Entry(
          column: changes[theirs].column, value: value(changes[theirs].value))
        if own == other {
          entry.value += old[mine].value
          mine += 1
        }
        if abs(entry.value) >= SparseRow.noise { new.append(entry) }
        theirs += 1
      }
    }
    costs[Int(symbol)] = new
  }

  // MARK: Questions

  /// Returns the highest priority (as an index into the order of tiers) whose violations a nonbasic
  /// symbol changes, and the change for one unit of it; nil unless it lowers them.
  func improvement(_ symbol: Int32) -> (tier: Int, cost: Double)? {
    for cost in costs[Int(symbol)] where abs(cost.value) > Self.costNoise {
      return cost.value < 0 ? (Int(place(cost)), cost.value) : nil
    }
    return nil
  }

  /// Returns whether raising a nonbasic symbol leaves every tier unchanged.
  func isFreeOfCost(_ symbol: Int32) -> Bool {
    costs[Int(symbol)].allSatisfy { abs($0.value) <= Self.costNoise }
  }

  /// Returns how much more one symbol costs than another, each per unit of its coefficient in a
  /// row, at the highest priority that distinguishes them.
  func costDifference(_ entry: Entry, _ other: Entry) -> Double {
    let (ours, others) = (costs[Int(entry.column)], costs[Int(other.column)])
    var (mine, theirs) = (0, 0)
    while mine < ours.count || theirs < others.count {
      let own = mine < ours.count ? place(ours[mine]) : .max
      let foreign = theirs < others.count ? place(others[theirs]) : .max
      var difference = 0.0
      if own <= foreign {
        difference = ours[mine].value / entry.value
        mine += 1
      }
      if foreign <= own {
        difference -= others[theirs].value / other.value
        theirs += 1
      }
      if abs(difference) > Self.costNoise { return difference }
    }
    return 0
  }
}
