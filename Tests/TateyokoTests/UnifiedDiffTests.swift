import Testing

@testable import Tateyoko

@Suite struct UnifiedDiffTests {
  @Test func marksWhatWentAndWhatCame() {
    let text = UnifiedDiff.text(from: "one\ntwo\nthree\n", to: "one\n2\nthree\n")
    #expect(text == "@@ line 1 @@\n  one\n− two\n+ 2\n  three\n  ")
  }

  @Test func leavesOutWhatIsFarFromAChange() {
    let old = (1...40).map(String.init)
    var new = old
    new[4] = "five"
    new[34] = "thirty-five"
    let text = UnifiedDiff.text(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"), context: 1)
    #expect(
      text == """
        @@ line 4 @@
          4
        − 5
        + five
          6
        @@ line 34 @@
          34
        − 35
        + thirty-five
          36
        """)
  }

  private func cause(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, to: new).cause
  }

  @Test func theCauseIsOneLine() {
    #expect(
      cause("one\ntwo\nthree\n", "one\n2\nthree\n") == "1 line changed, at line 2: “two” → “2”")
    #expect(
      cause("a\n  b\nc\nd\ne", "a\n  B\nc\nD\nE")
        == "3 lines changed, first at line 2: “b” → “B”")
    #expect(cause("a\nb", "a\nx\nb") == "1 line added, at line 2: “x”")
    #expect(cause("a\nb\nc", "a") == "2 lines removed, at line 2: “b”")
    #expect(
      cause("a\nb\nc\nd", "a\nB\nc\nd\ne") == "1 line changed, 1 added, first at line 2: “b” → “B”")
    // Where only the space before it differs, it is shown.
    #expect(cause("  a", "    a") == "1 line changed, at line 1: “  a” → “    a”")
  }

  @Test func aLongLineIsShownWhereItDiffers() {
    let line = String(repeating: "x", count: 200)
    let words = cause("\(line) left \(line)", "\(line) right \(line)")
    #expect(words.hasPrefix("1 line changed, at line 1: “…xxxxxxxxxxx left x"))
    #expect(words.contains("” → “…xxxxxxxxxxx right x"))
    #expect(words.count < 160)
  }

  @Test func equalTextsGiveNothing() {
    #expect(UnifiedDiff.text(from: "same\n", to: "same\n").isEmpty)
  }
}
