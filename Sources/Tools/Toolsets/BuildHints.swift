/// Advice about builds of tests that fail for reasons the compiler's errors don't tell.
package enum BuildHints {
  /// Returns a line for each known cause in the output of `swift build`, without duplicates.
  package static func lines(for output: String) -> [String] {
    let lines = output.split(separator: "\n")
    var hints: [String] = []
    for (index, line) in lines.enumerated() {
      let hint =
        if line.contains("error: no such module 'SnapshotTesting'") {
          missingModule
        } else if let address = unreachable(line) {
          unreachable(address)
        } else if isMixture(line) {
          mixture(lines[index...].prefix(12))
        } else {
          String?.none
        }
      if let hint, !hints.contains(hint) { hints.append(hint) }
    }
    return hints.map { "hint      \($0)" }
  }

  private static let missingModule =
    "SnapshotTesting is there for targets that depend on swift-snapshot-testing in their manifest: "
    + "keep that dependency, or write “import Tateyoko”, which needs none."

  // MARK: Dependencies

  private static func unreachable(_ line: Substring) -> String? {
    (line.firstMatch(of: /error: Failed to clone repository (\S+):$/)
      ?? line.firstMatch(of: /error: Couldn.t fetch updates from remote repositories: (\S+)$/))
      .map { String($0.1) }
  }

  private static func unreachable(_ address: String) -> String {
    """
    SwiftPM fetches what the manifest names, and can't reach \(address). Name a copy that it can \
    reach: swift package config set-mirror --original \(address) --mirror ADDRESS-OR-FOLDER
    """
  }

  // MARK: Tests of different actors

  /// Whether the list of a class's tests, which SwiftPM generates, has elements of different types.
  private static func isMixture(_ line: Substring) -> Bool {
    line.contains("DiscoveredTests.derived/")
      && (line.contains("error: conflicting arguments to generic parameter 'Element'")
        || line.contains("error: heterogeneous collection literal"))
  }

  /// - Parameter lines: The error, and the source that the compiler shows with it.
  private static func mixture(_ lines: ArraySlice<Substring>) -> String? {
    let name = lines.lazy.compactMap { $0.firstMatch(of: /__allTests__(\w+) = \[/)?.1 }.first
    guard let name else { return nil }
    let shown = lines.dropFirst().prefix { !$0.contains("/") }
    let advice =
      shown.contains { $0.contains("asyncTest(") }
      ? "make its synchronous tests async" : "put @MainActor on the class"
    return
      "\(name) has tests of the main actor and others, which have no common list on Linux: "
      + "\(advice) (docs/assertions.md, “XCTest and the main actor”)."
  }
}
