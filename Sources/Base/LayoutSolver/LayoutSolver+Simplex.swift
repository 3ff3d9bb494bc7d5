extension LayoutSolver {
  /// Values greater than the negative of this count as nonnegative.
  static let feasibilityNoise = 1e-8

  // MARK: Primal

  /// Lowers the violations until no symbol can.
  ///
  /// The entering symbol is the one that lowers the highest priority fastest (Dantzig's rule, by
  /// tier): with the smallest one first (Bland's rule) a long stack takes twenty times as many
  /// exchanges. Dantzig's rule can cycle, so Bland's takes over when exchanges change nothing for
  /// too long.
  ///
  /// - Parameter priority: Violations at lower priorities are left for later.
  func optimize(downTo priority: Double = 0) {
    if priority < deferredPriority {
      deferred.removeAll { candidates.insert($0) }
      deferredPriority = 0
    }
    deferredPriority = max(deferredPriority, priority)
    refactorIfNeeded()
    guard !lowerViolations(downTo: priority) else { return }
    rebuild()
    deferredPriority = priority
    guard !lowerViolations(downTo: priority) else { return }
    candidates.removeAll()
    isUnsettled = true
  }

  /// The number of exchanges in a row that don't change the solution, before Bland's rule takes
  /// over.
  private static let stallLimit = 200

  /// Returns whether the method terminated.
  private func lowerViolations(downTo priority: Double) -> Bool {
    var steps = 0
    var stalled = 0
    let tierCount = tierOrder.firstIndex { tiers[$0].priority < priority } ?? tierOrder.count
    while !isSingular,
      let symbol = nextCandidate(tierCount, bySize: stalled < Self.stallLimit)
    {
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
    return !isSingular
  }

  /// Returns the candidate that lowers the violations fastest, compared by the highest priority
  /// first, with the smaller symbol winning ties; or the smallest one that lowers them at all.
  /// Others are removed from the list.
  ///
  /// - Parameter tierCount: How many tiers count, from the highest.
  private func nextCandidate(_ tierCount: Int, bySize: Bool) -> Int32? {
    var best: Int32?
    var bestTier = Int.max
    var bestCost = 0.0
    candidates.keep { symbol in
      guard symbols[Int(symbol)].row < 0, !symbols[Int(symbol)].isDead,
        let (tier, cost) = improvement(symbol)
      else { return false }
      guard tier < tierCount else {
        deferred.insert(symbol)
        return false
      }
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

  /// The maximum number of exchanges for one change.
  ///
  /// With exact numbers the method terminates by itself; layout systems have been seen to take
  /// about as many exchanges as they have rows. Rounding can make it cycle nevertheless.
  var stepAllowance: Int { stepLimit ?? 10_000 + 50 * rows.count }

  /// Returns the row whose subject reaches 0 first as a nonbasic symbol grows, and the limit of
  /// that growth.
  func blockingRow(
    for symbol: Int32, direction: Double = 1, except: Int32 = -1
  ) -> (row: Int32?, step: Double) {
    var best: Int32?
    var bestStep = Double.infinity
    solveColumn(symbol)
    for entry in column where entry.column != except {
      consider(entry.column, coefficient: entry.value * -direction, &best, &bestStep)
    }
    return (best, bestStep)
  }

  /// Records a row if its subject reaches 0 before the best one so far.
  func consider(
    _ row: Int32, coefficient: Double, _ best: inout Int32?, _ bestStep: inout Double
  ) {
    guard abs(coefficient) > Self.pivotNoise else { return }
    let basic = subjects[Int(row)]
    let isDead = symbols[Int(basic)].isDead
    guard coefficient < 0 || isDead, !symbols[Int(basic)].isFree else { return }
    let step = isDead ? 0 : max(0, subjectValues[Int(row)] / -coefficient)
    guard let current = best else {
      best = row
      bestStep = step
      return
    }
    let other = subjects[Int(current)]
    let otherIsDead = symbols[Int(other)].isDead
    if step < bestStep - SparseRow.noise
      || (step <= bestStep + SparseRow.noise
        && (isDead && !otherIsDead || (isDead == otherIsDead && basic < other)))
    {
      best = row
      bestStep = min(step, bestStep)
    }
  }

  // MARK: Dual

  /// Changes a constant and restores feasibility, or returns why that isn't possible.
  func moveConstant(of index: Int32, to constant: Double) -> LayoutSolverError? {
    refactorIfNeeded()
    let change = equations[Int(index)].constant - constant
    equations[Int(index)].constant = constant
    columnValues[Int(index)] = -constant
    let shifts = constantRows[Int(index)].map {
      Entry(column: $0, value: -rows[Int($0)].constants[index] * change)
    }
    columnSymbol = -1
    factors.solveForSlots(shifts, into: &column)
    for entry in column { subjectValues[Int(entry.column)] += entry.value }
    return restoreFeasibility()
  }

  /// Removes the subjects that are out of bounds from the basis, the one with the greatest
  /// violation first, or, if that makes no progress for too long, the smallest.
  private func restoreFeasibility() -> LayoutSolverError? {
    var steps = 0
    var stalled = 0
    while let leaving = infeasibleRow(bySize: stalled < Self.stallLimit) {
      guard let entering = cheapestEntering(into: leaving) else {
        return isSingular ? .unsettled : contradiction(in: leaving)
      }
      guard steps < stepAllowance else { return .unsettled }
      steps += 1
      stalled = isFreeOfCost(entering) ? stalled + 1 : 0
      pivot(leaving, entering: entering)
      guard !isSingular else { return .unsettled }
    }
    return isSingular ? .unsettled : nil
  }

  private func infeasibleRow(bySize: Bool) -> Int32? {
    var found: Int32?
    var worst = Self.feasibilityNoise
    for row in rows.indices {
      let symbol = symbols[Int(subjects[row])]
      guard !symbol.isFree else { continue }
      let excess = symbol.isDead ? abs(subjectValues[row]) : -subjectValues[row]
      guard excess > Self.feasibilityNoise else {
        if excess > 0 { subjectValues[row] = 0 }
        continue
      }
      if bySize {
        guard excess > worst + SparseRow.noise else { continue }
        worst = excess
      } else if let current = found, subjects[Int(current)] < subjects[row] {
        continue
      }
      found = Int32(row)
    }
    return found
  }

  /// Returns the symbol that restores a row's subject at the least cost, compared by the highest
  /// priority first, with the smaller symbol winning ties.
  private func cheapestEntering(into index: Int32) -> Int32? {
    let sign = subjectValues[Int(index)] < 0 ? 1.0 : -1.0
    var best: Entry?
    for var entry in solvedRow(index) where entry.value * sign > Self.pivotNoise {
      entry.value *= sign
      guard let current = best else {
        best = entry
        continue
      }
      if isCheaper(entry, than: current) { best = entry }
    }
    return best?.column
  }

  private func isCheaper(_ entry: Entry, than other: Entry) -> Bool {
    let difference = costDifference(entry, other)
    return difference == 0 ? entry.column < other.column : difference < 0
  }
}
