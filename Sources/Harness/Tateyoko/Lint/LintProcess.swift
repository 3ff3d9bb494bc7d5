import Foundation
import UIKit

/// A child process that checks its share of the layouts of each screen, and reports the results.
@MainActor
final class LintProcess {
  /// A message about the screen being checked.
  enum Message {
    /// The process started to check the layout with this index.
    case begins(Int)
    case ended(LintOutcome)
    /// The process ended, and why.
    case stopped(ScreenTrialProblem)
  }

  private let process: ScreenProcess
  /// The descriptor to `poll`.
  var output: Int32 { process.output }
  /// The start of the current layout's output.
  private var begun = 0
  private var unread: [UInt8] = []
  /// The maximum duration of a layout, and the time of the last message.
  private let limit: Duration
  private var heard = ContinuousClock.now
  private var isLate = false

  /// Starts the process; `nil` if it can't be started.
  ///
  /// - Parameters:
  ///   - screens: The indices of the screens to check.
  ///   - limit: The maximum duration of a layout.
  ///   - look: Checks one of the screens, and reports the layout it is checking.
  init?(
    of screens: Range<Int>, limit: Duration,
    look: @escaping @MainActor (_ screen: Int, _ willLook: @escaping (Int) -> Void) -> LintOutcome
  ) {
    let process = ScreenProcess { voice in
      for screen in screens {
        let outcome = look(screen) { voice.say(Data("\($0) \(voice.place)\n".utf8)) }
        guard var line = try? JSONEncoder.ofOutcomes.encode(outcome) else { return }
        line.append(Self.newline)
        voice.say(line)
      }
    }
    guard let process else { return nil }
    self.process = process
    self.limit = limit
  }

  /// Terminates the process if a layout takes too long; its end is reported as a message.
  func stopIfLate() {
    guard !isLate, ContinuousClock.now - heard > limit else { return }
    isLate = true
    process.stop(after: Int(limit.components.seconds))
  }

  /// Reads the available messages; called when there is something to read.
  func messages() -> [Message] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(output, &buffer, buffer.count)
    if length < 0, errno == EINTR { return [] }
    guard length > 0 else { return [.stopped(process.end(from: begun))] }
    heard = .now
    var messages: [Message] = []
    var start = 0
    // The bytes before contain no newline.
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
