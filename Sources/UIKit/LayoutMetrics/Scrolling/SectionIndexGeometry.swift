import Graphics

/// The positions of the titles in a table's index (facts: controls §6; high on iOS 26, adopted for
/// older releases, low).
package struct SectionIndexGeometry {
  /// The width of the strip, which shortens the rows.
  package static let width: CGFloat = 15
  /// The distance between the titles' middles.
  package static let pitch: CGFloat = 14
  package static let fontSize: CGFloat = 11

  /// The drawing at one position of the strip.
  package enum Mark: Equatable {
    /// A title by its index.
    case title(Int)
    /// A dot for titles that don't fit.
    case dot
  }

  package var count: Int
  /// The height of the strip.
  package var height: CGFloat

  package init(count: Int, height: CGFloat) {
    self.count = count
    self.height = height
  }

  /// The marks from top to bottom: all titles, or if they don't fit, some of them with dots
  /// between, including the first and the last (recalled; medium).
  package var marks: [Mark] {
    guard count > 0, height.isFinite else { return [] }
    let room = max(0, Int(height / Self.pitch))
    if count <= room { return (0..<count).map { .title($0) } }
    let titles = (room + 1) / 2
    guard titles > 1 else { return titles == 1 ? [.title(0)] : [] }
    var marks: [Mark] = []
    for index in 0..<titles {
      if index > 0 { marks.append(.dot) }
      marks.append(.title(index * (count - 1) / (titles - 1)))
    }
    return marks
  }

  /// The top of the first mark; the marks are centred in the strip.
  package var top: CGFloat { (height - CGFloat(marks.count) * Self.pitch) / 2 }

  /// Returns the title at a height of the strip; positions before the first and after the last
  /// count as these.
  package func title(at y: CGFloat) -> Int? {
    let marks = marks
    guard !marks.isEmpty, y.isFinite else { return nil }
    let share = (y - top) / (CGFloat(marks.count) * Self.pitch)
    return min(count - 1, max(0, Int((share * CGFloat(count)).rounded(.down))))
  }
}
