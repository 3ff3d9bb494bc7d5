import Findings
import Linting
import ScreenFacts
import Synchronization

/// Runs rules on layouts in a separate thread.
final class LintWorker: Sendable {
  private struct Job: Sendable {
    var group: LintPlan.Group
    var facts: LaidOutScreen
    var turned: [ScreenFinding]
  }

  /// The findings so far, shared with the thread.
  private final class Results: Sendable {
    private struct State {
      var looked: [LintOutcome.Looked] = []
      var gathering: FindingGathering
    }

    private let state: Mutex<State>

    init(_ gathering: FindingGathering) { state = Mutex(State(gathering: gathering)) }

    func add(_ one: LintOutcome.Looked, _ findings: [ScreenFinding]) {
      state.withLock {
        $0.looked.append(one)
        $0.gathering.add(findings, in: one.cells, order: one.order)
      }
    }

    var outcome: LintOutcome {
      state.withLock { LintOutcome(looked: $0.looked, found: $0.gathering.part) }
    }
  }

  private let results: Results
  private let pool: WorkerPool<Job, Void>

  init(rules: Set<FindingRule>, plan: LintPlan) {
    let results = Results(FindingGathering(plan))
    self.results = results
    pool = WorkerPool(
      workers: 1,
      makeWorker: {
        let ground = GroundPixels()
        let lint = ScreenLint(rules: rules) { ground.colors(of: $0, in: $1) }
        return { job in
          // A single thread keeps the order of the layouts.
          let sizes = rules.contains(.fixedTextSize) ? TextSizes(job.facts) : nil
          results.add(
            LintOutcome.Looked(
              order: job.group.order, cells: job.group.cells, family: job.group.family,
              isTurned: job.group.turn != nil, sizes: sizes),
            lint.findings(in: job.facts) + job.turned)
        }
      }, finished: { _ in })
  }

  /// Enqueues a layout; waits while the queue is full.
  func add(_ look: LintSubject.Look, of group: LintPlan.Group) {
    pool.submit(Job(group: group, facts: look.facts, turned: look.turned))
  }

  /// Waits for the rules to finish, and returns their findings.
  func finish() -> LintOutcome {
    pool.finish()
    return results.outcome
  }
}
