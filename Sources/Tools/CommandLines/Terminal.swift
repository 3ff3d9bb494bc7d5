import Foundation
import RunRecord

/// The destination of messages: with colours and a progress line on a terminal, plain lines
/// elsewhere.
package struct Terminal {
  package enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case dim = "2"
    case bold = "1"
  }

  private let hasProgress: Bool
  private let hasColors: Bool

  package init() {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let noColor = getenv("NO_COLOR").map { $0[0] != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    hasColors = isTerminal && !noColor && !isDumb
    hasProgress = isTerminal && !isDumb
  }

  package func colored(_ text: String, _ color: Color) -> String {
    hasColors ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  package func line(_ text: String) {
    clearProgress()
    print(text)
  }

  /// Shows the progress on a line that the next message replaces.
  package func progress(_ text: String) {
    guard hasProgress else { return }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : 80
    print("\r\u{1B}[K\(text.prefix(max(20, columns - 1)))", terminator: "")
    fflush(nil)
  }

  package func clearProgress() {
    guard hasProgress else { return }
    print("\r\u{1B}[K", terminator: "")
    fflush(nil)
  }

  /// Prints lines to standard error; they may quote records.
  package static func printError(_ text: String) {
    let lines = harmlessLines(text).joined(separator: "\n")
    FileHandle.standardError.write(Data((lines + "\n").utf8))
  }

  // MARK: Texts from elsewhere

  /// Returns a text from a record on a single line, without control characters for the terminal or
  /// commands for a build service.
  package static func harmless(_ text: String) -> String { HarmlessText.line(text) }

  /// Returns the lines of a text from a record.
  package static func harmlessLines(_ text: String) -> [String] { HarmlessText.lines(text) }
}
