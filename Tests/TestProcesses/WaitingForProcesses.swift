import Foundation
import Testing

/// Runs tests that wait for processes on separate threads.
///
/// All tests of a program share as many threads as the machine has cores. A test that waits holds its thread,
/// so with two of them nothing else runs.
package struct WaitingForProcesses: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingForProcesses {
  /// The tests wait for processes that they start.
  package static var waitingForProcesses: Self { Self() }
}

/// As many threads as there are cores, in addition to the ones that other tests run on.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let queue = OperationQueue()

  private init() {
    queue.name = "tests that wait for processes"
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
