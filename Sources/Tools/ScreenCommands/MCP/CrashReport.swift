/// Why a process crashed, according to its output: Swift's message, and the source locations.
struct CrashReport: Hashable, Sendable {
  /// The backtrace settings of a worker, unless its environment contains some already: no registers
  /// or libraries, no colours.
  static let settings = "enable=yes,color=no,registers=none,images=none,limit=24"
  static let variable = "SWIFT_BACKTRACE"

  private static let shownFrames = 6
  private static let shownLines = 5

  /// The message, then the frames with source locations, innermost first; without a Swift report,
  /// the last lines.
  let lines: [String]

  init(_ text: String) {
    let all = text.split(separator: "\n").map(String.init)
    let message =
      all.last { $0.contains("Fatal error") } ?? all.last { $0.hasPrefix("*** Program crashed") }
    guard let message else {
      lines = Array(all.suffix(Self.shownLines))
      return
    }
    // The crashed thread comes first, up to an empty line or another thread.
    let start = all.lastIndex { $0.hasPrefix("Thread ") && $0.hasSuffix("crashed:") }
    let thread = start.map { all[($0 + 1)...].prefix { !$0.hasPrefix("Thread ") } } ?? []
    let frames = thread.compactMap(Self.frame).prefix(Self.shownFrames)
    lines = [message] + frames.map { "  \($0)" }
  }

  /// Returns a frame as `Screen.viewDidLoad() at Screen.swift:12:5`; `nil` if it has no source
  /// location.
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
