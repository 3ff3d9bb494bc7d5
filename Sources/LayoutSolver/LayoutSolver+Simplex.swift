extension LayoutSolver {
  /// Values above the negative of this count as not negative.
  static let feasibilityNoise = 1e-8
  /// Costs within this of 0 count as 0.
  static let costNoise = 1e-9

  // MARK: Costs

  /// Counts the errors of an equation in its priority's tier, or with weight -1 no longer.
  func addCost(of index: Int32, weight: Double) {
    let equation = equations[Int(index)]
    guard !equation.isRequired else { return }
    let tier = tierIndex(for: equation.priority)
    tiers[tier].members += weight > 0 ? 1 : -1
    for own in equation.own where symbols[Int(own.column)].isError {
      symbols[Int(own.column)].tier = weight > 0 ? Int32(tier) : -1
      let row = symbols[Int(own.column)].row
      if row < 0 {
        addCost(weight, to: own.column, tier: tier)
      } else {
        for entry in rows[Int(row)].symbols.entries {
          addCost(entry.value * weight, to: entry.column, tier: tier)
        }
      }
    }
    if tiers[tier].members == 0 { retire(tier) }
  }

  /// Drops a priority that no constraint has any more; a new one may have its place.
  private func retire(_ tier: Int) {
    tierOrder.removeAll { $0 == tier }
    freeTiers.append(tier)
    for symbol in tiers[tier].costs.indices { tiers[tier].costs[symbol] = 0 }
  }

  func addCost(_ value: Double, to symbol: Int32, tier: Int) {
    tiers[tier].costs[Int(symbol)] += value
    candidates.insert(symbol)
  }

  private func tierIndex(for priority: Double) -> Int {
    if let index = tierOrder.first(where: { tiers[$0].priority == priority }) { return index }
    let index: Int
    if let free = freeTiers.popLast() {
      index = free
      tiers[index].priority = priority
    } else {
      index = tiers.count
      tiers.append(Tier(priority: priority, costs: Array(repeating: 0, count: symbols.count)))
    }
    let place = tierOrder.firstIndex { tiers[$0].priority < priority } ?? tierOrder.count
    tierOrder.insert(index, at: place)
    return index
  }

  /// The highest priority (as a place in the order of tiers) whose violations a nonbasic symbol
  /// changes, and by how much a unit of it does; nil unless it lowers them.
  private func improvement(_ symbol: Int32) -> (tier: Int, cost: Double)? {
    for (place, tier) in tierOrder.enumerated() {
      let cost = tiers[tier].costs[Int(symbol)]
      if cost < -Self.costNoise { return (place, cost) }
      if cost > Self.costNoise { return nil }
    }
    return nil
  }

  /// Whether raising a nonbasic symbol leaves every tier as it is.
  func isFreeOfCost(_ symbol: Int32) -> Bool {
    tiers.allSatisfy { abs($0.costs[Int(symbol)]) <= Self.costNoise }
  }

  // MARK: Primal

  /// Lowers the violations until no symbol can.
  ///
  /// The symbol enters that lowers the highest priority fastest (Dantzig's rule, by tier): with the
  /// smallest one first (Bland's rule) a long stack takes twenty times as many exchanges. Dantzig's
  /// rule can go in circles, so Bland's takes over when exchanges change nothing for too long.
  func optimize() {
    guard !lowerViolations() else { return }
    rebuild()
    guard !lowerViolations() else { return }
    candidates.removeAll()
    isUnsettled = true
  }

  /// Exchanges in a row that leave the solution where it is, before Bland's rule takes over.
  private static let stallLimit = 200

  /// Returns whether it came to an end.
  private func lowerViolations() -> Bool {
    var steps = 0
    var stalled = 0
    while let symbol = nextCandidate(bySize: stalled < Self.stallLimit) {
      let (blocking, step) = blockingRow(for: symbol)
      guard let blocking else {
        candidates.remove(symbol)
        continue
      }
      guard steps < stepAllowance else { return false }
      steps += 1
      stalled = step > Self.feasibilityNoise ? 0 : stalled + 1
      pivot(blocking, entering: symbol)
      needsEvaluation = true
    }
    return true
  }

  /// The candidate that lowers the violations fastest, the highest priority deciding and the smaller
  /// symbol among equals; or the smallest one that lowers them at all. Others leave the list.
  private func nextCandidate(bySize: Bool) -> Int32? {
    var best: Int32?
    var bestTier = Int.max
    var bestCost = 0.0
    candidates.keep { symbol in
      guard symbols[Int(symbol)].row < 0, !symbols[Int(symbol)].isDead,
        let (tier, cost) = improvement(symbol)
      else { return false }
      let isBetter =
        if !bySize {
          symbol < best ?? .max
        } else if tier != bestTier {
          tier < bestTier
        } else if abs(cost - bestCost) > Self.costNoise {
          cost < bestCost
        } else {
          symbol < best ?? .max
        }
      if isBetter { (best, bestTier, bestCost) = (symbol, tier, cost) }
      return true
    }
    return best
  }

  /// How many exchanges one change may take.
  ///
  /// In exact numbers the method ends by itself; systems of layouts were seen to take about as many
  /// exchanges as they have rows. Rounding can lead it in circles all the same.
  var stepAllowance: Int { stepLimit ?? 10_000 + 50 * rows.count }

  /// The row whose subject reaches 0 first when a nonbasic symbol grows, and how far it may.
  func blockingRow(
    for symbol: Int32, direction: Double = 1, except: Int32 = -1
  ) -> (row: Int32?, step: Double) {
    var best: Int32?
    var bestStep = Double.infinity
    for row in currentRows(of: symbol) where row != except {
      consider(row, coefficient: rows[Int(row)].symbols[symbol] * direction, &best, &bestStep)
    }
    return (best, bestStep)
  }

  /// Takes note of a row if its subject reaches 0 before that of the best so far.
  func consider(
    _ row: Int32, coefficient: Double, _ best: inout Int32?, _ bestStep: inout Double
  ) {
    let basic = rows[Int(row)].basic
    let isDead = symbols[Int(basic)].isDead
    guard coefficient < -Self.pivotNoise || (isDead && coefficient > Self.pivotNoise) else {
      return
    }
    let step = isDead ? 0 : max(0, rows[Int(row)].value / -coefficient)
    guard let current = best else {
      best = row
      bestStep = step
      return
    }
    let other = rows[Int(current)].basic
    let otherIsDead = symbols[Int(other)].isDead
    if step < bestStep - SparseRow.noise
      || (step <= bestStep + SparseRow.noise
        && (isDead && !otherIsDead || (isDead == otherIsDead && basic < other)))
    {
      best = row
      bestStep = min(step, bestStep)
    }
  }

  /// The rows in which a nonbasic symbol stands, each once, in ascending order.
  func currentRows(of symbol: Int32) -> [Int32] {
    let found = distinct(symbolRows[Int(symbol)]) { self.rows[Int($0)].symbols[symbol] != 0 }
    symbolRows[Int(symbol)] = found
    return found
  }

  /// The rows in which an equation's constant stands, each once, in ascending order.
  func currentRows(ofConstant equation: Int32) -> [Int32] {
    let found = distinct(constantRows[Int(equation)]) {
      self.rows[Int($0)].constants[equation] != 0
    }
    constantRows[Int(equation)] = found
    return found
  }

  private func distinct(_ list: [Int32], _ holds: (Int32) -> Bool) -> [Int32] {
    stamp += 1
    var found: [Int32] = []
    for row in list where rowStamps[Int(row)] != stamp {
      rowStamps[Int(row)] = stamp
      if rows[Int(row)].basic >= 0, holds(row) { found.append(row) }
    }
    found.sort()
    return found
  }

  /// Exchanges the subject of a row for a nonbasic symbol in it.
  func pivot(_ index: Int32, entering symbol: Int32) {
    let others = currentRows(of: symbol)
    let basic = rows[Int(index)].basic
    let coefficient = rows[Int(index)].symbols[symbol]

    // subject = value + … + coefficient·symbol, solved for the symbol
    var solved = rows[Int(index)]
    solved.symbols.remove(symbol)
    solved.symbols.scale(by: -1 / coefficient)
    solved.constants.scale(by: -1 / coefficient)
    solved.value *= -1 / coefficient
    solved.basic = symbol
    if !symbols[Int(basic)].isDead {
      let place = solved.symbols.entries.firstIndex { $0.column > basic }
      solved.symbols.entries.insert(
        Entry(column: basic, value: 1 / coefficient), at: place ?? solved.symbols.entries.count)
    }
    symbols[Int(basic)].row = -1
    symbolRows[Int(basic)] = symbols[Int(basic)].isDead ? [] : [index]
    symbols[Int(symbol)].row = index
    symbolRows[Int(symbol)] = []
    rows[Int(index)] = solved
    for other in others where other != index { substitute(symbol, in: other, by: solved) }
    for tier in tiers.indices {
      let cost = tiers[tier].costs[Int(symbol)]
      guard cost != 0 else { continue }
      tiers[tier].costs[Int(symbol)] = 0
      for entry in solved.symbols.entries {
        addCost(entry.value * cost, to: entry.column, tier: tier)
      }
    }
  }

  private func substitute(_ symbol: Int32, in index: Int32, by solved: Row) {
    let factor = rows[Int(index)].symbols[symbol]
    rows[Int(index)].symbols.remove(symbol)
    add(solved, times: factor, to: index)
  }

  /// Adds a multiple of a row's right-hand side to another row's.
  func add(_ other: Row, times factor: Double, to index: Int32) {
    var row = rows[Int(index)]
    rows[Int(index)].symbols.entries = []
    rows[Int(index)].constants.entries = []
    row.symbols.add(other.symbols, times: factor, scratch: &scratch) {
      symbolRows[Int($0)].append(index)
    }
    row.constants.add(other.constants, times: factor, scratch: &scratch) {
      constantRows[Int($0)].append(index)
    }
    row.value += other.value * factor
    rows[Int(index)] = row
  }

  // MARK: Dual

  /// Changes a constant and restores feasibility, or returns why that can't be.
  func moveConstant(of index: Int32, to constant: Double) -> LayoutSolverError? {
    let change = equations[Int(index)].constant - constant
    equations[Int(index)].constant = constant
    columnValues[Int(index)] = -constant
    var infeasible: [Int32] = []
    for row in currentRows(ofConstant: index) {
      rows[Int(row)].value += rows[Int(row)].constants[index] * change
      infeasible.append(row)
    }
    // Rows that turn infeasible on the way join the queue.
    return restoreFeasibility(from: infeasible)
  }

  private func restoreFeasibility(from first: [Int32]) -> LayoutSolverError? {
    var queue = first
    var steps = 0
    while true {
      // The smallest subject leaves, for the method to end.
      var leaving: Int32?
      queue.removeAll { row in
        guard rows[Int(row)].basic >= 0 else { return true }
        let isDead = symbols[Int(rows[Int(row)].basic)].isDead
        if isDead, rows[Int(row)].value > 0 { negate(&rows[Int(row)]) }
        if rows[Int(row)].value >= -Self.feasibilityNoise {
          rows[Int(row)].value = isDead ? 0 : max(0, rows[Int(row)].value)
          return true
        }
        if leaving.map({ rows[Int(row)].basic < rows[Int($0)].basic }) ?? true { leaving = row }
        return false
      }
      guard let leaving else { return nil }
      guard let entering = cheapestEntering(into: leaving) else {
        return contradiction(in: rows[Int(leaving)])
      }
      guard steps < stepAllowance else { return .unsettled }
      steps += 1
      queue += currentRows(of: entering)
      pivot(leaving, entering: entering)
    }
  }

  /// The symbol that raises a row's subject at the least cost, the highest priority deciding.
  private func cheapestEntering(into index: Int32) -> Int32? {
    var best: Entry?
    for entry in rows[Int(index)].symbols.entries
    where entry.value > Self.pivotNoise && !symbols[Int(entry.column)].isDead {
      guard let current = best else {
        best = entry
        continue
      }
      for tier in tierOrder {
        let mine = tiers[tier].costs[Int(entry.column)] / entry.value
        let theirs = tiers[tier].costs[Int(current.column)] / current.value
        if mine < theirs - Self.costNoise {
          best = entry
          break
        }
        if mine > theirs + Self.costNoise { break }
      }
    }
    return best?.column
  }
}
