import Foundation
import Testing
import UIKit
import os

@Suite("Locks")
struct UnfairLockTests {
  private final class Shared: @unchecked Sendable {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    var count = 0
    var seconds = 0.0

    init() { lock.initialize(to: os_unfair_lock()) }

    deinit { lock.deallocate() }
  }

  /// The processor time that the calling thread has used.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("a waiting thread uses no processor time")
  func waiting() {
    let shared = Shared()
    let done = DispatchSemaphore(value: 0)
    os_unfair_lock_lock(shared.lock)
    Thread.detachNewThread {
      let start = Self.processorTime()
      os_unfair_lock_lock(shared.lock)
      shared.seconds = Self.processorTime() - start
      os_unfair_lock_unlock(shared.lock)
      done.signal()
    }
    Thread.sleep(forTimeInterval: 0.3)
    os_unfair_lock_unlock(shared.lock)
    done.wait()
    #expect(shared.seconds < 0.03)
  }

  @Test("threads that contend for a lock alternate, and all get it")
  func contending() {
    let shared = Shared()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for round in 0..<2000 {
        os_unfair_lock_lock(shared.lock)
        shared.count += 1
        if round % 100 == 0 { sched_yield() }
        os_unfair_lock_unlock(shared.lock)
      }
    }
    #expect(shared.count == 16_000)
  }

  @Test("work that needs a lock can be skipped if the lock is taken")
  func skipping() {
    let counter = OSAllocatedUnfairLock(initialState: 1)
    #expect(counter.withLockIfAvailable { $0 += 1 } != nil)
    #expect(counter.withLockIfAvailableUnchecked { $0 } == 2)
    #expect(counter.withLock { _ in counter.withLockIfAvailable { $0 } } == nil)
    #expect(counter.withLock { $0 } == 2)
  }

  @Test("a lock without state takes bodies without a parameter")
  func plain() {
    let lock = OSAllocatedUnfairLock()
    #expect(lock.withLock { 1 } == 1)
    #expect(lock.withLockUnchecked { 2 } == 2)
    #expect(lock.withLockIfAvailable { 3 } == 3)
    lock.lock()
    lock.precondition(.owner)
    #expect(lock.withLockIfAvailable { 4 } == nil)
    #expect(lock.withLockIfAvailableUnchecked { 5 } == nil)
    lock.unlock()
    lock.precondition(.notOwner)
  }

  @Test("asserting ownership of a lock that the thread doesn't hold traps")
  func ownership() async throws {
    let stopped = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OSAllocatedUnfairLock().precondition(.owner)
      })
    #expect(
      String(decoding: stopped.standardErrorContent, as: UTF8.self)
        .contains("Lock unexpectedly not owned by current thread"))
  }
}
