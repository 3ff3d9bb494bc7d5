import CFoundTypes
import Foundation

/// Code that may end the program, tried in a process of its own.
package enum Trial {
  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Returns whether the program goes on after the code. If it can't be tried, it's assumed to.
  @MainActor package static func survives(_ body: @escaping () -> Void) -> Bool {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return true }
    defer { close(nowhere) }
    var output: Int32 = -1
    let context = Unmanaged.passRetained(Body(body))
    defer { context.release() }
    let process = found_begin_trial(
      { output, context in
        guard let context else { return }
        Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().run()
        var survived: UInt8 = 1
        write(output, &survived, 1)
      }, context.toOpaque(), nowhere, &output)
    guard process > 0 else { return true }
    defer { close(output) }
    var survived: UInt8 = 0
    // A lock that another thread held is never released there.
    var waited = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    if poll(&waited, 1, 10_000) <= 0 { kill(process, SIGKILL) }
    while read(output, &survived, 1) < 0, errno == EINTR {}
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return survived == 1
  }
}
