import Synchronization
import Testing

@testable import Tateyoko

@Suite struct SnapshotNamesTests {
  @Test(arguments: [
    ("testCell()", "testCell"), ("iPhone X, landscape", "iPhone-X-landscape"), ("横 2", "横-2"),
    ("../../etc/passwd", "etc-passwd"), ("…", ""),
    // An accent is a part of its letter: as one character, as two, and if there is no single one for both.
    ("a\u{301}", "\u{E1}"), ("\u{E1}", "\u{E1}"), ("Cafe\u{301} 1", "Caf\u{E9}-1"),
    ("x\u{302} y", "x\u{302}-y"), ("हिन्दी", "हिन्दी"), ("が", "が"),
    // Marks that belong to no letter aren't part of the name.
    ("\u{301}a", "a"), ("❤\u{FE0F} red", "red"), ("1\u{FE0F}\u{20E3}", "1"),
  ])
  func namesBecomeFileNames(name: String, expected: String) {
    #expect(SnapshotNames.sanitized(name).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func namesThatBecomeOneFileNameAreReported() {
    let names = SnapshotNames()
    #expect(names.claim("/t.a-b.png", named: "a b", line: 3, content: 1) == nil)
    #expect(names.claim("/t.a-b.png", named: "a b", line: 3, content: 1) == nil)
    let other = names.claim("/t.a-b.png", named: "a, b", line: 4, content: 1)
    #expect(other?.names == ["a b", "a, b"], "equal by chance")
    let words = other.map { SnapshotNames.advice("S/t.a-b", line: 4, other: $0) } ?? ""
    #expect(words.contains("“a b” (line 3) and “a, b” become the same file name"))
    #expect(names.claim("/t.\u{E1}.png", named: "a\u{301}", line: 5, content: 1) == nil)
    #expect(names.claim("/t.\u{E1}.png", named: "\u{E1}", line: 5, content: 1) == nil)
  }

  @Test func aBaselineBelongsToOneLine() {
    let names = SnapshotNames()
    #expect(names.claim("/a.png", line: 3, content: 1) == nil)
    #expect(names.claim("/a.png", line: 3, content: 1) == nil, "a repeated test")
    #expect(names.claim("/a.png", line: 3, content: 2)?.line == 3, "a loop that forgot to name")
    #expect(names.claim("/a.png", line: 9, content: 1) == nil, "another line, the same content")
    #expect(names.claim("/a.png", line: 9, content: 2)?.line == 3)
    #expect(names.claim("/c.png", line: 3, content: nil) == nil)
    #expect(names.claim("/c.png", line: 3, content: nil) == nil)
    #expect(names.claim("/c.png", line: 9, content: nil)?.line == 3, "nothing to compare by")
    #expect(names.claim("/b.png", line: 9, content: 1) == nil)
  }

