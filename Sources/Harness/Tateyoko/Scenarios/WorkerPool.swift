import Foundation

/// Threads that turn jobs into results, with a queue that blocks the producer when it is full.
///
/// Layout requires the main thread; everything after it can be done anywhere. The short queue keeps
/// a run's memory from growing with its number of pictures.
final class WorkerPool<Job: Sendable, Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private let finished: @Sendable (Output) -> Void
  private var queue: [(index: Int, job: Job)] = []
  /// Results that wait for the results of earlier jobs.
  private var outputs: [Int: Output] = [:]
  private var reportedCount = 0
  private var submitted = 0
  private var isClosed = false
  private var running = 0

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - workers: The number of threads.
  ///   - makeWorker: Creates a thread's function, which may keep buffers from job to job.
  ///   - finished: Called for each result in the order of submission, from any thread but never
  ///     concurrently.
  init(
    workers: Int, makeWorker: @escaping @Sendable () -> (Job) -> Output,
    finished: @escaping @Sendable (Output) -> Void
  ) {
    capacity = workers
    self.finished = finished
    running = workers
    for index in 0..<workers {
      let thread = Thread { [self] in work(makeWorker()) }
      thread.name = "tateyoko-\(index)"
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Submits a job; waits while there are as many queued jobs as threads.
  func submit(_ job: Job) {
    condition.lock()
    while queue.count >= capacity { condition.wait() }
    queue.append((submitted, job))
    submitted += 1
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until the results of all jobs are reported.
  func finish() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    while running > 0 { condition.wait() }
    condition.unlock()
  }

  private func work(_ function: (Job) -> Output) {
    while true {
      condition.lock()
      while queue.isEmpty, !isClosed { condition.wait() }
      guard !queue.isEmpty else {
        running -= 1
        condition.broadcast()
        condition.unlock()
        return
      }
      let (index, job) = queue.removeFirst()
      condition.broadcast()
      condition.unlock()

      let output = function(job)

      condition.lock()
      outputs[index] = output
      while let next = outputs.removeValue(forKey: reportedCount) {
        reportedCount += 1
        finished(next)
      }
      condition.unlock()
    }
  }
}
