import Foundation
import GeneratedCases

/// Ends the process when a case uses more processor time than it may, and says which case it is.
///
/// A signal comes even where the case never comes to an end; its handler may do next to nothing, so the
/// message is ready before.
enum CaseTimer {
  /// What the process ends with.
  static let exitCode: Int32 = 4
  nonisolated(unsafe) private static var messageStart: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var messageLength = 0
  nonisolated(unsafe) private static var seconds = 0

  static func install(seconds: Int) {
    self.seconds = seconds
    signal(SIGPROF) { _ in
      if let start = CaseTimer.messageStart {
        _ = write(STDOUT_FILENO, start, CaseTimer.messageLength)
      }
      _exit(CaseTimer.exitCode)
    }
  }

  /// Gives a case its time, also while it is made smaller.
  @MainActor
  static func run<Case: GeneratedCase>(_ generated: Case, name: String) -> [Case.Violation] {
    prepare("\(name): it doesn't end in \(seconds) s of processor time\n\(generated)\n\n")
    set(seconds)
    defer { set(0) }
    return generated.run()
  }

  private static func prepare(_ text: String) {
    messageStart?.deallocate()
    messageLength = text.utf8.count
    messageStart = .allocate(capacity: messageLength)
    for (index, byte) in text.utf8.enumerated() { messageStart?[index] = CChar(bitPattern: byte) }
  }

  /// Counts from now on; 0 ends that.
  private static func set(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
