import Graphics
import Testing

struct PartitioningIndexTests {
  /// Ranges of every length up to 9, which bisection halves in every possible way.
  static let ranges = (0...9).flatMap { count in [-4, 0, 3].map { $0..<($0 + count) } }

  @Test(arguments: ranges)
  func findsTheFirstOfTheSecondPartWhereverItStarts(range: Range<Int>) {
    for start in range.lowerBound...range.upperBound {
      #expect(range.partitioningIndex { $0 >= start } == start)
    }
  }

  @Test(arguments: ranges)
  func asksOnlyForIndicesOfTheRange(range: Range<Int>) {
    for answer in [false, true] {
      var asked: [Int] = []
      _ = range.partitioningIndex {
        asked.append($0)
        return answer
      }
      #expect(asked.allSatisfy(range.contains))
      #expect(Set(asked).count == asked.count)
    }
  }

  @Test func aMillionIndicesTakeTwentyQuestions() {
    var questions = 0
    let found = (0..<1_000_000).partitioningIndex {
      questions += 1
      return $0 >= 765_432
    }
    #expect(found == 765_432)
    #expect(questions <= 20)
  }

  @Test func theBoundsOfIntDoNotOverflow() {
    #expect((0..<Int.max).partitioningIndex { $0 >= Int.max - 1 } == Int.max - 1)
  }

  @Test func anErrorOfTheConditionIsPassedOn() {
    #expect(throws: CancellationError.self) {
      try (0..<3).partitioningIndex { _ in throw CancellationError() }
    }
  }
}
