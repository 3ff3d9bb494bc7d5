/// The content of `LazyVStack`, `LazyHStack`, `LazyVGrid` and `LazyHGrid`, which create and measure only visible
/// views (facts: layout §1.10).
///
/// A stack fills the proposed length across its axis and aligns its views in it; a grid fills it with its tracks.
/// Priorities and flexibility are ignored along the axis: each view has its ideal length.
final class LazyContent: BoxContent {
  /// The arrangement of views in a line.
  enum Plan {
    /// One view, aligned on a guide across the axis.
    case stack(AlignmentKey)
    /// One view per track; the tracks are aligned on a guide across the axis.
    case grid([GridItem], AlignmentKey)
  }

  let axis: Axis
  private let plan: Plan
  private let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let elements: any LazyElements
  private let memory: LazyMemory

  /// The visible range along the axis, in points from the container's start; `nil` if it isn't known.
  var visible: ClosedRange<CGFloat>? {
    get { memory.visible }
    set { memory.visible = newValue }
  }

  private struct Measured {
    let across: CGFloat?
    var lines = KnownLines()
  }

  /// The measured lines by the length proposed across the axis, the newest last.
  private var measured: [Measured] = []
  private static let mostMeasured = 4

  /// The views of each line; `nil` if each view has its own line.
  private var gridLines: (tracks: Int, lines: [Range<Int>])?

  init(
    _ axis: Axis, _ plan: Plan, spacing: CGFloat?, pinned: PinnedScrollableViews,
    _ elements: any LazyElements, _ memory: LazyMemory
  ) {
    self.axis = axis
    self.plan = plan
    self.spacing = spacing
    self.pinned = pinned
    self.elements = elements
    self.memory = memory
  }

  var isModifier: Bool { false }
  var stackOrientation: Axis? { axis }

