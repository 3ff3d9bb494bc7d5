import Foundation
import RunRecord

/// Where messages go: colours and a moving progress line on a terminal, plain lines elsewhere.
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

  /// Shows where the run is, on a line that the next message replaces.
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

  /// Prints lines to the standard error; they may quote records.
  package static func printError(_ text: String) {
    let lines = harmlessLines(text).joined(separator: "\n")
    FileHandle.standardError.write(Data((lines + "\n").utf8))
  }

  // MARK: Texts from elsewhere

  /// A text from a record on one line, without orders for the terminal or a build service.
  package static func harmless(_ text: String) -> String { HarmlessText.line(text) }

  /// A text from a record that may have several lines.
  package static func harmlessLines(_ text: String) -> [String] { HarmlessText.lines(text) }
}
