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

  private let process: ScreenProcess
  /// What can be waited for with `poll`.
  var output: Int32 { process.output }
  /// Where in what is printed the layout begins that is being looked at.
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

  /// Stops the process if a layout takes too long; that it has come to an end is heard then.
  func stopIfLate() {
    guard !isLate, ContinuousClock.now - heard > limit else { return }
    isLate = true
    process.stop(after: Int(limit.components.seconds))
  }

  /// Reads what is there; called when something is.
  func messages() -> [Message] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(output, &buffer, buffer.count)
    if length < 0, errno == EINTR { return [] }
    guard length > 0 else { return [.stopped(process.end(from: begun))] }
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
