import Findings
import Linting
import UIKit

/// Lays out a screen, and runs rules on it.
///
/// The rules check one layout on a second thread while the next one is made.
@MainActor
struct LintExecution {
  let subject: LintSubject
  let plan: LintPlan
  let rules: Set<FindingRule>
  /// The indices of layouts that are known to crash the program.
  var passedOver: Set<Int> = []
  /// Called when each layout begins, with its index in the plan.
  var willLook: ((Int) -> Void)?

  /// Returns the findings in a share of the layouts.
  func outcome(of share: LintShare) -> LintOutcome {
    let worker = LintWorker(rules: rules, plan: plan)
    var troubles: [LintOutcome.Trouble] = []
    func look(at group: LintPlan.Group) -> Bool {
      func add(_ trouble: String, _ cells: some Sequence<Int>) {
        troubles.append(
          LintOutcome.Trouble(
            order: group.order, message: trouble, cells: cells.map { plan.cells[$0].described.name }
          ))
      }
      do {
        let look = try subject.look(
          at: plan.cells[group.cells[0]].config, drawing: rules.contains(.contrast),
          turn: group.turn)
        if let trouble = look.trouble { add(trouble, group.cells.prefix(1)) }
        let isForAll = !look.knowsDevice || group.cells.count == 1
        worker.add(look, of: isForAll ? group : group.only(0))
        return isForAll
      } catch {
        add("\(error)", group.cells)
        return true
      }
    }
    for index in share.indices(below: plan.groups.count) where !passedOver.contains(index) {
      willLook?(index)
      let group = plan.groups[index]
      guard !look(at: group) else { continue }
      for place in group.cells.indices.dropFirst() { _ = look(at: group.only(place)) }
    }
    var outcome = worker.finish()
    outcome.troubles = troubles
    outcome.extraSizes = extraSizes(after: outcome.looked)
    return outcome
  }

  /// The sizes of the texts at another text size, if the matrix has a single one; `nil` if no cell
  /// can be checked.
  private func extraSizes(after looked: [LintOutcome.Looked]) -> LintOutcome.ExtraSizes? {
    guard rules.contains(.fixedTextSize), plan.textSizeCount == 1, let first = looked.first else {
      return nil
    }
    let cell = plan.cells[first.cells[0]]
    let other: UIContentSizeCategory =
      cell.described.textSize == "L" ? .accessibilityExtraLarge : .large
    let config = cell.config.overridden(
      size: nil, traits: UITraitCollection(preferredContentSizeCategory: other))
    let look = try? subject.look(at: config, drawing: false, turn: nil)
    return look.map { LintOutcome.ExtraSizes(order: first.order, sizes: TextSizes($0.facts)) }
  }
}
