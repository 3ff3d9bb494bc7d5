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

  let share: LintShare
  /// What can be waited for with `poll`.
  let output: Int32
  private let process: Int32
  private var unread: [UInt8] = []

  /// Starts the process; nil where there can't be one.
  ///
  /// - Parameters:
  ///   - screens: The numbers of the screens to look at.
  ///   - looking: How one of them is looked at.
  init?(
    _ share: LintShare, of screens: Range<Int>,
    looking: @escaping @MainActor (Int) -> LintLooking
  ) {
    let job = Job(share: share, screens: screens, looking: looking)
    var output: Int32 = -1
    let process = withExtendedLifetime(job) {
      found_begin_trial(
        { output, job in
          let address = UInt(bitPattern: job)
          MainActor.assumeIsolated {
            guard let job = UnsafeRawPointer(bitPattern: address) else { return }
            Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().run(output)
          }
        }, Unmanaged.passUnretained(job).toOpaque(), -1, &output)
    }
    guard process > 0 else { return nil }
    self.share = share
    self.output = output
    self.process = process
  }

  deinit { close(output) }

  /// Reads what is there; called when something is.
  func messages() -> [Message] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(output, &buffer, buffer.count)
    if length < 0, errno == EINTR { return [] }
    guard length > 0 else { return [.stopped(end())] }
    var messages: [Message] = []
    var start = 0
    // What came before has no end of a line.
    while let end = buffer[start..<length].firstIndex(of: Self.newline) {
      unread += buffer[start..<end]
      if let message = Self.message(unread) { messages.append(message) }
      unread.removeAll(keepingCapacity: true)
      start = end + 1
    }
    unread += buffer[start..<length]
    return messages
  }

  private static let newline = UInt8(ascii: "\n")

  private static func message(_ line: [UInt8]) -> Message? {
    if let number = Int(String(decoding: line, as: UTF8.self)) { return .begins(number) }
    let outcome = try? JSONDecoder.ofOutcomes.decode(LintOutcome.self, from: Data(line))
    return outcome.map(Message.ended)
  }

  /// Waits for the process that has closed its end.
  private func end() -> ScreenTrialProblem {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return ScreenTrialProblem(end: ScreenTrialProblem.words(forStatus: status), printed: [])
  }

  /// What the process does.
  private final class Job {
    let share: LintShare
    let screens: Range<Int>
    let looking: @MainActor (Int) -> LintLooking

    init(share: LintShare, screens: Range<Int>, looking: @escaping @MainActor (Int) -> LintLooking)
    {
      self.share = share
      self.screens = screens
      self.looking = looking
    }

    @MainActor
    func run(_ output: Int32) {
      for screen in screens {
        var looking = looking(screen)
        looking.willLook = { Self.say(Data("\($0)\n".utf8), output) }
        let outcome = looking.outcome(of: share)
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