  @Test func aTestThatIsCalledOnceMoreHasItsBaselineAnew() {
    let names = SnapshotNames()
    func call(_ number: Int, of test: String?) -> TestInvocation {
      TestInvocation(key: "\(number)", test: test)
    }
    #expect(names.claim("/a.png", line: 3, content: 1, by: call(1, of: "DarkTests.testOne")) == nil)
    #expect(names.claim("/a.png", line: 3, content: 2, by: call(2, of: "DarkTests.testOne")) == nil)
    #expect(
      names.claim("/a.png", line: 3, content: 3, by: call(2, of: "DarkTests.testOne"))?.line == 3)
    #expect(
      names.claim("/a.png", line: 3, content: 3, by: call(3, of: "LightTests.testOne"))?.tests
        == ["DarkTests.testOne", "LightTests.testOne"])
    #expect(names.next(file: "A.swift", test: "one", in: call(1, of: nil)) == 1)
    #expect(names.next(file: "A.swift", test: "one", in: call(1, of: nil)) == 2)
    #expect(names.next(file: "A.swift", test: "one", in: call(2, of: nil)) == 1)
  }

  /// Alone in its process either would record, unaware of the other.
  @Test func anotherTestsLineIsNotTheSame() {
    let names = SnapshotNames()
    let dark = TestInvocation(key: "1", test: "DarkTests.testOne")
    let light = TestInvocation(key: "2", test: "LightTests.testOne")
    #expect(names.claim("/a.png", line: 3, content: 1, by: dark) == nil)
    #expect(names.claim("/a.png", line: 9, content: 1, by: light)?.line == 3)
    #expect(names.claim("/a.png", line: 3, content: 1, by: light) == nil, "a helper's line")
  }

  /// -1 and 1 make the same name, whichever comes first: neither may get it by chance.
  @Test func callsWithOtherArgumentsNeverShareABaseline() {
    let names = SnapshotNames()
    func call(_ arguments: String) -> TestInvocation {
      TestInvocation(key: "signs \(arguments)", test: "signs", arguments: arguments)
    }
    #expect(names.next(file: "A.swift", test: "signs", in: call("-1")) == 1)
    #expect(names.next(file: "A.swift", test: "signs", in: call("1")) == 1)
    #expect(names.claim("/signs.1.1.png", line: 3, content: 1, by: call("-1")) == nil)
    #expect(names.claim("/signs.1.1.png", line: 3, content: 2, by: call("1"))?.line == 3)
    #expect(names.claim("/signs.1.1.png", line: 3, content: 1, by: call("-1")) == nil)
  }

  private static let identities = Mutex<[Int: String]>([:])

  @Test(arguments: [-1, 1, 10, -10]) func argumentsAreToldApartWhereTheirNamesAreNot(sign: Int) {
    #expect(TestArguments.name == "\(abs(sign))")
    let known = Self.identities.withLock { known in
      known[sign] = TestArguments.identity
      return known
    }
    #expect(Set(known.values).count == known.count)
    #expect(!TestArguments.identity.isEmpty)
  }

  @Test func unnamedSnapshotsAreNumberedFileByFileAndTestByTest() {
    let names = SnapshotNames()
    #expect(names.next(file: "A.swift", test: "one") == 1)
    #expect(names.next(file: "A.swift", test: "one") == 2)
    #expect(names.next(file: "B.swift", test: "one") == 1)
    #expect(names.next(file: "A.swift", test: "two") == 1)
  }

  @Test func numbersAreSafeFromParallelTests() async {
    let names = SnapshotNames()
    let numbers = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<200 { group.addTask { names.next(file: "A.swift", test: "many") } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(numbers == Set(1...200))
  }

  @Test(arguments: [1, 2]) func aTestWithArgumentsNamesItsSnapshotsAfterThem(argument: Int) {
    #expect(TestArguments.name == "\(argument)")
    let message = verifySnapshot(of: "text \(argument)", as: .lines, record: .never)
    #expect(message?.contains("aTestWithArgumentsNamesItsSnapshotsAfterThem.\(argument).1") == true)
    let second = verifySnapshot(of: "more \(argument)", as: .lines, record: .never)
    #expect(second?.contains("AfterThem.\(argument).2") == true)
  }

  @Test(arguments: [Side.upright, .sideways], ["iPhone X"])
  func severalArgumentsAreJoined(side: Side, device: String) {
    #expect(TestArguments.name == "\(side)-iPhone-X")
  }

  enum Side { case upright, sideways }

  @Test func aTestWithoutArgumentsHasNone() {
    #expect(!TestArguments.areThere)
    #expect(TestArguments.name == nil)
  }

  @Test func longArgumentsAreShortenedAndStayApart() {
    let one = String(repeating: "a", count: 200)
    #expect(TestArguments.shortened(one).count < 90)
    #expect(TestArguments.shortened(one) != TestArguments.shortened(one + "b"))
  }

  @Test func theAdviceKnowsALoopFromASecondLine() {
    #expect(SnapshotNames.advice("A/b.1", line: 3, other: .init(line: 9)).contains("line 9"))
    #expect(SnapshotNames.advice("A/b.1", line: 3, other: .init(line: 3)).contains("loop"))
  }
}
