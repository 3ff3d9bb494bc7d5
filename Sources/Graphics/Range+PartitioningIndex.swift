extension Range<Int> {
  /// The first index for which a condition holds, found by bisection; `upperBound` if it holds for none.
  ///
  /// - Parameter isInSecondPart: The condition. Once it holds for an index, it holds for all after it.
  @inlinable package func partitioningIndex(
    where isInSecondPart: (Int) throws -> Bool
  ) rethrows -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if try isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
