import Foundation
import SystemFacts
import Testing

@Suite struct OSVersionTests {
  @Test func readsOneToThreeNumbers() throws {
    let text = "16.7.12"
    let version = try #require(OSVersion(text))
    #expect((version.major, version.minor, version.patch) == (16, 7, 12))
    #expect(OSVersion("26") == OSVersion(26, 0))
    #expect(OSVersion("26") == "26.0.0")
  }

  @Test func refusesEverythingElse() {
    for text in [
      "", ".", "11.", ".2", "11..2", "11.2.3.4", "eleven", "11,2", " 11", "11 ", "-1", "+1", "1e1",
      "１１", "9999", "99999999999999999999", "11.2\u{0}",
    ] {
      #expect(OSVersion(text) == nil)
    }
  }

  @Test func ordersByNumberNotByText() {
    #expect(OSVersion("9.3") < "10.0")
    #expect(OSVersion("11.2") < "11.10")
    #expect(OSVersion("11.2") < "11.2.1")
    #expect(([OSVersion](["26", "7", "11.2"])).sorted() == ["7", "11.2", "26"])
  }

  @Test func describesItselfAndReadsThatBack() {
    for (version, text) in [("11.2", "11.2"), ("26", "26.0"), ("16.7.1", "16.7.1")]
      as [(OSVersion, String)]
    {
      #expect(version.description == text)
      #expect(OSVersion(text) == version)
    }
  }

  @Test func aBadLiteralIsAValueThatSaysSo() {
    let bad: OSVersion = "eleven"
    #expect(!bad.isWellFormed)
    #expect(bad.description == "eleven")
    #expect(bad != "0")
    #expect(bad != "twelve")
    #expect(!OSVersion(-1).isWellFormed)
    #expect(OSVersion(11, 2).isWellFormed)
  }

  @Test func codesAsText() throws {
    let data = try JSONEncoder().encode([OSVersion("11.2")])
    #expect(String(decoding: data, as: UTF8.self) == "[\"11.2\"]")
    #expect(try JSONDecoder().decode([OSVersion].self, from: data) == ["11.2"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([OSVersion].self, from: Data("[\"eleven\"]".utf8))
    }
  }
}
