import ObjectiveC
import ObjectiveC.runtime
import QuartzCore
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIView
import os
import os.log
import simd

private nonisolated(unsafe) var key: UInt8 = 0

@Suite("Apple modules that code imports")
struct ModuleNameTests {
  @Test("logs take every kind of message, and evaluate those that a device would")
  func logs() {
    let logger = Logger(subsystem: "app", category: "test")
    var asked: [String] = []
    func ask(_ what: String) -> String {
      asked.append(what)
      return what
    }
    logger.debug("\(ask("debug"))")
    logger.info("a \(ask("info"), privacy: .public) b")
    logger.error("\(1.5, format: .fixed(precision: 2)) \(3, format: .decimal(minDigits: 2))")
    logger.log(level: .error, "\(ask("error"), align: .right(columns: 9), privacy: .private)")
    logger.fault("plain")
    #expect(asked == ["info", "error"])
    os_log("%@ and %d", log: OSLog(subsystem: "app", category: "c"), type: .info, "x", 3)
    os_log(.debug, "%d", 3)
    os_log("plain")
    #expect(OSLog.default.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .error))
    #expect(OSLogType.info != .fault)
  }

  @Test("locks lock")
  func locks() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    let counter = OSAllocatedUnfairLock(initialState: 1)
    counter.withLock { $0 += 1 }
    #expect(counter.withLock { $0 } == 2)
  }

  @Test("vectors are Swift's")
  func vectors() {
    let a = simd_float3(1, 2, 3)
    #expect(simd_dot(a, SIMD3(4, 5, 6)) == 32)
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_length(simd_double2(3, 4)) == 5)
    #expect(simd_mix(simd_float2(0, 0), simd_float2(2, 4), simd_float2(0.5, 0.5)) == SIMD2(1, 2))
    #expect(simd_clamp(simd_float2(-1, 3), simd_float2(0, 0), simd_float2(1, 1)) == SIMD2(0, 1))
  }

  @MainActor
  @Test("an optional passed as a value is attached as its wrapped value")
  func optionals() {
    let view = UIView()
    let label: UILabel? = UILabel()
    objc_setAssociatedObject(view, &key, label as Any, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &key) as? UILabel === label)
    let none: UILabel? = nil
    objc_setAssociatedObject(view, &key, none as Any, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &key) == nil)
    objc_setAssociatedObject(view, &key, label, .OBJC_ASSOCIATION_ASSIGN)
    let holder: UIView? = view
    #expect(objc_getAssociatedObject(holder as Any, &key) as? UILabel === label)
  }
}
