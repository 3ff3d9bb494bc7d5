/// A sparse vector: its numbers, and the indices of the ones that may be nonzero.
struct SparseVector {
  private(set) var values: [Double] = []
  private(set) var pattern: [Int32] = []
  private var isIn: [Bool] = []
  // The depth-first search of a solve: its pending entries, and the path to the current one.
  private var order: [Int32] = []
  private var path: [Int32] = []
  private var cursors: [Int32] = []

  init(size: Int = 0) {
    values = [Double](repeating: 0, count: size)
    isIn = [Bool](repeating: false, count: size)
    path = [Int32](repeating: 0, count: size)
    cursors = [Int32](repeating: 0, count: size)
  }

  mutating func grow() {
    values.append(0)
    isIn.append(false)
    path.append(0)
    cursors.append(0)
  }

  /// Removes the last number; the vector must be clear.
  mutating func shrink() {
    values.removeLast()
    isIn.removeLast()
    path.removeLast()
    cursors.removeLast()
  }

  mutating func clear() {
    for index in pattern {
      values[Int(index)] = 0
      isIn[Int(index)] = false
    }
    pattern.removeAll(keepingCapacity: true)
  }

  mutating func add(_ value: Double, at index: Int32) {
    values[Int(index)] += value
    guard !isIn[Int(index)] else { return }
    isIn[Int(index)] = true
    pattern.append(index)
  }

  /// Appends the nonzero entries.
  func appendEntries(to list: inout [Entry]) {
    list.reserveCapacity(list.count + pattern.count)
    for index in pattern where values[Int(index)] != 0 {
      list.append(Entry(column: index, value: values[Int(index)]))
    }
  }

  /// Appends the entries that are greater than noise, under other indices.
  func appendEntries(to list: inout [Entry], named names: [Int32], noise: Double) {
    list.reserveCapacity(list.count + pattern.count)
    names.withUnsafeBufferPointer { names in
      values.withUnsafeBufferPointer { values in
        for index in pattern where abs(values[Int(index)]) > noise {
          list.append(Entry(column: names[Int(index)], value: values[Int(index)]))
        }
      }
    }
  }

  /// Solves a triangular system with this vector as its right-hand side.
  ///
  /// Only the reachable entries are visited (after Gilbert and Peierls): a depth-first search
  /// orders them so that each number is final before it is passed on.
  mutating func solve(_ factor: TriangularFactor, isTransposed: Bool) {
    let heads = isTransposed ? factor.targetHeads : factor.sourceHeads
    heads.withUnsafeBufferPointer { heads in
      factor.links.withUnsafeBufferPointer { links in
        reach(heads, links, isTransposed)
        factor.pivots.withUnsafeBufferPointer { pivots in
          substitute(heads, links, pivots, isTransposed)
        }
      }
    }
    swap(&pattern, &order)
  }

  private mutating func reach(
    _ heads: UnsafeBufferPointer<Int32>, _ links: UnsafeBufferPointer<TriangularFactor.Link>,
    _ isTransposed: Bool
  ) {
    for index in pattern { isIn[Int(index)] = false }
    order.removeAll(keepingCapacity: true)
    isIn.withUnsafeMutableBufferPointer { isIn in
      path.withUnsafeMutableBufferPointer { path in
        cursors.withUnsafeMutableBufferPointer { cursors in
          for seed in pattern where !isIn[Int(seed)] {
            isIn[Int(seed)] = true
            var depth = 0
            path[0] = seed
            cursors[0] = heads[Int(seed)]
            while depth >= 0 {
              let cursor = cursors[depth]
              guard cursor >= 0 else {
                order.append(path[depth])
                depth -= 1
                continue
              }
              let link = links[Int(cursor)]
              cursors[depth] = isTransposed ? link.nextOfTarget : link.nextOfSource
              let next = isTransposed ? link.source : link.target
              guard !isIn[Int(next)] else { continue }
              isIn[Int(next)] = true
              depth += 1
              path[depth] = next
              cursors[depth] = heads[Int(next)]
            }
          }
        }
      }
    }
  }

  private mutating func substitute(
    _ heads: UnsafeBufferPointer<Int32>, _ links: UnsafeBufferPointer<TriangularFactor.Link>,
    _ pivots: UnsafeBufferPointer<Double>, _ isTransposed: Bool
  ) {
    values.withUnsafeMutableBufferPointer { values in
      for index in order.reversed() where values[Int(index)] != 0 {
        let value = values[Int(index)] / pivots[Int(index)]
        values[Int(index)] = value
        var cursor = heads[Int(index)]
        while cursor >= 0 {
          let link = links[Int(cursor)]
          values[Int(isTransposed ? link.source : link.target)] -= link.value * value
          cursor = isTransposed ? link.nextOfTarget : link.nextOfSource
        }
      }
    }
  }
}

/// A sparse triangular matrix, stored both by columns and by rows.
///
/// A link is an off-diagonal entry: a multiple of its source's number is subtracted from its
/// target's.
struct TriangularFactor {
  struct Link {
    var source: Int32
    var target: Int32
    var nextOfSource: Int32
    var nextOfTarget: Int32
    var value: Double
  }

  fileprivate(set) var links: [Link] = []
  fileprivate(set) var sourceHeads: [Int32] = []
  fileprivate(set) var targetHeads: [Int32] = []
  /// The diagonal.
  var pivots: [Double] = []

  mutating func reset(size: Int) {
    links.removeAll(keepingCapacity: true)
    sourceHeads = [Int32](repeating: -1, count: size)
    targetHeads = sourceHeads
    pivots = [Double](repeating: 1, count: size)
  }

  mutating func grow(pivot: Double) {
    sourceHeads.append(-1)
    targetHeads.append(-1)
    pivots.append(pivot)
  }

  mutating func link(_ source: Int32, _ target: Int32, _ value: Double) {
    let index = Int32(links.count)
    links.append(
      Link(
        source: source, target: target, nextOfSource: sourceHeads[Int(source)],
        nextOfTarget: targetHeads[Int(target)], value: value))
    sourceHeads[Int(source)] = index
    targetHeads[Int(target)] = index
  }

  /// Removes the newest links until the given number is left.
  mutating func unlink(downTo count: Int) {
    while links.count > count {
      let link = links.removeLast()
      sourceHeads[Int(link.source)] = link.nextOfSource
      targetHeads[Int(link.target)] = link.nextOfTarget
    }
  }

  /// Removes the last number, which no link may mention.
  mutating func shrink() {
    sourceHeads.removeLast()
    targetHeads.removeLast()
    pivots.removeLast()
  }

  /// Calls a closure for each target of a source, with its multiple.
  func forEach(from source: Int32, _ body: (Int32, Double) -> Void) {
    var cursor = sourceHeads[Int(source)]
    while cursor >= 0 {
      let link = links[Int(cursor)]
      body(link.target, link.value)
      cursor = link.nextOfSource
    }
  }
}
