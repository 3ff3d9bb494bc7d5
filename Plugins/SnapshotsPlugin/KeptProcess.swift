import Foundation

/// Processes that end, with all that they have started, when this one does: a plugin that is cancelled or
/// killed would leave its builds and tests behind.
struct KeptProcess {
  /// The script that sees to that; nil where this package isn't found, so that they are started alone.
  let keeper: URL?

  init(_ package: URL?) {
    let script = package?.appendingPathComponent("scripts/keep")
    keeper = script.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
    // SwiftPM starts a plugin with the signals blocked that ask a process to end.
    var asking = sigset_t()
    sigemptyset(&asking)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&asking, signal) }
    pthread_sigmask(SIG_UNBLOCK, &asking, nil)
  }

  /// A process that is not started yet.
  func make(_ executable: URL, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = keeper ?? executable
    process.arguments = keeper == nil ? arguments : [executable.path] + arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
