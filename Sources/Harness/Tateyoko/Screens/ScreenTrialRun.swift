import Foundation
import UIKit

/// Runs the code of screens in child processes first, so that a screen that crashes doesn't affect
/// the others.
@MainActor
package enum ScreenTrialRun {
  /// The result of a trial.
  enum Outcome: Equatable {
    /// The body returned this value.
    case ended(Bool)
    /// The program stopped or timed out, with its last output.
    case stopped(ScreenTrialProblem)
  }

  /// Returns the screens; screens that crash throw a ``ScreenTrialProblem`` when they are created.
  ///
  /// - Parameter cells: The screens that a screen is laid out on.
  package static func tried(
    _ screens: [FoundScreen], on cells: (FoundScreen) throws -> [ScreenCell]
  ) rethrows -> [FoundScreen] {
    let configs = try screens.map { try cells($0).map(\.config) }
    let outcomes = run(screens.count) { index in
      for config in configs[index] {
        let simulator = config.makeSimulator()
        guard let controller = try? simulator.perform(screens[index].make) else { continue }
        simulator.launch(controller)
        _ = simulator.tree
      }
      return true
    }
    return zip(screens, outcomes).map { screen, outcome in
      guard case .stopped(let problem) = outcome else { return screen }
      return screen.throwing(problem)
    }
  }

  /// Returns the controllers that can be created without arguments; controllers that crash for
  /// other reasons throw when they are created.
  static func makeable(_ screens: [FoundScreen], classNames: [String]) -> [FoundScreen] {
    let outcomes = run(screens.count) { index in
      let simulator = Simulator(.iPhone15)
      return (try? simulator.perform(screens[index].make)) != nil
    }
    return screens.indices.compactMap { index in
      switch outcomes[index] {
      case .ended(let isMade): return isMade ? screens[index] : nil
      case .stopped(let problem):
        // Swift's message for an initialiser that a class didn't inherit.
        let isMissing = problem.printed.contains {
          $0.contains("unimplemented initializer") && $0.contains("'\(classNames[index])'")
        }
        return isMissing ? nil : screens[index].throwing(problem)
      }
    }
  }

  /// Runs a body for each number below `count`, all in one process for as long as it lives.
  ///
  /// - Parameter limit: The maximum duration of a trial, in seconds of wall-clock time.
  static func run(
    _ count: Int, limit: Int = 120, _ body: @escaping @MainActor (Int) -> Bool
  ) -> [Outcome] {
    var outcomes: [Outcome] = []
    while outcomes.count < count {
      let first = outcomes.count
      let added = Trial(first..<count, limit: limit, body).outcomes
      // Without a child process nothing is known.
      if added.isEmpty { return outcomes + repeatElement(.ended(true), count: count - first) }
      outcomes += added
    }
    return outcomes
  }
}

/// Why a screen isn't shown: its code crashes the program, or doesn't return.
public struct ScreenTrialProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// How the process ended.
  var end: String
  /// The last lines of its output.
  var printed: [String]
  /// Whether it was killed because it took too long.
  var isLate = false

  /// Describes how a process ended, given its wait status.
  static func words(forStatus status: Int32) -> String {
    let signal = status & 0x7F
    return signal != 0
      ? "crashes the program (\(String(cString: strsignal(signal))))"
      : "exits with status \(status >> 8 & 0xFF)"
  }

  private static let shownBytes = 4096
  private static let shownLines = 8

  /// Returns the last lines of the output.
  static func lines(_ file: Int32, from place: Int) -> [String] {
    let size = Int(lseek(file, 0, SEEK_END))
    let start = max(place, size - shownBytes)
    guard size > start else { return [] }
    var bytes = [UInt8](repeating: 0, count: size - start)
    let length = pread(file, &bytes, bytes.count, off_t(start))
    guard length > 0 else { return [] }
    let lines = String(decoding: bytes[..<length], as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return Array(lines.filter { !$0.isEmpty }.suffix(shownLines))
  }

  /// A description of the problem.
  public var description: String {
    let fatal = printed.last { $0.contains("Fatal error") || $0.contains("fatal error") }
    let line = fatal ?? printed.last
    return "Its code \(end)" + (line.map { ": \($0)" } ?? ".")
  }
}

extension FoundScreen {
  fileprivate func throwing(_ problem: ScreenTrialProblem) -> FoundScreen {
    var screen = self
    screen.make = { throw problem }
    return screen
  }
}

/// A process that tries several screens until one stops it.
@MainActor
private struct Trial {
  private(set) var outcomes: [ScreenTrialRun.Outcome] = []

  init(_ range: Range<Int>, limit: Int, _ body: @escaping @MainActor (Int) -> Bool) {
    let process = ScreenProcess { voice in
      for index in range {
        voice.say(Data("begin \(voice.place)\n".utf8))
        voice.say(Data("end \(body(index) ? 1 : 0)\n".utf8))
      }
    }
    guard let process else { return }
    if listen(process.output, limit: limit, of: range.count) { process.stop(after: limit) }
    let problem = process.end(from: begun)
    if outcomes.count < range.count { outcomes.append(.stopped(problem)) }
  }

  /// The start of the current trial's output.
  private var begun = 0

  /// Reads the process's messages until it ends.
  ///
  /// - Returns: Whether a trial took too long.
  private mutating func listen(_ output: Int32, limit: Int, of count: Int) -> Bool {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while outcomes.count < count {
      var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&watched, 1, Int32(limit * 1000))
      if ready == 0 { return true }
      if ready < 0 {
        if errno == EINTR { continue }
        return false
      }
      let length = read(output, &buffer, buffer.count)
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { return false }
      rest += buffer[..<length]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        rest.removeSubrange(...end)
        guard words.count == 2, let number = Int(words[1]) else { continue }
        if words[0] == "begin" { begun = number } else { outcomes.append(.ended(number == 1)) }
      }
    }
    return false
  }
}
