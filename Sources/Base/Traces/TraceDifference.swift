/// The differences between two traces, in the order of the newer one.
public struct TraceDifference: Hashable, Sendable {
  public let changes: [TraceChange]

  public var isEmpty: Bool { changes.isEmpty }

  /// The number of comparisons above which the differing middle is reported as a whole.
  private static let limit = 4_000_000

  public init(from old: Trace, to new: Trace) {
    var head = 0
    let shorter = min(old.entries.count, new.entries.count)
    while head < shorter, old.entries[head].isSameCall(as: new.entries[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head,
      old.entries[old.entries.count - 1 - tail]
        .isSameCall(as: new.entries[new.entries.count - 1 - tail])
    { tail += 1 }
    let oldMiddle = head..<(old.entries.count - tail)
    let newMiddle = head..<(new.entries.count - tail)

    var pairs = (0..<head).map { (old: $0, new: $0) }
    var found: [(position: Int, change: TraceChange)] = []
    if oldMiddle.count * newMiddle.count > Self.limit {
      let first = new.entries[newMiddle.lowerBound]
      found.append(
        (
          head,
          TraceChange(
            entry: first, kind: .unlike(oldCount: oldMiddle.count, newCount: newMiddle.count))
        ))
    } else if !oldMiddle.isEmpty || !newMiddle.isEmpty {
      let middle = Middle(old: old, oldMiddle, new: new, newMiddle)
      pairs += middle.pairs
      found += middle.changes
    }
    pairs += (0..<tail).map {
      (old: old.entries.count - tail + $0, new: new.entries.count - tail + $0)
    }
    for pair in pairs {
      let (before, now) = (old.entries[pair.old], new.entries[pair.new])
      if Trace.Entry.text(of: before.time) != Trace.Entry.text(of: now.time) {
        found.append((pair.new, TraceChange(entry: now, kind: .time(old: before.time))))
      }
    }
    found.sort { $0.position < $1.position }
    changes = Self.collected(found.map(\.change))
  }

  /// Returns the changes as lines, the most significant first, up to a limit.
  public func summary(limit: Int = 12) -> String {
    var lines = changes.prefix(limit).map(\.description)
    if changes.count > limit { lines.append("… and \(changes.count - limit) more changes") }
    return lines.joined(separator: "\n")
  }

  /// Merges neighbours with the same description, and time shifts by the same amount.
  private static func collected(_ changes: [TraceChange]) -> [TraceChange] {
    var result: [TraceChange] = []
    var lastShift: (index: Int, amount: Int)?
    for change in changes {
      if case .time(let old) = change.kind {
        let amount = Int(((change.entry.time - old) * 1000).rounded())
        if let shift = lastShift, shift.amount == amount {
          result[shift.index].count += 1
          continue
        }
        lastShift = (result.count, amount)
      } else if let last = result.last, last.entry == change.entry, last.kind == change.kind {
        result[result.count - 1].count += 1
        continue
      }
      result.append(change)
    }
    return result
  }
}

extension Trace.Entry {
  func isSameCall(as other: Self) -> Bool {
    path == other.path && method == other.method && arguments == other.arguments
  }

  func isSameMethod(as other: Self) -> Bool { path == other.path && method == other.method }
}

/// The part between the common start and the common end of two traces.
private struct Middle {
  var pairs: [(old: Int, new: Int)] = []
  var changes: [(position: Int, change: TraceChange)] = []

  init(old: Trace, _ oldRange: Range<Int>, new: Trace, _ newRange: Range<Int>) {
    pairs = Self.commonPairs(old, oldRange, new, newRange)
    var gone: [Int] = []
    var come: [Int] = []
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for pair in pairs + [(old: oldRange.upperBound, new: newRange.upperBound)] {
      var left = Array(oldStart..<pair.old)
      for index in newStart..<pair.new {
        // In the same gap, the same method with other arguments is the same call.
        if let match = left.firstIndex(where: {
          old.entries[$0].isSameMethod(as: new.entries[index])
        }) {
          let before = old.entries[left[match]]
          let kind = TraceChange.Kind.arguments(old: before.arguments)
          changes.append((index, TraceChange(entry: new.entries[index], kind: kind)))
          left.remove(at: match)
        } else {
          come.append(index)
        }
      }
      gone += left
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    for index in come {
      let entry = new.entries[index]
      let place = index > 0 ? new.entries[index - 1] : nil
      if let match = gone.firstIndex(where: { old.entries[$0].isSameCall(as: entry) }) {
        let oldIndex = gone.remove(at: match)
        let oldPlace = oldIndex > 0 ? old.entries[oldIndex - 1] : nil
        changes.append(
          (index, TraceChange(entry: entry, kind: .moved(oldAfter: oldPlace, newAfter: place))))
      } else {
        changes.append((index, TraceChange(entry: entry, kind: .added(after: place))))
      }
    }
    for index in gone {
      let place = index > 0 ? old.entries[index - 1] : nil
      // Reported at the current position of the previous calls.
      let position = pairs.last { $0.old < index }?.new ?? newRange.lowerBound
      changes.append(
        (position, TraceChange(entry: old.entries[index], kind: .missing(after: place))))
    }
  }

  /// Returns the longest common sequence of calls.
  private static func commonPairs(
    _ old: Trace, _ oldRange: Range<Int>, _ new: Trace, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    let (rows, columns) = (oldRange.count, newRange.count)
    guard rows > 0, columns > 0 else { return [] }
    let oldCalls = Array(old.entries[oldRange])
    let newCalls = Array(new.entries[newRange])
    var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let here = row * (columns + 1) + column
        lengths[here] =
          oldCalls[row].isSameCall(as: newCalls[column])
          ? lengths[here + columns + 2] + 1
          : max(lengths[here + columns + 1], lengths[here + 1])
      }
    }
    var result: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let here = row * (columns + 1) + column
      if oldCalls[row].isSameCall(as: newCalls[column]) {
        result.append((old: oldRange.lowerBound + row, new: newRange.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[here + columns + 1] >= lengths[here + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}
