import Findings
import UIKit

/// Looks at a screen in every cell of a matrix, and gathers what is found by fault.
///
/// Each cell is launched as a matrix assertion launches it. Cells that lay out alike, such as those of
/// two models with the same display under the same OS, are laid out once and named all: those whose
/// devices' `Likeness` and all other values are equal, unless the screen's code asks what its device
/// is called. Rules look at one cell on a second thread while the next one is laid out.
@MainActor
package struct ScreenLinter {
  package var matrix: SnapshotMatrix
  package var rules: Set<FindingRule>
  package var suppressions: [FindingSuppression]
  /// Is told how many of the layouts are done; there may be fewer layouts than cells.
  package var progress: ((_ done: Int, _ of: Int) -> Void)?

  package init(
    matrix: SnapshotMatrix, rules: Set<FindingRule> = Set(FindingRule.allCases),
    suppressions: [FindingSuppression] = []
  ) {
    self.matrix = matrix
    self.rules = rules
    self.suppressions = suppressions
  }

  /// Returns what was found in the screen.
  ///
  /// - Throws: A ``SnapshotMatrixProblem`` if the matrix has no cells or too many.
  package func lint(_ screen: FoundScreen) throws -> LintedScreen {
    var result = try lint(
      .controller({ try screen.make() }, config: screen.config), named: screen.id)
    if let file = screen.file {
      result.source = FindingSource(file: file, line: screen.line ?? 1)
    }
    return result
  }

  /// Returns what was found in a controller, a view or an app.
  func lint(_ subject: LintSubject, named name: String) throws -> LintedScreen {
    let plan = try LintPlan(matrix, of: subject, turns: rules.contains(.changedByTurn))
    let worker = LintWorker(rules: rules, plan: plan)
    var troubles = LintTroubles()
    var groups = plan.groups
    var done = 0
    // The list grows where a screen turns out to go by what its device is called.
    while done < groups.count {
      let group = groups[done]
      done += 1
      do {
        let look = try subject.look(
          at: plan.cells[group.cells[0]].config, drawing: rules.contains(.contrast),
          turn: group.turn)
        if let trouble = look.trouble {
          troubles.add(trouble, [plan.cells[group.cells[0]].described.name])
        }
        if look.knowsDevice, group.cells.count > 1 {
          groups.insert(contentsOf: group.cells.dropFirst().map(group.only), at: done)
          worker.add(look, of: group.only(group.cells[0]))
        } else {
          worker.add(look, of: group)
        }
      } catch {
        troubles.add("\(error)", group.cells.map { plan.cells[$0].described.name })
      }
      progress?(done, groups.count)
    }
    let outcome = worker.finish()
    let extra = additionalSizes(of: subject, plan, after: outcome.looked)
    return LintResult(plan: plan, outcome: outcome, extraSizes: extra)
      .screen(named: name, ignoring: suppressions, troubles: troubles.words)
  }

  /// The sizes of the texts at another text size, where the matrix has a single one; nil where no cell
  /// can be looked at.
  private func additionalSizes(
    of subject: LintSubject, _ plan: LintPlan, after looked: [LintWorker.Looked]
  ) -> LintWorker.Sizes? {
    guard rules.contains(.fixedTextSize), plan.textSizeCount == 1,
      let first = looked.first.map({ plan.cells[$0.group.cells[0]] })
    else { return nil }
    let other: UIContentSizeCategory =
      first.described.textSize == "L" ? .accessibilityExtraLarge : .large
    let config = first.config.overridden(
      size: nil, traits: UITraitCollection(preferredContentSizeCategory: other))
    let look = try? subject.look(at: config, drawing: false, turn: nil)
    return look.map { LintWorker.Sizes($0.facts) }
  }
}

/// What went wrong while cells were laid out.
private struct LintTroubles {
  private var cells: [String: [String]] = [:]
  private var order: [String] = []

  mutating func add(_ message: String, _ names: [String]) {
    if cells[message] == nil { order.append(message) }
    cells[message, default: []] += names
  }

  /// Each with the first cell that has it, and how many others have it too.
  var words: [String] {
    order.map { message in
      let names = cells[message] ?? []
      let others = names.count - 1
      let more = others > 0 ? " and \(others) other cell\(others == 1 ? "" : "s")" : ""
      return "\(names.first ?? "")\(more): \(message)"
    }
  }
}
