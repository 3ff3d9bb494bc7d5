import Testing
import os.log
import os.signpost

/// What a file sees that imports only these submodules.
struct ImportingLogTests {
  @Test func logsAndSignposts() {
    let log = OSLog(subsystem: "app", category: "log")
    os_log("%@", log: log, type: .error, "x")
    os_signpost(.begin, log: log, name: "load")
    os_signpost(.end, log: log, name: "load")
    Logger(log).notice("\(3, align: .left(columns: 4))")
    #expect(log.isEnabled(type: .error) && !log.isEnabled(type: .debug))
  }
}
