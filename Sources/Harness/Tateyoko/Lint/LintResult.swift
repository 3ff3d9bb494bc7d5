import Findings
import Linting

/// Merges the findings in the layouts of a screen.
struct LintResult {
  private let plan: LintPlan
  /// The layouts, in the order of the plan.
  private let looked: [LintOutcome.Looked]
  private let gathering: FindingGathering
  private let troubles: [LintOutcome.Trouble]
  /// The sizes of texts at a text size that isn't in the matrix.
  private let extraSizes: TextSizes?

  /// - Parameter outcomes: The outcomes of all shares, in any order.
  init(plan: LintPlan, outcomes: [LintOutcome]) {
    self.plan = plan
    looked = outcomes.flatMap(\.looked).sorted { $0.order < $1.order }
    troubles = outcomes.flatMap(\.troubles).sorted { $0.order < $1.order }
    extraSizes = outcomes.compactMap(\.extraSizes).min { $0.order < $1.order }?.sizes
    var gathering = FindingGathering(plan)
    for outcome in outcomes { gathering.add(outcome.found) }
    self.gathering = gathering
  }

  /// Returns the screen's faults.
  func screen(named name: String, ignoring suppressions: [FindingSuppression]) -> LintedScreen {
    let cells = plan.cells.map(\.described)
    var gathering = gathering
    for (one, fixed) in zip(looked, fixedTexts) {
      gathering.add(fixed, in: one.cells, order: plan.endOfOrder + one.order)
    }
    let lookedAt = looked.flatMap(\.cells).sorted()
    return LintedScreen(
      screen: name, cells: lookedAt.map { cells[$0] },
      problems: gathering.problems(
        looked: lookedAt, turned: looked.filter(\.isTurned).flatMap(\.cells),
        ignoring: suppressions), troubles: troubleWords)
  }

  /// The texts of each layout that have the same size at another text size.
  private var fixedTexts: [[ScreenFinding]] {
    var families: [Int: [Int]] = [:]
    for (index, one) in looked.enumerated() where one.sizes != nil {
      families[one.family, default: []].append(index)
    }
    return looked.map { one in
      guard let sizes = one.sizes else { return [] }
      if let extraSizes { return sizes.fixed(in: extraSizes) }
      let relatives = families[one.family] ?? []
      let own = plan.cells[one.cells[0]].described
      func isOther(_ relative: Int, onDevice: Bool) -> Bool {
        let cell = plan.cells[looked[relative].cells[0]].described
        return cell.textSize != own.textSize && (!onDevice || cell.device == own.device)
      }
      let other =
        relatives.first { isOther($0, onDevice: true) }
        ?? relatives.first { isOther($0, onDevice: false) }
      return other.flatMap { looked[$0].sizes }.map { sizes.fixed(in: $0) } ?? []
    }
  }

  /// A description of each problem with the first cell that has it, and the number of other cells
  /// that do.
  private var troubleWords: [String] {
    var cells: [String: [String]] = [:]
    var messages: [String] = []
    for trouble in troubles {
      if cells[trouble.message] == nil { messages.append(trouble.message) }
      cells[trouble.message, default: []] += trouble.cells
    }
    return messages.map { message in
      let names = cells[message] ?? []
      let others = names.count - 1
      let more = others > 0 ? " and \(others) other cell\(others == 1 ? "" : "s")" : ""
      return "\(names.first ?? "")\(more): \(message)"
    }
  }
}
