/// How many values of a set of recordings the model reproduces.
package struct TruthTally: Equatable, Sendable {
  package var exact: Int
  package var near: Int
  package var wrong: Int

  package init(exact: Int = 0, near: Int = 0, wrong: Int = 0) {
    self.exact = exact
    self.near = near
    self.wrong = wrong
  }

  package var count: Int { exact + near + wrong }

  package mutating func add(_ isExact: Bool) {
    if isExact { exact += 1 } else { wrong += 1 }
  }

  /// Counts a value by its greatest difference from the recorded one.
  package mutating func add(_ difference: Double, exact limit: Double, near: Double = 0) {
    if difference < limit {
      exact += 1
    } else if difference < near {
      self.near += 1
    } else {
      wrong += 1
    }
  }
}

/// Recordings of Apple's systems with which the model has been compared: a row of `docs/truth.md`.
package struct TruthSet: Sendable {
  package var name: String
  package var tally: TruthTally
  /// The test that expects the tally, as `Suite.test`, or the day on which the values were counted.
  package var proof: String
  fileprivate var cells: [String]

  private init?(_ line: Substring) {
    cells = line.split(separator: "|").map { $0.trimmingSpaces }
    guard cells.count == 8 else { return nil }
    name = cells.removeFirst()
    proof = cells.removeLast()
    let words = cells.removeLast().split(separator: " ").map(String.init)
    let counts = words.compactMap { Int($0.filter { $0 != "," }) }
    guard words.count == 3, counts.count == 3 else { return nil }
    cells += words
    tally = TruthTally(exact: counts[0], near: counts[1], wrong: counts[2])
  }

  private static func rows(_ table: String) -> [TruthSet] {
    table.split(separator: "\n").map { line in
      guard let row = TruthSet(line) else { preconditionFailure("\(line)") }
      return row
    }
  }

  /// Sets that a test compares with.
  package static let tested = rows(compared)
  /// Sets whose recordings the tests don't have.
  package static let outside = rows(counted)

  package static subscript(name: String) -> TruthTally? {
    tested.first { $0.name == name }?.tally
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// `docs/truth.md`, written by `scripts/truth`.
package enum TruthPage {
  package static var text: String {
    var lines = [
      "# Truth", "",
      "<!-- Written by scripts/truth from Tests/TestSupport/TruthSet+Table.swift; changes here are lost. -->",
      "", introduction, "", "## Compared by the tests", "",
    ]
    lines += table(TruthSet.tested, last: "test") { set in
      let isAbsent = set.proof.hasSuffix("†")
      return "`\(set.proof.filter { $0 != "†" && $0 != " " })`" + (isAbsent ? " †" : "")
    }
    lines += ["", "† \(besideTheRepository)", "", "## Measured outside the suite", ""]
    lines += [measuredOutside, ""] + table(TruthSet.outside, last: "counted", \.proof)
    lines += [
      "", "## Without recordings", "", withoutRecordings, "", "| of | is known |", "|---|---|",
    ]
    lines += TruthSet.unrecorded.split(separator: "\n").map { "| \($0) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(
    _ sets: [TruthSet], last: String, _ proof: (TruthSet) -> String
  ) -> [String] {
    [
      "| area | set | releases | devices | values | exact | near | wrong | \(last) |",
      "|---|---|---|---|---|---:|---:|---:|---|",
    ]
      + sets.map { "| " + ($0.cells + [proof($0)]).joined(separator: " | ") + " |" }
  }
}
