import CPango

// After an edit most paragraphs are unchanged: their shaping is reused.
extension ShapedTextBuilder {
  /// Returns the number of paragraphs at the start and at the end that are the same as in the
  /// previous text.
  func unchangedParagraphs() -> (head: Int, tail: Int) {
    guard let previous else { return (0, 0) }
    let limit = min(paragraphs.count, previous.paragraphs.count)
    var head = 0
    while head < limit, isUnchanged(head, head, previous) { head += 1 }
    var tail = 0
    while tail < limit - head,
      isUnchanged(
        paragraphs.count - 1 - tail, previous.paragraphs.count - 1 - tail, previous)
    {
      tail += 1
    }
    return (head, tail)
  }

  private func isUnchanged(_ index: Int, _ old: Int, _ previous: ShapedText) -> Bool {
    let new = paragraphs[index]
    let known = previous.paragraphs[old]
    let count = new.end - new.start
    guard known.end - known.start == count,
      known.style.baseWritingDirection == new.style.baseWritingDirection
    else { return false }
    guard
      scalars.withUnsafeBufferPointer({ text in
        previous.scalars.withUnsafeBufferPointer { other in
          memcmp(
            text.baseAddress! + new.start, other.baseAddress! + known.start,
            count * MemoryLayout<UInt32>.stride) == 0
        }
      })
    else { return false }
    // The same attributes over the same parts.
    var run = self.run(at: new.start)
    var oldRun = previous.run(at: known.start)
    var position = 0
    while position < count {
      guard attributes[run] == previous.attributes[oldRun] else { return false }
      let end = min(runEnds[run] - new.start, count)
      guard end == min(previous.runEnds[oldRun] - known.start, count) else { return false }
      position = end
      run += 1
      oldRun += 1
    }
    return true
  }

  /// Returns the attribute run that contains a scalar.
  private func run(at index: Int) -> Int {
    var low = 0
    var high = runEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if index < runEnds[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Reuses a paragraph of the previous text.
  mutating func reuse(_ index: Int, from old: Int) {
    guard let previous else { return }
    let known = previous.paragraphs[old]
    let start = paragraphs[index].start
    let shift = start - known.start
    let runShift = run(at: start) - previous.run(at: known.start)
    let firstItem = items.count
    for position in known.start..<known.end {
      flags[position + shift] = previous.flags[position]
      advances[position + shift] = previous.sums[position + 1] - previous.sums[position]
    }
    for number in known.items {
      var item = previous.items[number]
      let firstGlyph = glyphs.count
      for glyph in previous.glyphs[item.glyphs] {
        var glyph = glyph
        glyph.cluster += Int32(shift)
        glyphs.append(glyph)
      }
      item.start += shift
      item.end += shift
      item.run += runShift
      item.glyphs = firstGlyph..<glyphs.count
      items.append(item)
    }
    paragraphs[index].items = firstItem..<items.count
    paragraphs[index].isRightToLeft = known.isRightToLeft
    paragraphs[index].hasTabs = known.hasTabs
    paragraphs[index].hasSeparators = known.hasSeparators
    reusedCount += 1
  }
}
