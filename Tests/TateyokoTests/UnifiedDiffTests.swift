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
    // If only the leading space differs, it is shown.
    #expect(cause("  a", "    a") == "1 line changed, at line 1: “  a” → “    a”")
  }

  @Test func aLongLineIsShownWhereItDiffers() {
    let line = String(repeating: "x", count: 200)
    let words = cause("\(line) left \(line)", "\(line) right \(line)")
    #expect(words.hasPrefix("1 line changed, at line 1: “…xxxxxxxxxxx left x"))
    #expect(words.contains("” → “…xxxxxxxxxxx right x"))
    #expect(words.count < 160)
  }

  /// A whole difference contains both texts; a short one is as short as the standard library's.
  @Test func aDifferenceIsBothTexts() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func shuffled(_ lines: [Int]) -> [Int] {
      var lines = lines
      for index in lines.indices { lines.swapAt(index, random(lines.count)) }
      return lines
    }
    var cases = (0..<200).map { _ in
      ((0..<random(30)).map { _ in random(8) }, (0..<random(30)).map { _ in random(8) })
    }
    let long = Array(0..<4000)
    // More lines than the limit for finding the shortest difference: moved ones, and repeated ones.
    cases.append((long, shuffled(long)))
    cases.append((long, Array(long[1000...] + long[..<1000])))
    cases.append((long.map { $0 % 7 }, shuffled(long).map { $0 % 5 }))
    cases.append((long, long.flatMap { $0 % 3 == 0 ? [$0, -$0 - 1] : [$0] }))
    for (old, new) in cases {
      let (old, new) = (old.map(String.init), new.map(String.init))
      let matches = LineMatches(from: old, to: new)
      let kept = zip(old, matches.removed).filter { !$1 }.map(\.0)
      #expect(kept == zip(new, matches.added).filter { !$1 }.map(\.0))
      guard old.count < 100 else { continue }
      let changes = (matches.removed + matches.added).count { $0 }
      #expect(changes == new.difference(from: old).count, "\(old) \(new)")
    }
    // Only a few lines are moved.
    let moved = LineMatches(from: cases[201].0.map(String.init), to: cases[201].1.map(String.init))
    #expect(moved.removed.count { $0 } == 1000)
    let inserted = LineMatches(
      from: cases[203].0.map(String.init), to: cases[203].1.map(String.init))
    #expect(!inserted.removed.contains(true))
  }

  @Test func equalTextsGiveNothing() {
    #expect(UnifiedDiff.text(from: "same\n", to: "same\n").isEmpty)
  }
}
