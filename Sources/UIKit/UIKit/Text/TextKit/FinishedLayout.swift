import Foundation
import Typography

/// A text that a layout manager has laid out.
struct FinishedLayout {
  let flow: TextFlow
  /// The text's length in UTF-16 units.
  let length: Int
  /// The rectangles of the empty line after a final separator, and of an empty text.
  var extra: (container: Int, rect: CGRect, usedRect: CGRect)?

  var fragments: [TextFlow.Fragment] { flow.fragments }

  /// Returns the fragments that show parts of a range of the text, in order.
  func fragments(in range: NSRange) -> Range<Int> {
    guard range.length > 0 else { return 0..<0 }
    let end = range.location + range.length
    var low = 0
    var high = fragments.count
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].line.range.upperBound <= range.location {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var last = low
    while last < fragments.count, fragments[last].line.range.lowerBound < end { last += 1 }
    return low..<last
  }

  /// Returns the fragments of a container, in order.
  func fragments(of container: Int) -> Range<Int> {
    guard let first = fragments.firstIndex(where: { $0.container == container }) else {
      return 0..<0
    }
    let end =
      fragments[first...].firstIndex { $0.container != container } ?? fragments.endIndex
    return first..<end
  }

  /// Returns the horizontal positions of a range's start and end in a fragment that shows a part of
  /// it.
  func ends(of range: NSRange, in index: Int) -> (start: CGFloat, end: CGFloat) {
    let shown = fragments[index].line.range
    let start = max(range.location, shown.lowerBound)
    let end = min(range.location + range.length, shown.upperBound)
    if start < end, let ends = flow.extentInTruncated(start..<end, in: index) { return ends }
    let from = flow.x(of: start, in: index)
    let to = flow.x(of: end, in: index)
    return (min(from, to), max(from, to))
  }
}
