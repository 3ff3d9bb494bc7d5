import OSLog
import Testing

// What a file sees that imports neither os nor UIKit.

extension Logger {
  fileprivate static let data = Logger(subsystem: "app", category: "data")
}

struct ImportingOSLogTests {
  @Test func logs() {
    var asked = 0
    func count() -> Int {
      asked += 1
      return asked
    }
    Logger.data.info("\(count())")
    Logger.data.debug("\(count())")
    #expect(asked == 1)
  }

  @Test func theTypesAreThoseOfOS() {
    let log = OSLog(subsystem: "app", category: "data")
    #expect(log.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .error))
    Logger(log).notice("text")
  }
}
