import CFoundTypes
import Foundation

/// A child process that runs the code of screens: its messages to the process that waits for it,
/// and the output of the code.
@MainActor
final class ScreenProcess {
  /// The descriptor with the process's messages, for `poll`.
  private(set) var output: Int32
  private let process: Int32
  private let printed: Int32
  /// The time limit that the process exceeded, in seconds.
  private var exceeded: Int?

  /// How the process sends messages.
  struct Voice {
    fileprivate let output: Int32
    fileprivate let printed: Int32

    /// The start of the output that is printed from now on.
    var place: Int {
      fflush(nil)
      return Int(lseek(printed, 0, SEEK_CUR))
    }

    func say(_ data: Data) {
      data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        guard let start = bytes.baseAddress else { return }
        var written = 0
        while written < bytes.count {
          let length = write(output, start + written, bytes.count - written)
          if length < 0, errno == EINTR { continue }
          guard length > 0 else { return }
          written += length
        }
      }
    }
  }

  /// Starts the process; `nil` if it can't be started.
  init?(_ body: @escaping @MainActor (Voice) -> Void) {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let printed = dup(fileno(file))
    guard printed >= 0 else { return nil }
    let job = Job { body(Voice(output: $0, printed: printed)) }
    var output: Int32 = -1
    let process = withExtendedLifetime(job) {
      found_begin_trial(
        { output, job in
          let address = UInt(bitPattern: job)
          MainActor.assumeIsolated {
            guard let job = UnsafeRawPointer(bitPattern: address) else { return }
            Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().run(output)
          }
        }, Unmanaged.passUnretained(job).toOpaque(), printed, &output)
    }
    guard process > 0 else {
      close(printed)
      return nil
    }
    self.output = output
    self.process = process
    self.printed = printed
  }

  deinit {
    if output >= 0 { close(output) }
    close(printed)
  }

  /// Kills the process, which took longer than this number of seconds.
  func stop(after seconds: Int) {
    exceeded = seconds
    kill(process, SIGKILL)
  }

  /// Waits for the process, which sends nothing more, and returns how it ended.
  ///
  /// - Parameter place: The start of its last output.
  func end(from place: Int) -> ScreenTrialProblem {
    close(output)
    output = -1
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return ScreenTrialProblem(
      end: exceeded.map { "doesn't finish within \($0) s" }
        ?? ScreenTrialProblem.words(forStatus: status),
      printed: ScreenTrialProblem.lines(printed, from: place), isLate: exceeded != nil)
  }

  private final class Job {
    let run: @MainActor (Int32) -> Void

    init(run: @escaping @MainActor (Int32) -> Void) { self.run = run }
  }
}
