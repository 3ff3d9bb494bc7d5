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

  @Test func equalTextsGiveNothing() {
    #expect(UnifiedDiff.text(from: "same\n", to: "same\n").isEmpty)
  }
}
