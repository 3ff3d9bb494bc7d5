extension Range<Int> {
  /// Returns the first index that satisfies a condition, found by bisection; `upperBound` if there
  /// is none.
  ///
  /// - Parameter isInSecondPart: The condition. Once an index satisfies it, so do all after it.
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
