import Testing

@testable import Findings

@Suite struct FindingReasonWordsTests {
  @Test(arguments: [
    (44.0, "44"), (0.333, "0.33"), (4.5, "4.5"), (4.05, "4.05"), (-0.5, "-0.5"), (0, "0"),
    (.infinity, "inf"),
  ])
  func numbers(value: Double, text: String) {
    #expect(FindingReason.number(value) == text)
  }

  @Test func articles() {
    #expect(
      FindingReason.unlabelled(kind: "image").words == "is an image without an accessibility label")
    #expect(
      FindingReason.unlabelled(kind: "button").words
        == "is a button without an accessibility label")
  }

  @Test func longTextsAreCut() {
    let words = FindingReason.fixedSize(text: String(repeating: "a", count: 90), points: 12).words
    #expect(words.contains("a…”"))
    #expect(words.count < 120)
  }
}
