import Findings
import Linting
import ScreenFacts
import Synchronization

import struct ScreenFacts.ScreenFacts

/// Has rules look at layouts on a thread of its own.
final class LintWorker: Sendable {
  typealias Sizes = TextSizes

  /// One layout that was looked at.
  struct Looked: Sendable {
    var group: LintPlan.Group
    /// The sizes of the texts, where they are asked for.
    var sizes: Sizes?
  }

  private struct Job: Sendable {
    var group: LintPlan.Group
    var facts: ScreenFacts
    var turned: [ScreenFinding]
  }

  /// What was found in all layouts.
  struct Outcome: Sendable {
    /// In the order of the layouts.
    var looked: [Looked] = []
    var gathering: FindingGathering
  }

  /// The outcome so far, which the thread holds, too.
  private final class Results: Sendable {
    private let outcome: Mutex<Outcome>

    init(_ gathering: FindingGathering) { outcome = Mutex(Outcome(gathering: gathering)) }

    func add(_ one: Looked, _ findings: [ScreenFinding]) {
      outcome.withLock {
        $0.looked.append(one)
        $0.gathering.add(findings, in: one.group.cells)
      }
    }

    var all: Outcome { outcome.withLock { $0 } }
  }

  private let results: Results
  private let pool: WorkerPool<Job, Void>

  init(rules: Set<FindingRule>, plan: LintPlan) {
    let results = Results(
      FindingGathering(
        cells: plan.cells.map(\.described), settings: plan.cells.map(\.settings)))
    self.results = results
    pool = WorkerPool(
      workers: 1,
      makeWorker: {
        let ground = GroundPixels()
        let lint = ScreenLint(rules: rules) { ground.colors(of: $0, in: $1) }
        return { job in
          // A single thread, so in the order of the layouts.
          results.add(
            Looked(
              group: job.group,
              sizes: rules.contains(.fixedTextSize) ? Sizes(job.facts) : nil),
            lint.findings(in: job.facts) + job.turned)
        }
      }, finished: { _ in })
  }

  /// Hands a layout over; waits while one is in the queue.
  func add(_ look: LintSubject.Look, of group: LintPlan.Group) {
    pool.submit(Job(group: group, facts: look.facts, turned: look.turned))
  }

  /// Waits for the rules, and returns what they found.
  func finish() -> Outcome {
    pool.finish()
    return results.all
  }
}

/// What was found in all layouts, to be put together.
struct LintResult {
  let plan: LintPlan
  let outcome: LintWorker.Outcome
  /// The sizes of texts at another text size than that of the matrix.
  let extraSizes: TextSizes?

  /// The screen's faults.
  func screen(
    named name: String, ignoring suppressions: [FindingSuppression], troubles: [String]
  ) -> LintedScreen {
    let cells = plan.cells.map(\.described)
    let looked = outcome.looked
    var gathering = outcome.gathering
    for (one, fixed) in zip(looked, fixedTexts) { gathering.add(fixed, in: one.group.cells) }
    let lookedAt = looked.flatMap(\.group.cells).sorted()
    return LintedScreen(
      screen: name, cells: lookedAt.map { cells[$0] },
      problems: gathering.problems(
        looked: lookedAt, turned: looked.filter { $0.group.turn != nil }.flatMap(\.group.cells),
        ignoring: suppressions), troubles: troubles)
  }

  /// The texts of each layout that have the same size at another text size.
  private var fixedTexts: [[ScreenFinding]] {
    let looked = outcome.looked
    var families: [Int: [Int]] = [:]
    for (index, one) in looked.enumerated() where one.sizes != nil {
      families[one.group.family, default: []].append(index)
    }
    return looked.enumerated().map { index, one in
      guard let sizes = one.sizes else { return [] }
      if let extraSizes { return sizes.fixed(in: extraSizes) }
      let relatives = families[one.group.family] ?? []
      let own = plan.cells[one.group.cells[0]].described
      func isOther(_ relative: Int, onDevice: Bool) -> Bool {
        let cell = plan.cells[looked[relative].group.cells[0]].described
        return cell.textSize != own.textSize && (!onDevice || cell.device == own.device)
      }
      let other =
        relatives.first { isOther($0, onDevice: true) }
        ?? relatives.first { isOther($0, onDevice: false) }
      return other.flatMap { looked[$0].sizes }.map { sizes.fixed(in: $0) } ?? []
    }
  }
}
