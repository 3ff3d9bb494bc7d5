import Foundation
import RunRecord

/// Where messages go: colours and a moving progress line on a terminal, plain lines elsewhere.
struct Terminal {
  enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case dim = "2"
    case bold = "1"
  }

  private let hasProgress: Bool
  private let hasColors: Bool

  init() {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let noColor = getenv("NO_COLOR").map { $0[0] != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    hasColors = isTerminal && !noColor && !isDumb
    hasProgress = isTerminal && !isDumb
  }

  func colored(_ text: String, _ color: Color) -> String {
    hasColors ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  func line(_ text: String) {
    clearProgress()
    print(text)
  }

  /// Shows where the run is, on a line that the next message replaces.
  func progress(_ text: String) {
    guard hasProgress else { return }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : 80
    print("\r\u{1B}[K\(text.prefix(max(20, columns - 1)))", terminator: "")
    fflush(nil)
  }

  func clearProgress() {
    guard hasProgress else { return }
    print("\r\u{1B}[K", terminator: "")
    fflush(nil)
  }

  /// Prints lines to the standard error; they may quote records.
  static func printError(_ text: String) {
    let lines = harmlessLines(text).joined(separator: "\n")
    FileHandle.standardError.write(Data((lines + "\n").utf8))
  }

  // MARK: Texts from elsewhere

  /// A text from a record on one line, as a terminal or a build service may be shown it.
  ///
  /// Records come from other machines, and names in them from whoever made a pull request: control
  /// characters, which move the cursor or begin a line of their own, and those that turn the
  /// direction of writing are spelled out, and what a build service takes for a command is parted.
  static func harmless(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        result.append(contentsOf: spelled(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    var line = String(result)
    // GitHub takes the older form anywhere in a line, and the other where a line begins.
    for mark in ["##[", "##vso["] {
      line = line.replacingOccurrences(of: mark, with: "# " + mark.dropFirst())
    }
    if let start = line.firstIndex(where: { !$0.isWhitespace }), line[start...].hasPrefix("::") {
      line.insert(" ", at: line.index(after: start))
    }
    return line
  }

  /// A text from a record that may have several lines.
  static func harmlessLines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { harmless(String($0)) }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension RunVerdict {
  /// The colour of a run's last line, where nothing made the command fail.
  var color: Terminal.Color {
    switch self {
    case .failed: .red
    case .incomplete, .unsettled: .yellow
    case .passed: .green
    }
  }
}
