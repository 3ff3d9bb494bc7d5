/// Why a process ended, by what it wrote: Swift's message, and where in the sources.
struct CrashReport: Hashable, Sendable {
  /// What a worker's environment says of reports, unless it says something already: no registers or
  /// libraries, no colours.
  static let settings = "enable=yes,color=no,registers=none,images=none,limit=24"
  static let variable = "SWIFT_BACKTRACE"

  private static let shownFrames = 6
  private static let shownLines = 5

  /// The message, then the frames that have a place in the sources, the innermost first; the last
  /// lines where Swift wrote no report.
  let lines: [String]

  init(_ text: String) {
    let all = text.split(separator: "\n").map(String.init)
    let message =
      all.last { $0.contains("Fatal error") } ?? all.last { $0.hasPrefix("*** Program crashed") }
    guard let message else {
      lines = Array(all.suffix(Self.shownLines))
      return
    }
    // The thread that crashed comes first, before an empty line or another thread.
    let start = all.lastIndex { $0.hasPrefix("Thread ") && $0.hasSuffix("crashed:") }
    let thread = start.map { all[($0 + 1)...].prefix { !$0.hasPrefix("Thread ") } } ?? []
    let frames = thread.compactMap(Self.frame).prefix(Self.shownFrames)
    lines = [message] + frames.map { "  \($0)" }
  }

  /// `Screen.viewDidLoad() at Screen.swift:12:5` of a frame; nil where it has no place.
  private static func frame(_ line: String) -> String? {
    guard let address = line.range(of: " 0x"), let place = line.range(of: " at /") else {
      return nil
    }
    let rest = line[address.upperBound...].drop { !$0.isWhitespace }.drop { $0.isWhitespace }
    guard rest.startIndex < place.lowerBound else { return nil }
    let function = rest[..<place.lowerBound]
    // “function + offset in image”.
    let name = function.range(of: " + ").map { function[..<$0.lowerBound] } ?? function
    return "\(name) at /\(line[place.upperBound...])"
  }
}
