/// How densely marked pixels lie.
enum WindowDensity {
  /// The most marks in any square of `side` pixels.
  ///
  /// - Parameter marks: Row by row, 1 where marked and else 0, of `width` columns.
  static func densest(_ marks: [UInt8], width: Int, side: Int) -> Int {
    guard width > 0 else { return 0 }
    let height = marks.count / width
    let side = max(1, side)
    var columns = [Int32](repeating: 0, count: width)
    var densest: Int32 = 0
    marks.withUnsafeBufferPointer { marks in
      columns.withUnsafeMutableBufferPointer { columns in
        var y = 0
        while y < height {
          // Each column's sum over the rows of the square that ends here…
          var x = 0
          while x < width {
            columns[x] += Int32(marks[y * width + x])
            if y >= side { columns[x] -= Int32(marks[(y - side) * width + x]) }
            x += 1
          }
          // …and the square's sum moves along them.
          var sum: Int32 = 0
          x = 0
          while x < width {
            sum += columns[x]
            if x >= side { sum -= columns[x - side] }
            if sum > densest { densest = sum }
            x += 1
          }
          y += 1
        }
      }
    }
    return Int(densest)
  }
}
