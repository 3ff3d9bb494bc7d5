import Graphics

/// The arithmetic of a flow layout, independent of views.
///
/// Lengths are along the scroll direction, or across it. Twenty configurations probed on Catalyst
/// 26.1 match to the digit, and PSTCollectionView agrees (facts: layout §5.1, H).
package struct FlowGeometry {
  package var isVertical: Bool
  /// Device pixels per point.
  package var scale: CGFloat

  package init(
    isVertical: Bool,
    scale: CGFloat
  ) {
    self.isVertical = isVertical
    self.scale = scale
  }
  package var grid: PixelGrid { PixelGrid(scale: scale) }

  package func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  package func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// Returns the insets before and after, along and across the scroll direction.
  package func along(_ insets: UIEdgeInsets) -> (CGFloat, CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }
  package func across(_ insets: UIEdgeInsets) -> (CGFloat, CGFloat) {
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  package func rect(along a: CGFloat, across c: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: c, y: a) : CGPoint(x: a, y: c), size: size)
  }

  /// Returns a size from a length along and one across.
  package func size(along a: CGFloat, across c: CGFloat) -> CGSize {
    isVertical ? CGSize(width: c, height: a) : CGSize(width: a, height: c)
  }

  /// Origins are rounded to the nearest pixel; sizes remain unchanged (H).
  package func snapped(_ rect: CGRect) -> CGRect {
    grid.withOriginOnPixels(rect)
  }

  /// Sums that exceed a line by less than this still fit.
  private static let slack: CGFloat = 1e-6

  /// Packs items into lines from the start.
  ///
  /// - Parameters:
  ///   - available: The length of a line.
  ///   - gap: The minimum distance between items in a line.
  ///   - lineGap: The distance between lines.
  package func lines(
    _ sizes: FlowSizes, count: Int, available: CGFloat, gap: CGFloat, lineGap: CGFloat
  ) -> [FlowLine] {
    guard count > 0 else { return [] }
    var lines: [FlowLine] = []
    var start: CGFloat = 0
    var index = 0
    while index < count {
      let first = index
      var used = across(sizes[index])
      var sum = used
      var extent = along(sizes[index])
      var isUniform = true
      index += 1
      while index < count {
        let size = sizes[index]
        let length = across(size)
        guard used + gap + length <= available + Self.slack else { break }
        used += gap + length
        sum += length
        extent = max(extent, along(size))
        if size != sizes[first] { isUniform = false }
        index += 1
      }
      var line = FlowLine(
        first: first, count: index - first, start: start, extent: extent, inset: 0, spacing: gap)
      place(
        &line, sum: sum, length: across(sizes[first]), available: available, gap: gap,
        isFull: index < count, isUniform: isUniform)
      lines.append(line)
      start += extent + lineGap
    }
    return lines
  }

  /// Distributes the length of a line among its items.
  private func place(
    _ line: inout FlowLine, sum: CGFloat, length: CGFloat, available: CGFloat, gap: CGFloat,
    isFull: Bool, isUniform: Bool
  ) {
    if isFull {
      if line.count > 1 {
        line.spacing = (available - sum) / CGFloat(line.count - 1)
      } else {
        line.inset = (available - sum) / 2
      }
    } else if isUniform {
      // The last line is spaced as if items of the same size continued to its end.
      let step = length + gap
      let fitting = step > 0 ? ((available + gap + Self.slack) / step).rounded(.down) : 2
      if fitting >= 2 {
        line.spacing = (available - fitting * length) / (fitting - 1)
      } else {
        line.inset = (available - length) / 2
      }
    }
  }
}

/// The sizes of the items of a section.
package enum FlowSizes: Equatable {
  case uniform(CGSize)
  case each([CGSize])

  package subscript(index: Int) -> CGSize {
    switch self {
    case .uniform(let size): size
    case .each(let sizes): sizes[index]
    }
  }
}

/// One line of items.
package struct FlowLine: Equatable {
  package var first: Int
  package var count: Int
  /// Its start, along, relative to the first line's start.
  package var start: CGFloat
  /// The length of its longest item, along.
  package var extent: CGFloat
  /// The start of its first item, across, relative to the start of the line.
  package var inset: CGFloat
  /// The distance between its items.
  package var spacing: CGFloat
}

/// A section of a flow layout: the delegate's values for it, and the results.
package struct FlowSection {
  package var count = 0
  package var inset = UIEdgeInsets.zero
  package var lineSpacing: CGFloat = 0
  package var interitemSpacing: CGFloat = 0
  package var header: CGFloat = 0
  package var footer: CGFloat = 0
  package var sizes = FlowSizes.uniform(.zero)
  /// Whether each item has been measured.
  package var measured: [Bool] = []
  /// The items' sizes before the first one was measured.
  private var unmeasured: FlowSizes?

  /// The starts of the section and its items, and its end, along the entire content.
  package var start: CGFloat = 0
  package var itemsStart: CGFloat = 0
  package var footerStart: CGFloat = 0
  package var end: CGFloat = 0
  /// The start of lines, across.
  package var lineStart: CGFloat = 0
  package var lines: [FlowLine] = []

  package init(
    count: Int = 0,
    inset: UIEdgeInsets = UIEdgeInsets.zero,
    lineSpacing: CGFloat = 0,
    interitemSpacing: CGFloat = 0,
    header: CGFloat = 0,
    footer: CGFloat = 0,
    sizes: FlowSizes = FlowSizes.uniform(.zero),
    measured: [Bool] = [],
    start: CGFloat = 0,
    itemsStart: CGFloat = 0,
    footerStart: CGFloat = 0,
    end: CGFloat = 0,
    lineStart: CGFloat = 0,
    lines: [FlowLine] = []
  ) {
    self.count = count
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.header = header
    self.footer = footer
    self.sizes = sizes
    self.measured = measured
    self.start = start
    self.itemsStart = itemsStart
    self.footerStart = footerStart
    self.end = end
    self.lineStart = lineStart
    self.lines = lines
  }

  /// Stores an item's measured size.
  package mutating func setMeasured(_ size: CGSize, at index: Int) {
    guard index >= 0, index < count else { return }
    if unmeasured == nil { unmeasured = sizes }
    if case .uniform(let common) = sizes { sizes = .each(Array(repeating: common, count: count)) }
    if measured.isEmpty { measured = Array(repeating: false, count: count) }
    if case .each(var list) = sizes {
      sizes = .uniform(.zero)
      list[index] = size
      sizes = .each(list)
    }
    measured[index] = true
  }

  /// Restores an item's size from before it was measured.
  package mutating func forgetMeasured(at index: Int) {
    guard let unmeasured, measured.indices.contains(index), measured[index] else { return }
    setMeasured(unmeasured[index], at: index)
    measured[index] = false
  }

  /// Returns the frame of an item, before it is rounded to pixels.
  package func frame(of item: Int, in line: FlowLine, _ geometry: FlowGeometry, across: CGFloat)
    -> CGRect
  {
    let size = sizes[item]
    let centred = (line.extent - geometry.along(size)) / 2
    return geometry.rect(along: itemsStart + line.start + centred, across: across, size)
  }

  package func line(of item: Int) -> FlowLine? {
    let index = lines.indices.partitioningIndex { lines[$0].first + lines[$0].count > item }
    return index < lines.count ? lines[index] : nil
  }

  /// Returns the first line that ends after a position, relative to the first line's start.
  package func firstLine(endingAfter place: CGFloat) -> Int {
    // An extent that isn't a number ends after any position.
    lines.indices.partitioningIndex { !(lines[$0].start + lines[$0].extent <= place) }
  }
}
