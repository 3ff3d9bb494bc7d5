import Devices
import Findings
import Foundation
import UIKit

/// Looks for faults in several screens, in several processes at once.
///
/// UIKit's code runs on one thread, so a second core needs a second process. Each of `n` processes
/// checks every `n`th layout of a screen, so the distribution doesn't depend on timing. They are
/// forked before anything is simulated, when no other thread can hold a lock, and screen code that
/// crashes its process affects no other.
@MainActor
package struct LintRun {
  package var linter: ScreenLinter
  /// The number of processes.
  package var processes: Int
  /// Whether to skip a controller that a preview has shown.
  package var skipsShown = false
  /// The maximum duration of a layout, in wall-clock time.
  package var limit: Duration = .seconds(120)
  /// Called with the screen's index and the number of its layouts that are done or being checked.
  package var progress: ((_ screen: Int, _ done: Int, _ of: Int) -> Void)?

  package init(_ linter: ScreenLinter, processes: Int) {
    self.linter = linter
    self.processes = processes
  }

  /// A screen, and the cells to check it in.
  private struct Job {
    var screen: FoundScreen
    var plan: LintPlan
  }

  /// Returns the findings in each of the screens, except skipped ones. A screen that requests an
  /// orientation or a device is only checked in it.
  ///
  /// - Throws: A ``SnapshotMatrixProblem`` if the matrix has no cells or too many.
  package func lint(
    _ screens: [FoundScreen]
  ) throws -> [(screen: FoundScreen, linted: LintedScreen)] {
    struct Request: Hashable {
      var orientation: UIInterfaceOrientation?
      var device: Device?
    }
    var plans: [Request: LintPlan] = [:]
    let jobs = try screens.map { screen in
      let request = Request(orientation: screen.orientation, device: screen.device)
      let plan = try plans[request] ?? plan(for: screen)
      plans[request] = plan
      return Job(screen: screen, plan: plan)
    }
    let layouts = jobs.map(\.plan.groups.count).max() ?? 0
    let shares = max(1, min(processes, layouts))
    let shown = ShownClasses()
    let outcomes = inProcesses(jobs, shares, shown)
    return zip(jobs, outcomes).compactMap { job, outcomes in
      if skipsShown, shown.shows(job.screen) { return nil }
      let linted = LintResult(plan: job.plan, outcomes: outcomes)
        .screen(named: job.screen.id, ignoring: linter.suppressions)
      return (job.screen, job.screen.declared(linted))
    }
  }

  private func plan(for screen: FoundScreen) throws -> LintPlan {
    var linter = linter
    linter.matrix = screen.allowed(in: linter.matrix)
    return try linter.plan(for: screen.subject)
  }

  /// Checks a share of a screen's layouts, or none if a preview has shown the screen.
  private func outcome(
    of share: LintShare, _ job: Job, _ shown: ShownClasses, passingOver: Set<Int> = [],
    willLook: ((Int) -> Void)? = nil
  ) -> LintOutcome {
    var outcome = LintOutcome(troubles: [], in: job.plan)
    if !skipsShown || !shown.shows(job.screen) {
      var looking = LintExecution(
        subject: shown.noting(job.screen).subject, plan: job.plan, rules: linter.rules)
      looking.passedOver = passingOver
      looking.willLook = willLook
      outcome = looking.outcome(of: share)
    }
    outcome.shownClasses = shown.names
    return outcome
  }

  // MARK: Processes

  /// A process and its progress.
  fileprivate struct Worker {
    let share: LintShare
    /// `nil` once it has checked all screens.
    var process: LintProcess?
    var screen = 0
    /// The layout it is checking; `nil` before the screen's first one.
    var layout: Int?
    /// The screen's layouts that stopped a process, and how many of them did so by taking too long.
    var stopping: Set<Int> = []
    var late = 0

    mutating func advance() {
      screen += 1
      layout = nil
      stopping = []
      late = 0
    }
  }

  private func inProcesses(
    _ screens: [Job], _ shares: Int, _ shown: ShownClasses
  ) -> [[LintOutcome]] {
    var outcomes = [[LintOutcome]](repeating: [], count: screens.count)
    var begun = [Int](repeating: 0, count: screens.count)
    var workers = (0..<shares).map { Worker(share: LintShare(number: $0, of: shares)) }
    for index in workers.indices { start(&workers[index], screens, shown, &outcomes) }
    while true {
      let running = workers.indices.filter { workers[$0].process != nil }
      if running.isEmpty { return outcomes }
      var watched = running.map {
        pollfd(fd: workers[$0].process?.output ?? -1, events: Int16(POLLIN), revents: 0)
      }
      if poll(&watched, nfds_t(watched.count), Self.patience) < 0 { continue }
      for index in running { workers[index].process?.stopIfLate() }
      for (index, watch) in zip(running, watched) where watch.revents != 0 {
        for message in workers[index].process?.messages() ?? [] {
          let screen = workers[index].screen
          switch message {
          case .begins(let layout):
            workers[index].layout = layout
            begun[screen] += 1
            progress?(screen, begun[screen], screens[screen].plan.groups.count)
          case .ended(let outcome):
            // For the process that replaces a stopped one.
            shown.add(outcome.shownClasses)
            outcomes[screen].append(outcome)
            workers[index].advance()
          case .stopped(let problem):
            workers[index].process = nil
            guard screen < screens.count else { continue }
            outcomes[screen].append(workers[index].stopped(problem, in: screens[screen].plan))
            start(&workers[index], screens, shown, &outcomes)
          }
        }
      }
    }
  }

  /// The interval between checks for slow layouts, in milliseconds.
  private static let patience: Int32 = 500

  /// Starts a process that checks the worker's share of the remaining screens.
  private func start(
    _ worker: inout Worker, _ screens: [Job], _ shown: ShownClasses,
    _ outcomes: inout [[LintOutcome]]
  ) {
    guard worker.screen < screens.count else { return }
    let (share, first, stopping) = (worker.share, worker.screen, worker.stopping)
    worker.process = LintProcess(of: first..<screens.count, limit: limit) {
      screen, willLook in
      outcome(
        of: share, screens[screen], shown, passingOver: screen == first ? stopping : [],
        willLook: willLook)
    }
    guard worker.process == nil else { return }
    // Without a child process, check in this one.
    for screen in first..<screens.count {
      outcomes[screen].append(outcome(of: share, screens[screen], shown))
    }
    worker.screen = screens.count
  }
}

