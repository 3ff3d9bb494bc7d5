import LayoutSolver
import SystemFacts

extension LayoutEngine {
  /// Removes a constraint from the solver or from its queue.
  func drop(_ entry: Lowered) {
    hasChanges = true
    entry.isDropped = true
    guard let handle = entry.handle else { return }
    try? solver.remove(handle)
    owners[handle] = nil
    entry.handle = nil
  }

  /// Adds the queued constraints: required ones first, in order.
  func addQueued() {
    while !queue.isEmpty {
      let waiting = queue
      queue = []
      let required = Self.required(waiting)
      for entry in equalLengths(required) { insert(entry) }
      for entry in required where entry.handle == nil { insert(entry) }
      for entry in Self.byPriority(waiting) {
        insert(entry)
        guard entry.isResistance else { continue }
        solver.optimizeSoFar(downTo: Lowered.tieBreakPriority.nextUp)
      }
    }
  }

  // Not isolated, because each closure of an isolated function checks its thread, for each element.

  private nonisolated static func required(_ entries: [Lowered]) -> [Lowered] {
    entries.filter { $0.priority == LinearConstraint.required }
  }

  /// Sorts optional constraints in the order they are added in: in a tie, the one satisfied first
  /// wins.
  ///
  /// Of views with equal resistance the first keeps its size (a recorded picture of two views in
  /// one column); of arranged views in a stack it is the first that is compressed, as it is
  /// stretched (Catalyst 26.1; facts: layout §6.8). Higher priorities come first, so that their
  /// results needn't be checked again for each of the lower ones.
  private nonisolated static func byPriority(_ entries: [Lowered]) -> [Lowered] {
    let optional = entries.filter { $0.priority < LinearConstraint.required }
    let ordered =
      optional.filter { !$0.isResistance }
      + optional.filter { $0.isResistance && !$0.isInStack }
      + optional.reversed().filter { $0.isResistance && $0.isInStack }
    // Constraints of equal priority keep this order: sorting is stable.
    return ordered.sorted { $0.priority > $1.priority }
  }

  /// Returns the equalities that define lengths as others that aren't defined yet.
  ///
  /// Adding them first costs the solver next to nothing; once both lengths are part of a chain,
  /// each is a relation across all of it. A length equal to one of these is deferred: chained
  /// definitions would each be as long as the chain.
  private func equalLengths(_ entries: [Lowered]) -> [Lowered] {
    var defined: Set<LayoutVariable> = []
    var used: Set<LayoutVariable> = []
    return entries.filter { entry in
      guard entry.relation == .equal, entry.terms.count == 2,
        let user = entry.user, user.first?.isLength == true
      else { return false }
      let (length, reference) = (entry.terms[0].variable, entry.terms[1].variable)
      guard !defined.contains(reference), !used.contains(length),
        defined.insert(length).inserted
      else { return false }
      used.insert(reference)
      return true
    }
  }

  private func insert(_ entry: Lowered) {
    guard entry.handle == nil, !entry.isDropped else { return }
    hasChanges = true
    while true {
      do throws(LayoutSolverError) {
        let priority =
          entry.isBroken ? min(entry.priority, Lowered.brokenPriority) : entry.priority
        let handle = try solver.add(
          entry.terms, entry.relation, entry.constant, priority: priority)
        entry.handle = handle
        owners[handle] = entry
        return
      } catch {
        if error == .unsettled { reportUnsettled() }
        guard case .conflict(let set) = error, !entry.isBroken else { return }
        let members = set.compactMap { owners[$0] } + [entry]
        let victim = breakOne(of: members)
        guard victim !== entry else { continue }
        if let handle = victim.handle {
          try? solver.remove(handle)
          owners[handle] = nil
          victim.handle = nil
        }
        insert(victim)
      }
    }
  }

  /// Changes a constant; a currently conflicting constraint is added again after all other changes.
  func setConstant(_ constant: Double, of entry: Lowered) {
    guard constant != entry.constant, constant.isFinite else { return }
    entry.constant = constant
    hasChanges = true
    guard let handle = entry.handle else { return }
    do throws(LayoutSolverError) {
      try solver.setConstant(constant, of: handle)
    } catch {
      try? solver.remove(handle)
      owners[handle] = nil
      entry.handle = nil
      queue.append(entry)
    }
  }

  func setPriority(_ priority: Double, of entry: Lowered) {
    guard priority != entry.priority || entry.isBroken else { return }
    entry.priority = priority
    hasChanges = true
    guard let handle = entry.handle else { return }
    do throws(LayoutSolverError) {
      try solver.setPriority(priority, of: handle)
    } catch {
      try? solver.remove(handle)
      owners[handle] = nil
      entry.handle = nil
      queue.append(entry)
    }
  }

  // MARK: Conflicts

  /// Restores broken constraints that can be satisfied again, so that they count in full, and
  /// another conflict with them is reported.
  private func mend(_ entry: Lowered) -> Bool {
    guard !entry.isDropped, let handle = entry.handle else { return entry.isDropped }
    guard solver.violation(of: handle) < 1e-6 else { return false }
    do throws(LayoutSolverError) {
      try solver.setPriority(entry.priority, of: handle)
    } catch {
      return false
    }
    entry.isBroken = false
    return true
  }

  func mendBroken() {
    guard !broken.isEmpty else { return }
    broken.removeAll { mend($0) }
    solver.solve()
  }

