import Testing

@testable import UIKit

/// When the main thread is watched at all. Its reports are tested in separate processes.
@Suite("The main thread watchdog")
@MainActor
struct MainThreadWatchdogTests {
  @Test("a limit of 0 disables it", arguments: [(0.0, false), (3_600.0, true)])
  func zeroTurnsItOff(limit: Double, runs: Bool) {
    let watchdog = MainThreadWatchdog(limit: limit)
    #expect(!watchdog.isRunning)
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    #expect(watchdog.watch(host, "code") { 7 } == 7)
    #expect(watchdog.isRunning == runs)
  }
}