  func spacing(of box: LayoutBox) -> ViewSpacing { .plain }
  // The views don't exist yet, so they set no guide.
  func guideReach(of box: LayoutBox) -> GuideReach { GuideReach() }
  func guide(
    _ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func childrenChanged(of box: LayoutBox) {
    measured = []
    gridLines = nil
  }

  // MARK: Sizes

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.across]
    let lines = lines(of: box, across)
    return CGSize(axis, along: lines.length, across: length(of: box, across, lines))
  }

  /// The container's length across its axis.
  private func length(of box: LayoutBox, _ across: CGFloat?, _ lines: LazyLines) -> CGFloat {
    if let tracks = tracks(across) { return tracks.length }
    return across
      ?? lines.shown.reduce(0) { longest, line in
        let proposal = ProposedViewSize(axis, along: nil, across: nil)
        return max(longest, child(line, of: box).sizeThatFits(proposal)[axis.across])
      }
  }

  private func tracks(_ across: CGFloat?) -> GridTracks? {
    guard case .grid(let items, _) = plan else { return nil }
    return GridTracks(items, for: across)
  }

  private func lines(of box: LayoutBox, _ across: CGFloat?) -> LazyLines {
    let isEstimated = visible == nil && box.isScrolled(along: axis)
    // Until it's placed in a scroll view, a container only measures its first line.
    let visible = isEstimated ? 0...0 : visible
    let tracks = tracks(across)
    while true {
      var known: Measured
      if let place = measured.firstIndex(where: { $0.across == across }) {
        known = measured.remove(at: place)
      } else {
        known = Measured(across: across)
        // Other estimates would move what is visible, unless it's the start.
        if let visible, visible.lowerBound > 0 { known.lines.estimate = memory.estimates[across] }
      }
      let views = views(tracks?.tracks.count ?? 1)
      let lines = LazyLines(
        views?.count ?? elements.count, along: axis, visible: visible, spacing: lineSpacing,
        known: &known.lines,
        isMade: { self.elements.isMade(views?[$0].lowerBound ?? $0) },
        measure: { self.measure(views?[$0] ?? $0..<($0 + 1), of: box, across, tracks) })
      guard !lines.isOutdated else {
        (measured, gridLines) = ([], nil)
        continue
      }
      if !isEstimated { memory.estimates[across] = known.lines.estimate }
      measured.append(known)
      if measured.count > Self.mostMeasured { measured.removeFirst() }
      return lines
    }
  }

  /// The spacing of lines: 8 by default in a grid, the views' preference in a stack (facts: layout §1.10, high).
  private var lineSpacing: CGFloat? {
    guard case .grid = plan else { return spacing }
    return spacing ?? EdgePreference.plainDistance
  }

  /// Creates and measures the views of a line; `nil` if there turn out to be more or fewer views than expected.
  private func measure(
    _ views: Range<Int>, of box: LayoutBox, _ across: CGFloat?, _ tracks: GridTracks?
  ) -> LazyLine? {
    var line = LazyLine(length: 0, spacing: ViewSpacing())
    for (place, view) in views.enumerated() {
      if elements.make(view) { return nil }
      let child = child(view, of: box)
      let proposal = proposal(view, place, across, tracks)
      let length = child.sizeThatFits(proposal)[axis]
      line.length = max(line.length, length.isFinite ? length : 0)
      line.spacing.formUnion(child.spacing)
    }
    return line
  }

  /// Returns a view's proposal: its track or the whole length across the axis, and the ideal length along it.
  func proposal(
    _ view: Int, _ place: Int, _ across: CGFloat?, _ tracks: GridTracks?
  ) -> ProposedViewSize {
    guard let tracks else { return ProposedViewSize(axis, along: nil, across: across) }
    let isCell = elements.role(at: view).isRow && place < tracks.tracks.count
    return ProposedViewSize(
      axis, along: nil, across: isCell ? tracks.tracks[place].length : tracks.length)
  }

  func child(_ view: Int, of box: LayoutBox) -> LayoutBox {
    let child = elements.box(at: view)
    box.own(child)
    return child
  }

  /// Returns the views of each line of a grid, with headers and footers in their own lines, or `nil` if each line has
  /// one view.
  private func views(_ tracks: Int) -> [Range<Int>]? {
    guard case .grid = plan else { return nil }
    if let gridLines, gridLines.tracks == tracks { return gridLines.lines }
    var lines: [Range<Int>] = []
    var line = 0..<0
    var section: Int?
    for view in 0..<elements.count {
      let role = elements.role(at: view)
      let isFull = line.count >= max(1, tracks) || !role.isRow || role.section != section
      if isFull {
        if !line.isEmpty { lines.append(line) }
        line = view..<view
      }
      line = line.lowerBound..<(view + 1)
      section = role.isRow ? role.section : nil
    }
    if !line.isEmpty { lines.append(line) }
    gridLines = (tracks, lines)
    return lines
  }

  // MARK: Places

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {
    let across = proposal[axis.across]
    surroundings.viewport?.isNeeded = true
    if let seen = seen(of: box, surroundings), seen != visible {
      // The first line alone is no good estimate of the others.
      if visible == nil, box.isScrolled(along: axis) { measured = [] }
      visible = seen
      let length = lines(of: box, across).length
      if length != box.sizeThatFits(proposal)[axis] { surroundings.unsettled.boxes.append(box) }
    }
    let lines = lines(of: box, across)
    let tracks = tracks(across)
    let views = views(tracks?.tracks.count ?? 1)
    var children: [LayoutBox] = []
    var places: [LayoutPlace] = []
    for (line, start) in zip(lines.shown, lines.starts) {
      let views = views?[line] ?? line..<(line + 1)
      let lineLength = measure(views, of: box, across, tracks)?.length ?? 0
      for (place, view) in views.enumerated() {
        let child = child(view, of: box)
        let proposal = self.proposal(view, place, across, tracks)
        let offset = offset(of: child, view, place, proposal, box, lineLength, tracks)
        children.append(child)
        places.append(
          LayoutPlace(
            position: CGPoint(axis, along: start + offset[axis], across: offset[axis.across]),
            anchor: .topLeading, proposal: proposal))
      }
    }
    pin(&children, &places, of: box, across, tracks, lines, views)
    let kept = Set(children.map(ObjectIdentifier.init))
    for old in box.children where !kept.contains(ObjectIdentifier(old)) { old.takeAway() }
    box.adopt(children)
    for (child, place) in zip(children, places) { box.put(child, at: place, in: surroundings) }
  }

  /// Returns the visible range of a placed box along the axis.
  private func seen(of box: LayoutBox, _ surroundings: Surroundings) -> ClosedRange<CGFloat>? {
    guard let rect = surroundings.visible else { return nil }
    let range: (start: CGFloat, end: CGFloat) =
      switch (axis, box.layoutDirection) {
      case (.vertical, _): (rect.minY - box.frame.minY, rect.maxY - box.frame.minY)
      case (_, .leftToRight): (rect.minX - box.frame.minX, rect.maxX - box.frame.minX)
      case (_, .rightToLeft): (box.frame.maxX - rect.maxX, box.frame.maxX - rect.minX)
      }
    // NaN fails every comparison.
    return range.start <= range.end ? range.start...range.end : nil
  }

  /// Returns a view's offset from the start of its line, and across the axis from the container's start.
  func offset(
    of child: LayoutBox, _ view: Int, _ place: Int, _ proposal: ProposedViewSize,
    _ box: LayoutBox, _ line: CGFloat, _ tracks: GridTracks?
  ) -> CGPoint {
    let size = ViewDimensions(of: child, for: proposal)
    func across(_ key: AlignmentKey, _ length: CGFloat) -> CGFloat {
      let whole = ViewDimensions(size: CGSize(axis, along: line, across: length))
      return key.defaultValue(in: whole) - size[key]
    }
    switch plan {
    case .stack(let key):
      return CGPoint(axis, along: 0, across: across(key, box.frame.size[axis.across]))
    case .grid(_, let key):
      let middle = Alignment.center.key(axis)
      let whole = ViewDimensions(size: CGSize(axis, along: line, across: 0))
      guard let tracks, elements.role(at: view).isRow, place < tracks.tracks.count else {
        return CGPoint(axis, along: 0, across: across(key, box.frame.size[axis.across]))
      }
      let track = tracks.tracks[place]
      let along = track.alignment?.key(axis) ?? middle
      return CGPoint(
        axis, along: along.defaultValue(in: whole) - size[along],
        across: tracks.start(key) + track.start
          + across(track.alignment?.key(axis.across) ?? key, track.length))
    }
  }
}
