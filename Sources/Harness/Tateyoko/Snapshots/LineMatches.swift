/// Matches the equal lines of two texts, in time that grows with the number of lines.
///
/// Finds the longest common subsequence if few lines occur in both texts. Otherwise the lines that
/// occur once in each text are matched first, as many as keep their order (patience diff), and then
/// the stretches between them.
struct LineMatches {
  /// Whether each line of the older text has no match.
  private(set) var removed: [Bool]
  /// Whether each line of the newer text has no match.
  private(set) var added: [Bool]

  private let old: [Int]
  private let new: [Int]

  /// The maximum number of comparisons in a stretch for finding the shortest difference.
  private static let limit = 1_000_000

  init(from oldLines: [String], to newLines: [String]) {
    var numbers: [Bytes: Int] = [:]
    func number(_ line: String) -> Int {
      let key = Bytes(line)
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    old = oldLines.map(number)
    new = newLines.map(number)
    removed = Array(repeating: true, count: old.count)
    added = Array(repeating: true, count: new.count)
    var waiting = [(old.indices, new.indices)]
    while let (oldPart, newPart) = waiting.popLast() { waiting += match(oldPart, newPart) }
  }

  /// Matches the lines of two stretches, and returns the remaining pairs of stretches.
  private mutating func match(_ oldPart: Range<Int>, _ newPart: Range<Int>) -> [(
    Range<Int>, Range<Int>
  )] {
    var (oldPart, newPart) = (oldPart, newPart)
    while let o = oldPart.first, let n = newPart.first, old[o] == new[n] {
      pair(o, n)
      (oldPart, newPart) = (oldPart.dropFirst(), newPart.dropFirst())
    }
    while let o = oldPart.last, let n = newPart.last, old[o] == new[n] {
      pair(o, n)
      (oldPart, newPart) = (oldPart.dropLast(), newPart.dropLast())
    }
    let oldCounts = Self.places(old, oldPart)
    let newCounts = Self.places(new, newPart)
    // A line that occurs in only one of the two has no match.
    let oldShared = oldPart.filter { newCounts[old[$0]] != nil }
    let newShared = newPart.filter { oldCounts[new[$0]] != nil }
    guard !oldShared.isEmpty else { return [] }
    if oldShared.count * newShared.count <= Self.limit {
      matchShortest(oldShared, newShared)
      return []
    }
    let anchors = Self.increasing(
      oldShared.compactMap { o in
        guard let places = oldCounts[old[o]], places.count == 1, let other = newCounts[old[o]],
          other.count == 1
        else { return nil }
        return (o, other.first)
      })
    // Without anchors the whole stretch counts as replaced.
    guard !anchors.isEmpty else { return [] }
    var rest: [(Range<Int>, Range<Int>)] = []
    var (fromOld, fromNew) = (oldPart.lowerBound, newPart.lowerBound)
    for (o, n) in anchors {
      pair(o, n)
      rest.append((fromOld..<o, fromNew..<n))
      (fromOld, fromNew) = (o + 1, n + 1)
    }
    rest.append((fromOld..<oldPart.upperBound, fromNew..<newPart.upperBound))
    return rest
  }

  private mutating func pair(_ o: Int, _ n: Int) {
    removed[o] = false
    added[n] = false
  }

  private mutating func matchShortest(_ oldShared: [Int], _ newShared: [Int]) {
    for o in oldShared { removed[o] = false }
    for n in newShared { added[n] = false }
    for change in newShared.map({ new[$0] }).difference(from: oldShared.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed[oldShared[offset]] = true
      case .insert(let offset, _, _): added[newShared[offset]] = true
      }
    }
  }

  /// Returns the first index of each line of a stretch, and its number of occurrences.
  private static func places(
    _ lines: [Int], _ part: Range<Int>
  ) -> [Int: (first: Int, count: Int)] {
    var result: [Int: (first: Int, count: Int)] = [:]
    for index in part { result[lines[index], default: (index, 0)].count += 1 }
    return result
  }

  /// Returns the longest subsequence of ordered pairs whose second numbers increase.
  private static func increasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(Int, Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }

  /// A line compared by its bytes: canonically equivalent texts in another form differ.
  private struct Bytes: Hashable {
    let line: String

    init(_ line: String) { self.line = line }

    static func == (a: Bytes, b: Bytes) -> Bool { a.line.utf8.elementsEqual(b.line.utf8) }

    func hash(into hasher: inout Hasher) {
      var line = line
      line.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}
