/// The density of marked pixels.
enum WindowDensity {
  /// Returns the maximum number of marks in any square of `side` pixels.
  ///
  /// - Parameter marks: Row by row, 1 if marked and otherwise 0, with `width` columns.
  static func densest(_ marks: [UInt8], width: Int, side: Int) -> Int {
    densest(marks, width: width, side: side, lanes: 1) { UInt64($0) }[0]
  }

  /// Returns the maximum number of marks of several kinds in any square, counted in one pass.
  ///
  /// The counts share a word, in lanes of 64 / `lanes` bits, which must be able to contain `side`
  /// squared.
  ///
  /// - Parameters:
  ///   - values: Row by row, with `width` columns.
  ///   - weight: The weight of a value: 1 in each of its lanes. Everything in the last lane is in
  ///     all of them.
  static func densest(
    _ values: [UInt8], width: Int, side: Int, lanes: Int, weight: (UInt8) -> UInt64
  ) -> [Int] {
    var most = [UInt64](repeating: 0, count: lanes)
    guard width > 0 else { return most.map { Int($0) } }
    let height = values.count / width
    let side = max(1, side)
    let bits = UInt64(64 / lanes)
    let mask = lanes == 1 ? UInt64.max : (1 << bits) - 1
    /// The columns before the square's left edge has entered.
    let first = min(side, width)
    // No square contains more, so the search ends once one is full.
    let full = UInt64(first * min(side, height))
    let weights = (0...255).map { weight(UInt8($0)) }
    var columns = [UInt64](repeating: 0, count: width)
    values.withUnsafeBufferPointer { values in
      weights.withUnsafeBufferPointer { weights in
        columns.withUnsafeMutableBufferPointer { columns in
          most.withUnsafeMutableBufferPointer { most in
            func note(_ sum: UInt64) {
              var lane = 0
              while lane < lanes {
                most[lane] = max(most[lane], (sum >> (bits &* UInt64(lane))) & mask)
                lane += 1
              }
            }
            var y = 0
            while y < height, most[lanes - 1] < full {
              // Each column's sum over the rows of the square that ends here…
              let row = values.baseAddress! + y * width
              var x = 0
              if y < side {
                while x < width {
                  columns[x] &+= weights[Int(row[x])]
                  x += 1
                }
              } else {
                let above = row - side * width
                while x < width {
                  columns[x] &+= weights[Int(row[x])] &- weights[Int(above[x])]
                  x += 1
                }
              }
              // …and the square's sum moves along them. If it doesn't change, no count grows.
              var sum: UInt64 = 0
              x = 0
              while x < first {
                sum &+= columns[x]
                x += 1
              }
              note(sum)
              while x < width {
                let change = columns[x] &- columns[x - side]
                if change != 0 {
                  sum &+= change
                  note(sum)
                }
                x += 1
              }
              y += 1
            }
          }
        }
      }
    }
    return most.map { Int($0) }
  }
}
