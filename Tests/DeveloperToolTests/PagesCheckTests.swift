import Testing

/// `check links` and `check words`, over small packages created for them.
@Suite struct PagesCheckTests {
  private let sample: SampleFolder

  init() throws { sample = try SampleFolder() }

  @Test func linksLeadToFilesAndHeadings() throws {
    try sample.write(
      "README.md", "[a](docs/a.md) [b](docs/a.md#the-second--of-two-1) [c](#top)\n# Top\n")
    try sample.write(
      "docs/a.md",
      """
      # The `second` – of [two](../README.md)
      # The second  of two
      [out](https://example.com/none.md) `[code](none.md)`
      ```
      [block](none.md)
      # Not a heading
      ```

      """)
    let fine = try sample.run("check", "links")
    #expect(fine.output == "")
    #expect(fine.status == 0)

    try sample.write(
      "docs/b.md", "one\n[a](none.md) and [b](../README.md#none)\n[c](a.md#not-a-heading)\n")
    let wrong = try sample.run("check", "links")
    #expect(wrong.status == 1)
    #expect(
      wrong.lines == [
        "docs/b.md:2: error: none.md: there is no docs/none.md",
        "docs/b.md:2: error: ../README.md#none: README.md has no such heading",
        "docs/b.md:3: error: a.md#not-a-heading: docs/a.md has no such heading",
      ])
  }

  @Test func withoutLinksNothingPasses() throws {
    try sample.write("README.md", "none\n")
    #expect(try sample.run("check", "links").status == 2)
  }

  @Test func stiltedPhrasesHaveACeiling() throws {
    let fine = String(repeating: "// A line.\n", count: 399)
    try sample.write(
      "Sources/A.swift",
      fine + "  /// It is told, and toldest.\nlet a = \"where it\"  // where it\n")
    let passed = try sample.run("check", "words", "--list")
    #expect(passed.status == 0)
    #expect(
      passed.lines == [
        "Sources/A.swift:400:  /// It is told, and toldest.",
        "Words: 1 stilted phrases in 400 lines of comments, 2.5 per 1,000 (ceiling 5)",
      ])
    try sample.write("Sources/B.swift", "// Where it lies in, those that, by which the anew.\n")
    let refused = try sample.run("check", "words")
    #expect(refused.status == 1)
    #expect(refused.lines.last?.hasPrefix("Words: 6 stilted phrases in 401 lines") == true)
  }

  @Test func withoutCommentsNothingPasses() throws {
    #expect(try sample.run("check", "words").status == 1)
  }

  @Test func unknownChecksAreUsageErrors() throws {
    #expect(try sample.run("check", "nothing").status == 2)
    #expect(try sample.run("check", "words", "--unknown").status == 2)
    #expect(try sample.run("check", "words", "--help").status == 0)
  }
}
