/// The division of a width among a grid's columns.
///
/// All columns are offered the same share. Those that are content with less, or need more, keep their answer, and the
/// others share what remains, until all of them use their share. So equally long texts wrap equally, where the last
/// child of a stack gets what the others leave.
///
/// A text that has wrapped is content with what its lines need. Only if the grid has its ideal height, as in
/// `fixedSize(horizontal: false, vertical: true)`, does it get what others leave (tables with two and four columns in
/// public suites' pictures of iOS 16; high for these, medium for others).
struct ColumnShares {
  /// The width of each column, in points.
  private(set) var lengths: [CGFloat]

  /// Divides a width.
  ///
  /// - Parameters:
  ///   - length: The finite width available to all columns, in points.
  ///   - count: The number of columns.
  ///   - givesToLongTexts: Whether a column isn't content before it has the width of its content on one line.
  ///   - answer: Returns a column's width for a proposed one.
  init(
    of length: CGFloat, among count: Int, givesToLongTexts: Bool, answer: (Int, CGFloat) -> CGFloat
  ) {
    lengths = [CGFloat](repeating: 0, count: count)
    var waiting = Array(0..<count)
    var rest = length
    while !waiting.isEmpty {
      let share = max(0, rest / CGFloat(waiting.count))
      for column in waiting { lengths[column] = answer(column, share) }
      let settled = waiting.filter { column in
        lengths[column] > share
          || (givesToLongTexts ? answer(column, .infinity) <= share : lengths[column] < share)
      }
      if settled.isEmpty { return }
      rest -= settled.reduce(0) { $0 + lengths[$1] }
      waiting.removeAll(where: settled.contains)
    }
  }
}
