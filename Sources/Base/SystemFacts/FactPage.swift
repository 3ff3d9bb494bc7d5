/// The page of facts, `docs/reference/facts.md`, written by `scripts/facts`.
package enum FactPage {
  package static var text: String {
    var lines = [
      "# What changed between releases", "",
      "<!-- Written by scripts/facts from Sources/Base/SystemFacts; changes here are lost. -->", "",
      "Every number and rule that differs between releases of iOS and iPadOS, or between their SDKs,",
      "as the layout asks for it. A value holds from the release named until the next one; the first",
      "also holds before it.",
      "Lengths are points. How sure a value is: *high* is documented by Apple or measured on the",
      "release; *medium* is measured on a neighbour or by others, or recalled by more than one; *low*",
      "is recalled, judged by eye, or assumed.",
    ]
    for subject in FactCatalogue.subjects {
      lines += ["", "## \(subject.title)", ""]
      lines += ["| what | from | value | sure | source |", "|---|---|---|---|---|"]
      for fact in subject.all { lines += rows(fact) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(_ fact: any AnyReleaseFact) -> [String] {
    zip(fact.origins, fact.texts).enumerated().map { index, row in
      let cells = [
        index == 0 ? fact.what : "", "\(row.0.since)", row.1, row.0.sureness.rawValue,
        row.0.source,
      ]
      return "| " + cells.map(escaped).joined(separator: " | ") + " |"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