extension LintRun.Worker {
  /// The number of a screen's layouts that may stop a process before the others are skipped.
  private static let patience = 8
  /// The number of a screen's layouts that may time out, which takes minutes each, before the
  /// others are skipped.
  private static let latePatience = 2

  /// Records that the current layout stopped the process, and returns the problem to report. The
  /// other layouts are checked again, because their findings are lost.
  fileprivate mutating func stopped(
    _ problem: ScreenTrialProblem, in plan: LintPlan
  ) -> LintOutcome {
    func trouble(_ layout: Int, _ message: String) -> LintOutcome.Trouble {
      let group = plan.groups[layout]
      return LintOutcome.Trouble(
        order: group.order, message: message,
        cells: group.cells.map { plan.cells[$0].described.name })
    }
    var troubles: [LintOutcome.Trouble] = []
    if let layout {
      stopping.insert(layout)
      if problem.isLate { late += 1 }
      troubles.append(trouble(layout, problem.description))
    }
    let others = share.indices(below: plan.groups.count).filter { !stopping.contains($0) }
    // A process that stops without a layout would do so again.
    if layout == nil || stopping.count >= Self.patience || late >= Self.latePatience {
      troubles += others.map {
        trouble($0, "It was not checked, as the screen's code crashes in other cells.")
      }
      advance()
    }
    layout = nil
    return LintOutcome(troubles: troubles, in: plan)
  }
}
