import Foundation

/// The processor time of some work; unlike wall-clock time, independent of other work on the machine.
package enum ProcessorTime {
  /// Returns the calling thread's processor time for a synchronous body.
  package static func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = now
    try body()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
