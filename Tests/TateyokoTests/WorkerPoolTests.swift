import Foundation
import Synchronization
import Testing

@testable import Tateyoko

@Suite struct WorkerPoolTests {
  @Test func resultsAreToldInTheOrderOfTheJobs() {
    let told = Mutex<[Int]>([])
    let pool = WorkerPool<Int, Int>(
      workers: 3,
      makeWorker: {
        { job in
          usleep(UInt32((job * 7) % 5) * 200)
          return job
        }
      }, finished: { job in told.withLock { $0.append(job) } })
    for job in 0..<100 { pool.submit(job) }
    pool.finish()
    #expect(told.withLock { $0 } == Array(0..<100))
  }

  @Test func theProducerWaitsForSlowWorkers() {
    let alive = Mutex((now: 0, most: 0))
    let pool = WorkerPool<Int, Int>(
      workers: 2,
      makeWorker: {
        { job in
          usleep(1000)
          alive.withLock { $0.now -= 1 }
          return job
        }
      }, finished: { _ in })
    for job in 0..<40 {
      alive.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
      pool.submit(job)
    }
    pool.finish()
    // Two in progress, two ready, one held by the producer.
    #expect(alive.withLock(\.most) <= 5)
  }

  @Test func aPoolWithoutJobsEnds() {
    let told = Mutex(0)
    let pool = WorkerPool<Int, Int>(
      workers: 2, makeWorker: { { $0 } }, finished: { _ in told.withLock { $0 += 1 } })
    pool.finish()
    #expect(told.withLock { $0 } == 0)
  }
}
