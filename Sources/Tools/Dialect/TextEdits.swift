/// Replacements in a text, collected in any order and applied together.
struct TextEdits {
  private struct Edit {
    var start: Int
    var end: Int
    var order: Int
    var text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of UTF-8 offsets. Insertions at the same offset keep their order.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(
      Edit(start: range.lowerBound, end: range.upperBound, order: edits.count, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Returns the text with the replacements applied. Of overlapping ones the first wins.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var position = 0
    let inOrder = edits.sorted { ($0.start, $0.end, $0.order) < ($1.start, $1.end, $1.order) }
    for edit in inOrder where edit.start >= position {
      result += bytes[position..<edit.start]
      result += edit.text.utf8
      position = edit.end
    }
    result += bytes[position...]
    return result
  }
}
