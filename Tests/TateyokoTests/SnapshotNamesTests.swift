import Testing

@testable import Tateyoko

@Suite struct SnapshotNamesTests {
  @Test(arguments: [
    ("testCell()", "testCell"), ("iPhone X, landscape", "iPhone-X-landscape"), ("横 2", "横-2"),
    ("../../etc/passwd", "etc-passwd"), ("…", ""),
  ])
  func namesBecomeFileNames(name: String, expected: String) {
    #expect(SnapshotNames.sanitized(name) == expected)
  }

  @Test func aBaselineBelongsToOneLine() {
    let names = SnapshotNames()
    #expect(names.claim("/a.png", line: 3, content: 1) == nil)
    #expect(names.claim("/a.png", line: 3, content: 1) == nil, "a repeated test")
    #expect(names.claim("/a.png", line: 3, content: 2) == 3, "a loop that forgot to name")
    #expect(names.claim("/a.png", line: 9, content: 1) == 3)
    #expect(names.claim("/b.png", line: 9, content: 1) == nil)
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

  @Test(arguments: [1, 2]) func aTestWithArgumentsHasToNameItsSnapshots(argument: Int) {
    let message = verifySnapshot(of: "text \(argument)", as: .lines, record: .never)
    #expect(message?.contains("Pass `named:`") == true)
  }
}
