import Testing
import os

// Nothing else is imported: app files that log import only this.

private let log = OSLog(subsystem: "app", category: .pointsOfInterest)
private let logger = Logger(subsystem: "app", category: "os")

@Suite("Files that import only os")
struct ImportingOSTests {
  @Test("logs")
  func logs() {
    var asked = 0
    func count() -> Int {
      asked += 1
      return asked
    }
    os_log("%{public}@ and %d", log: log, type: .info, "x", 3)
    os_log("plain")
    os_log(.error, log: log, "%d", 3)
    os_log(.error, log: log, "\(count(), privacy: .public)")
    logger.warning("\(count(), format: .hex)")
    logger.debug("\(count())")
    #expect(asked == 2)
    #expect(log.signpostsEnabled && !OSLog.disabled.signpostsEnabled)
  }

  @Test("signposts")
  func signposts() {
    let first = OSSignpostID(log: log)
    let second = OSSignpostID(log: log)
    #expect(first != second && first != .exclusive && first != .invalid && first != .null)
    os_signpost(.begin, log: log, name: "load", signpostID: first)
    os_signpost(.end, log: log, name: "load", signpostID: first, "%d items", 3)
    os_signpost(.event, log: log, name: "tap")

    var asked = 0
    let poster = OSSignposter(subsystem: "app", category: "os")
    let state = poster.beginInterval("load", id: poster.makeSignpostID(), "\({ asked += 1 }())")
    poster.endInterval("load", state)
    poster.emitEvent("tap")
    #expect(asked == 1 && poster.isEnabled && !OSSignposter.disabled.isEnabled)
    #expect(poster.withIntervalSignpost("sum") { 1 + 2 } == 3)
    OSSignposter.disabled.emitEvent("tap", "\({ asked += 1 }())")
    #expect(asked == 1)
    #expect(poster.withIntervalSignpost("sum", "\({ asked += 1 }())") { 1 + 2 } == 3)
    #expect(asked == 2)
  }

  @Test("animation signposts")
  func animations() {
    var asked = 0
    os_signpost(.animationBegin, log: log, name: "fade")
    os_signpost(.animationBegin, log: log, name: "fade", "%d views", 3)
    os_signpost(.end, log: log, name: "fade")
    let poster = OSSignposter(logHandle: log)
    let id = poster.makeSignpostID()
    let plain = poster.beginAnimationInterval("fade", id: id)
    let spoken = poster.beginAnimationInterval("move", id: id, "\({ asked += 1 }())")
    poster.endInterval("move", spoken)
    poster.endInterval("fade", plain)
    #expect(asked == 1 && plain.signpostID == id && spoken.signpostID == id)
  }

  @Test("a disabled log receives nothing")
  func disabled() {
    var asked = 0
    let silent = Logger(.disabled)
    silent.error("\({ asked += 1 }())")
    silent.log(level: .fault, "\({ asked += 1 }())")
    OSSignposter(logger: silent).emitEvent("tap", "\({ asked += 1 }())")
    #expect(asked == 0 && !OSSignposter(logger: silent).isEnabled)
    Logger(log).error("\({ asked += 1 }())")
    #expect(asked == 1 && OSSignposter(logger: logger).isEnabled)
    #expect(OSLog.Category(rawValue: "PointsOfInterest") == .pointsOfInterest)
  }

  @Test("locking a lock twice on a thread, or unlocking one it doesn't hold, traps")
  func locks() async throws {
    let locked = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        os_unfair_lock_lock(&lock)
      })
    #expect(
      String(decoding: locked.standardErrorContent, as: UTF8.self)
        .contains("Trying to recursively lock an os_unfair_lock"))
    let unlocked = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var lock = os_unfair_lock()
        os_unfair_lock_unlock(&lock)
      })
    #expect(
      String(decoding: unlocked.standardErrorContent, as: UTF8.self)
        .contains("Unlock of an os_unfair_lock not owned by current thread"))
    var lock = os_unfair_lock()
    os_unfair_lock_assert_not_owner(&lock)
    os_unfair_lock_lock(&lock)
    os_unfair_lock_assert_owner(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }
}
