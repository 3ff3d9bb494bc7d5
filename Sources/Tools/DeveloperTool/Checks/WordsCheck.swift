import Foundation

/// Counts phrases that read as no English of engineers.
enum WordsCheck {
  /// Phrases per 1,000 lines of comments; swift-collections and swift-testing have 0 to 2.
  private static let ceiling = 5.0
  private static let phrases =
    combined(
      "where Where", "it there nothing that none neither those they")
    + combined("those Those", "that of who") + combined("stand stands", "for in")
    + combined("lies", "in under on over within between") + combined("is Is are", "asked")
    + combined("by of in to on", "which").flatMap { start in
      ["it", "they", "the", "a", "an"].map { "\(start) \($0)" }
    } + ["beside", "Beside", "told", "Told", "Is called", "anew", "shall"]

  private static func combined(_ first: String, _ second: String) -> [String] {
    first.split(separator: " ").flatMap { word in
      second.split(separator: " ").map { "\(word) \($0)" }
    }
  }

  static func run(list: Bool) throws -> CheckResult {
    var count = 0
    var found = 0
    for file in files(in: "Sources", ".swift") {
      for (index, line) in try readText(file).lines.enumerated() {
        guard line.utf8.first(where: { $0 != 32 && $0 != 9 }) == UInt8(ascii: "/"),
          line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//")
        else { continue }
        count += 1
        let matches = phrases.reduce(0) { $0 + occurrences(of: $1, in: line) }
        found += matches
        if list, matches > 0 { say("\(file):\(index + 1):\(line)") }
      }
    }
    // A check that found nothing to check must not pass.
    guard count > 0 else {
      return CheckResult(problems: ["error: no comments were found in Sources"])
    }
    let rate = 1000 * Double(found) / Double(count)
    let summary =
      "Words: \(found) stilted phrases in \(count) lines of comments, "
      + String(format: "%.1f per 1,000 (ceiling %.0f)", rate, ceiling)
    return rate > ceiling
      ? CheckResult(problems: [summary]) : CheckResult(problems: [], passed: summary)
  }

  /// How often a phrase occurs as whole words.
  private static func occurrences(of phrase: String, in line: Substring) -> Int {
    let offsets = line.offsets(of: phrase)
    if offsets.isEmpty { return 0 }
    let bytes = Array(line.utf8)
    func isLetter(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (bytes[index] | 32) >= 97 && (bytes[index] | 32) <= 122
    }
    return offsets.count { !isLetter($0 - 1) && !isLetter($0 + phrase.utf8.count) }
  }
}
