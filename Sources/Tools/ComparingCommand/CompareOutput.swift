import Foundation
import RunRecord

/// The output of the command: with a progress line and colours only on a terminal.
struct CompareOutput: Sendable {
  let isVerbose: Bool
  let isQuiet: Bool
  private let isTerminal: Bool
  private let hasColors: Bool

  init(isVerbose: Bool, isQuiet: Bool) {
    self.isVerbose = isVerbose
    self.isQuiet = isQuiet
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    isTerminal = isatty(STDOUT_FILENO) == 1 && !isDumb
    hasColors = isTerminal && !(getenv("NO_COLOR").map { $0[0] != 0 } ?? false)
  }

  func print(_ text: String, terminator: String = "\n") {
    FileHandle.standardOutput.write(Data((text + terminator).utf8))
  }

  /// Prints lines, which may quote file names, to standard error.
  func printError(_ text: String) {
    clear()
    let lines = HarmlessText.lines(text).joined(separator: "\n")
    FileHandle.standardError.write(Data((lines + "\n").utf8))
  }

  func progress(_ done: Int, of total: Int) {
    guard isTerminal, !isQuiet, total > 1 else { return }
    print("\r\u{1B}[K\(done) of \(total)", terminator: "")
  }

  private func clear() {
    if isTerminal { print("\r\u{1B}[K", terminator: "") }
  }

  private func colored(_ text: String, _ code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  func summarize(_ record: RunRecord, page: URL?, accept: String?) {
    clear()
    for snapshot in record.snapshots {
      let (word, color): (String, String) =
        switch snapshot.outcome {
        case .equal: ("equal", "2")
        case .missing: ("new", "33")
        case .stale: ("removed", "33")
        case .error: ("error", "31")
        default: ("changed", "31")
        }
      // Different colour spaces are also reported for equal pixels.
      if snapshot.outcome == .equal, !isVerbose, snapshot.note == nil || isQuiet { continue }
      // File names may contain any characters, including newlines.
      let head = word.padding(toLength: 10, withPad: " ", startingAt: 0)
      let name = HarmlessText.line("\(snapshot.scenario)/\(snapshot.id)")
      let message = (snapshot.message ?? snapshot.comparison?.summary).map(HarmlessText.line)
      let note = snapshot.note.map(HarmlessText.line)
      let rest = name + [message, note].compactMap { $0.map { "\n    \($0)" } }.joined()
      if snapshot.outcome == .error {
        printError(head + rest)
      } else {
        print(colored(head, color) + rest)
      }
    }
    let isGood = record.snapshots.allSatisfy { $0.outcome == .equal }
    if isGood, isQuiet { return }
    let count = record.snapshots.count
    let total = count == 1 ? "1 picture" : "\(count) pictures"
    print(
      colored("\(total): \(words(record))", isGood ? record.verdict == .passed ? "32" : "33" : "31")
    )
    if let page { print("report    \(page.absoluteString)") }
    let isAcceptable = record.snapshots.contains { $0.pending != nil }
    if isAcceptable, let accept { print("accept    \(HarmlessText.line(accept))") }
  }

  private func words(_ record: RunRecord) -> String {
    let tally = record.tally
    let counts = tally.counts
    let parts: [(SnapshotOutcome, String)] = [
      (.changed, "changed"), (.missing, "new"), (.stale, "removed"), (.error, "not compared"),
      (.equal, "equal"),
    ]
    let tolerated = tally.toleratedCount
    return parts.compactMap { outcome, word in
      counts[outcome].flatMap { $0 > 0 ? "\($0) \(word)" : nil }
    }.joined(separator: ", ") + (tolerated > 0 ? " (\(tolerated) within the tolerance)" : "")
  }
}
