/// The columns of a lazy grid, or the rows of a horizontal one (facts: layout §1.10: iOS 14 by three write-ups, 26 by
/// one recording; high).
///
/// Fixed tracks and gaps are subtracted first. Each other track then gets an equal share of the remaining space,
/// clamped to its bounds, in order. So clamping the last track leaves no space to the others, but clamping an earlier
/// one does. An adaptive item divides its share.
package struct GridTracks: Equatable {
  package struct Track: Equatable {
    /// The position in points from the first track's start.
    package var start: CGFloat
    package var length: CGFloat
    package var alignment: Alignment?

    package var end: CGFloat { start + length }
  }

  package private(set) var tracks: [Track] = []
  /// The length of the grid across its axis, which may be less than its tracks'.
  package private(set) var length: CGFloat

  /// The default spacing of tracks, in points (facts: layout §1.10, high).
  private static let defaultSpacing: CGFloat = 8
  /// A limit on the number of tracks, against unreasonable minimums.
  private static let mostTracks: CGFloat = 10_000

  /// Creates the tracks of a grid.
  ///
  /// They're computed twice: for the proposal, which determines the grid's length, and for that length, because
  /// minimums may exceed the proposal (iOS 14, high; later medium).
  ///
  /// - Parameters:
  ///   - proposed: The length proposed across the grid's axis. For an ideal length, tracks are as short as possible
  ///     (unknown, low).
  package init(_ items: [GridItem], for proposed: CGFloat?) {
    let proposed = proposed ?? 0
    length = max(proposed, Self.tracks(items, in: proposed).last?.end ?? 0)
    tracks = Self.tracks(items, in: length)
  }

  /// Returns the start of the tracks in the grid for an alignment.
  package func start(_ alignment: HorizontalAlignment) -> CGFloat {
    start(alignment.key)
  }

  func start(_ key: AlignmentKey) -> CGFloat {
    func guide(_ length: CGFloat) -> CGFloat {
      let size = CGSize(key.axis, along: length, across: 0)
      return key.defaultValue(in: ViewDimensions(size: size))
    }
    let start = guide(length) - guide(tracks.last?.end ?? 0)
    return start.isFinite ? start : 0
  }

  private static func tracks(_ items: [GridItem], in length: CGFloat) -> [Track] {
    var rest = length - items.dropLast().reduce(0) { $0 + spacing(after: $1) }
    var waiting = items.count
    for item in items {
      guard case .fixed(let length) = item.size else { continue }
      rest -= valid(length)
      waiting -= 1
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      tracks.append(Track(start: start, length: length, alignment: item.alignment))
      start += length + spacing(after: item)
    }
    for item in items {
      let share = max(0, rest / CGFloat(max(1, waiting)))
      switch item.size {
      case .fixed(let length): add(valid(length), item)
      case .flexible(let minimum, let maximum):
        let length = max(valid(minimum), min(share, valid(maximum)))
        add(length, item)
        rest -= length
        waiting -= 1
      case .adaptive(let minimum, let maximum):
        let parts = parts(of: share, item, valid(minimum), valid(maximum))
        for length in parts { add(length, item) }
        rest -= max(share, valid(minimum))
        waiting -= 1
      }
    }
    return tracks
  }

  /// Returns the tracks of an adaptive item: as many of equal length as fit with their minimum.
  private static func parts(
    of share: CGFloat, _ item: GridItem, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> [CGFloat] {
    let gap = spacing(after: item)
    let fitting = (share + gap) / (minimum + gap)
    // The result is NaN or infinite if there is no minimum or the space is infinite.
    let count = fitting.isFinite ? max(1, min(fitting.rounded(.down), mostTracks)) : 1
    let length = (share - gap * (count - 1)) / count
    return [CGFloat](repeating: max(minimum, min(length, maximum)), count: Int(count))
  }

  private static func spacing(after item: GridItem) -> CGFloat {
    guard let spacing = item.spacing, spacing.isFinite else { return defaultSpacing }
    return spacing
  }

  private static func valid(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
}