  /// The maximum number of reported conflicts of one tree; nobody would read more, as each text is
  /// long.
  private static let conflictLimit = 100

  /// Chooses which of a set of conflicting constraints breaks, and reports the set.
  ///
  /// UIKit always breaks one of those it prints, and never its own if one of the user's is among
  /// them; which one is not documented (facts: layout §6.6). Here it is the most recently activated
  /// one, which is the first that a person would undo, or a required content size that changed
  /// since (a recorded row of labels: the last label gets no width, its trailing edge holds).
  private func breakOne(of members: [Lowered]) -> Lowered {
    let sorted = members.sorted { order($0) < order($1) }
    let victim =
      latestContent(of: sorted) ?? sorted.last { $0.user != nil }
      ?? sorted.last { !$0.isImplicit } ?? members[0]
    victim.isBroken = true
    broken.append(victim)
    // A measuring engine encounters the conflicts that layout reports anyway; a recurring one is
    // reported once.
    if fitting == nil, toldConflicts.count < Self.conflictLimit,
      toldConflicts.insert(sorted.compactMap { $0.user?.activation }).inserted
    {
      reportConflict(sorted.filter { !$0.isImplicit }, victim)
    }
    return victim
  }

  /// Returns the content size that changed last, unless one of the user's constraints was activated
  /// since.
  private func latestContent(of members: [Lowered]) -> Lowered? {
    let activation = members.last?.user?.activation ?? 0
    return members.filter { $0.isResistance && $0.naturalSizeChange > activation }
      .max { $0.naturalSizeChange < $1.naturalSizeChange }
  }

  /// Returns a sort key: the engine's own constraints first, then the user's in the order of
  /// activation.
  private func order(_ entry: Lowered) -> (Int, Int) {
    if let user = entry.user { return (1, user.activation) }
    switch entry.source {
    case .frame(let record, let part):
      let index = records.firstIndex { $0 === record } ?? 0
      return (0, index * 8 + part.number)
    case .guide(let record, let edge):
      let index = records.firstIndex { $0 === record } ?? 0
      return (0, index * 8 + 4 + (GuideEdge.allCases.firstIndex { $0.rawValue == edge } ?? 0))
    case .content(let record, _):
      return (0, (records.firstIndex { $0 === record } ?? 0) * 8 + 7)
    case .positive, .fitting, .tieBreak, .user: return (0, -1)
    }
  }

  private func reportConflict(_ members: [Lowered], _ victim: Lowered) {
    let names = ConstraintText()
    let lines = members.map { line($0, names) }
    let hasMasks = members.contains {
      guard case .frame(let record, let part) = $0.source else { return false }
      return part == .x || part == .y || record.item.view?.hasEncapsulatedSize != true
    }
    let path = AppFacts.frameworkName[(root.storedWindow?.host ?? .current).release]
    var text =
      "Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      + "\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
    if hasMasks {
      text +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n"
    }
    text += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
    text += "Will attempt to recover by breaking constraint \n\(line(victim, names))\n\n"
    text +=
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
      + "debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView listed "
      + "in <\(path)/UIView.h> may also be helpful."
    let place = victim.user?.holder ?? root
    let host = root.storedWindow?.host ?? .current
    host.note(
      ConstraintConflict(
        views: members.flatMap(\.mentionedViews), broken: line(victim, names), log: text))
    host.report(
      SimulationIssue(
        where: place.summary, what: text,
        advice: "Remove one of these \(members.count), or lower its priority.", isLogged: true))
  }

  private func line(_ entry: Lowered, _ names: ConstraintText) -> String {
    switch entry.source {
    case .user(let constraint): names.text(constraint)
    case .frame(let record, let part): names.frameText(record, part, entry.constant)
    case .guide(let record, let edge): names.guideText(record, edge, entry.constant)
    case .content(let record, let axis): names.contentText(record, axis, entry.constant)
    case .positive, .fitting, .tieBreak: ""
    }
  }
}

extension Lowered {
  /// Whether it prevents a view from being smaller than its content.
  fileprivate var isResistance: Bool {
    if case .content = source { return relation == .greaterThanOrEqual }
    return false
  }

  /// Whether its view is arranged by a stack.
  fileprivate var isInStack: Bool {
    if case .content(let record, _) = source { return record.item.stackPlace != nil }
    return false
  }

  fileprivate var naturalSizeChange: Int {
    guard case .content(let record, let axis) = source else { return 0 }
    let change = record.item.naturalSizeChange
    return axis == .horizontal ? change.horizontal : change.vertical
  }

  /// The views that it constrains, and the owners of guides that it mentions.
  @MainActor fileprivate var mentionedViews: [UIView] {
    let items: [LayoutItem?] =
      switch source {
      case .user(let constraint): [constraint.first?.item, constraint.second?.item]
      case .frame(let record, _), .guide(let record, _), .content(let record, _): [record.item]
      case .positive, .fitting, .tieBreak: []
      }
    return items.compactMap { $0?.view ?? $0?.guide?.owningView }
  }

  /// Whether it isn't included in reports.
  fileprivate var isImplicit: Bool {
    switch source {
    case .positive, .fitting, .tieBreak: true
    default: false
    }
  }
}

extension Lowered.FramePart {
  fileprivate var number: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    }
  }
}
