import CFoundTypes
import Foundation
import UIKit

/// A process that looks at its share of the layouts of screens, one screen after another, and what it
/// says of that.
@MainActor
final class LintProcess {
  /// What is said of the screen that is being looked at.
  enum Message {
    /// Looks at the layout of this number.
    case begins(Int)
    case ended(LintOutcome)
    /// The process came to an end, and how.
    case stopped(ScreenTrialProblem)
  }

  /// What can be waited for with `poll`.
  let output: Int32
  private let process: Int32
  /// What the screens' code prints.
  private let errors: Int32
  /// Where in that the layout begins that is being looked at.
  private var begun = 0
  private var unread: [UInt8] = []
  /// How long a layout may take, and when something was heard last.
  private let limit: Duration
  private var heard = ContinuousClock.now
  private var isLate = false

  /// Starts the process; nil where there can't be one.
  ///
  /// - Parameters:
  ///   - screens: The numbers of the screens to look at.
  ///   - limit: How long a layout may take.
  ///   - look: Looks at one of the screens, and says which layout it looks at.
  init?(
    of screens: Range<Int>, limit: Duration,
    look: @escaping @MainActor (_ screen: Int, _ willLook: @escaping (Int) -> Void) -> LintOutcome
  ) {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let errors = dup(fileno(file))
    guard errors >= 0 else { return nil }
    let job = Job(screens: screens, errors: errors, look: look)
    var output: Int32 = -1
    let process = withExtendedLifetime(job) {
      found_begin_trial(
        { output, job in
          let address = UInt(bitPattern: job)
          MainActor.assumeIsolated {
            guard let job = UnsafeRawPointer(bitPattern: address) else { return }
            Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().run(output)
          }
        }, Unmanaged.passUnretained(job).toOpaque(), errors, &output)
    }
    guard process > 0 else {
      close(errors)
      return nil
    }
    self.output = output
    self.process = process
    self.errors = errors
    self.limit = limit
  }

  deinit {
    close(output)
    close(errors)
  }

  /// Stops the process if a layout takes too long; that it has come to an end is heard then.
  func stopIfLate() {
    guard !isLate, ContinuousClock.now - heard > limit else { return }
    isLate = true
    kill(process, SIGKILL)
  }

  /// Reads what is there; called when something is.
  func messages() -> [Message] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(output, &buffer, buffer.count)
    if length < 0, errno == EINTR { return [] }
    guard length > 0 else { return [.stopped(end())] }
    heard = .now
    var messages: [Message] = []
    var start = 0
    // What came before has no end of a line.
    while let end = buffer[start..<length].firstIndex(of: Self.newline) {
      unread += buffer[start..<end]
      if let message = message(unread) { messages.append(message) }
      unread.removeAll(keepingCapacity: true)
      start = end + 1
    }
    unread += buffer[start..<length]
    return messages
  }

  private static let newline = UInt8(ascii: "\n")

  private func message(_ line: [UInt8]) -> Message? {
    let words = String(decoding: line.prefix(64), as: UTF8.self).split(separator: " ")
    if words.count == 2, let number = Int(words[0]), let place = Int(words[1]) {
      begun = place
      return .begins(number)
    }
    let outcome = try? JSONDecoder.ofOutcomes.decode(LintOutcome.self, from: Data(line))
    return outcome.map(Message.ended)
  }

  /// Waits for the process that has closed its end.
  private func end() -> ScreenTrialProblem {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return ScreenTrialProblem(
      end: isLate
        ? "doesn't come to an end within \(limit.components.seconds) s"
        : ScreenTrialProblem.words(forStatus: status),
      printed: ScreenTrialProblem.lines(errors, from: begun))
  }

  /// What the process does.
  private final class Job {
    let screens: Range<Int>
    let errors: Int32
    let look: @MainActor (Int, @escaping (Int) -> Void) -> LintOutcome

    init(
      screens: Range<Int>, errors: Int32,
      look: @escaping @MainActor (Int, @escaping (Int) -> Void) -> LintOutcome
    ) {
      self.screens = screens
      self.errors = errors
      self.look = look
    }

    @MainActor
    func run(_ output: Int32) {
      for screen in screens {
        let outcome = look(screen) { [errors] layout in
          fflush(nil)
          Self.say(Data("\(layout) \(lseek(errors, 0, SEEK_CUR))\n".utf8), output)
        }
        guard var line = try? JSONEncoder.ofOutcomes.encode(outcome) else { return }
        line.append(LintProcess.newline)
        Self.say(line, output)
      }
    }

    private static func say(_ data: Data, _ output: Int32) {
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
}

extension JSONEncoder {
  fileprivate static var ofOutcomes: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  fileprivate static var ofOutcomes: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
