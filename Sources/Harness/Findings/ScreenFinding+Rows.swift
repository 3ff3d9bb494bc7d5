extension ScreenFinding {
  /// The path without the numbers of rows and items, which all rows of a list share.
  package var pathOfRows: [String] { path.map(Self.withoutRow) }

  /// Returns a step of a path without the number of a row or an item: `Cell “0-3”` becomes
  /// `Cell “…”`.
  package static func withoutRow(_ step: String) -> String {
    guard step.hasSuffix("”"), let quote = step.lastIndex(of: "“") else { return step }
    let identifier = step[step.index(after: quote)...].dropLast()
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.suffix(2).allSatisfy({ Int($0) != nil }) else { return step }
    let name = step.prefix { $0 != "[" && $0 != " " }
    return "\(name) “\((parts.dropLast(2) + ["…"]).joined(separator: "-"))”"
  }
}
