import Graphics

/// A solved section of a compositional layout.
@MainActor
struct CompositionalSection {
  let number: Int
  let plan: NSCollectionLayoutSection
  let count: Int
  let geometry: FlowGeometry
  let traits: UITraitCollection
  /// The size of the container for sections: the view's size without its content insets.
  let container: CGSize
  /// The insets of the content on both sides, orthogonal to the layout.
  let reference: (before: CGFloat, after: CGFloat)
  /// The insets of headers and footers.
  let boundaryReference: (before: CGFloat, after: CGFloat)

  /// The size that group fractions refer to.
  private(set) var groupContainer = CGSize.zero
  /// The number of items in a full group.
  private(set) var perGroup = 1
  private var template = SolvedGroup(size: .zero)
  /// Groups that differ from the template because some of their items were measured or are missing.
  private var own: [Int: SolvedGroup] = [:]
  /// The start of each group along the row of groups; empty while all have the same length.
  private var starts: [CGFloat] = []
  var measured: [Int: CGSize] = [:]
  var measuredBars: [ElementKey: CGSize] = [:]

  /// The start and end of the section along the layout.
  var start: CGFloat = 0
  private(set) var length: CGFloat = 0
  /// The start of the groups, from the section's start and from the container's edge.
  private(set) var contentStart: CGFloat = 0
  private(set) var contentInset: CGFloat = 0
  /// How far the groups are scrolled orthogonally.
  var innerOffset: CGFloat = 0
  /// Whether the groups are being dragged or bouncing, so that they may be beyond their ends.
  var isHeld = false
  /// The length of the groups along the layout.
  private(set) var breadth: CGFloat = 0
  private(set) var bars: [CompositionalBar] = []
  /// The length of the groups and their spacing in an orthogonal section.
  private var acrossLength: CGFloat = 0

  init(
    number: Int, plan: NSCollectionLayoutSection, count: Int, geometry: FlowGeometry,
    traits: UITraitCollection, container: CGSize, reference: (CGFloat, CGFloat),
    boundaryReference: (CGFloat, CGFloat)
  ) {
    self.number = number
    self.plan = plan
    self.count = count
    self.geometry = geometry
    self.traits = traits
    self.container = container
    self.reference = reference
    self.boundaryReference = boundaryReference
    let insets = plan.usedInsets.resolved(.leftToRight)
    let (ends, sides) = (geometry.along(insets), geometry.across(insets))
    // In an orthogonal section, insets are space before and after all groups, and fractions refer
    // to the full length: four items with gaps of 8 in a group of the whole width are 87.75 of 375
    // wide between insets of 16 (recorded for continuous scrolling on iOS 17, high).
    let taken = isOrthogonal ? 0 : sides.0 + sides.1
    groupContainer = geometry.size(
      along: max(0, geometry.along(container) - ends.0 - ends.1),
      across: max(0, geometry.across(container) - reference.0 - reference.1 - taken))
    contentInset = reference.0 + sides.0
    template = solver(0).solve(plan.group, in: groupContainer)
    perGroup = max(1, template.leaves.count)
    update()
  }

  var end: CGFloat { start + length }
  /// Whether the section has nothing but headers and footers.
  var isEmpty: Bool { count == 0 }
  var isOrthogonal: Bool { plan.orthogonalScrollingBehavior != .none }
  var groupCount: Int { template.leaves.isEmpty ? 0 : (count + perGroup - 1) / perGroup }

  // MARK: Working out

  private func solver(_ group: Int) -> GroupSolver {
    let first = group * perGroup
    let told = measured
    return GroupSolver(traits: traits) { told.isEmpty ? nil : told[first + $0] }
  }

  /// Stores an item's measured size and updates its group.
  mutating func setMeasured(_ size: CGSize, at item: Int) {
    guard item >= 0, item < count else { return }
    measured[item] = size
    own[item / perGroup] = solved(item / perGroup)
  }

  /// Discards an item's measured size and updates its group.
  mutating func forgetMeasured(at item: Int) {
    guard measured.removeValue(forKey: item) != nil else { return }
    own[item / perGroup] = solved(item / perGroup)
  }

  /// Keeps the measured sizes of the section from before it was planned again, if its items have
  /// the same positions in their groups.
  mutating func keepMeasured(of old: CompositionalSection) {
    guard count == old.count, geometry.isVertical == old.geometry.isVertical,
      template.isLike(old.template)
    else { return }
    measuredBars = old.measuredBars
    guard !old.measured.isEmpty else { return }
    measured = old.measured
    for group in Set(measured.keys.map { $0 / perGroup }) { own[group] = solved(group) }
  }

  private func solved(_ group: Int) -> SolvedGroup {
    solver(group).solve(
      plan.group, in: groupContainer, limit: min(perGroup, count - group * perGroup))
  }

  /// Places groups, headers and footers again.
  mutating func update() {
    let last = groupCount - 1
    if last >= 0, count % perGroup != 0, own[last] == nil { own[last] = solved(last) }
    var breadth = groupCount > 0 ? geometry.along(template.size) : 0
    var rowLength: CGFloat = 0
    let gap = plan.interGroupSpacing.isFinite ? plan.interGroupSpacing : 0
    if own.isEmpty {
      starts = []
      rowLength = CGFloat(groupCount) * rowStep - (groupCount > 0 ? gap : 0)
    } else {
      starts = []
      starts.reserveCapacity(groupCount)
      breadth = groupCount > own.count ? breadth : 0
      for group in 0..<groupCount {
        let size = own[group]?.size ?? template.size
        starts.append(rowLength)
        rowLength += rowLengthOf(size) + gap
        breadth = max(breadth, geometry.along(size))
      }
      if groupCount > 0 { rowLength -= gap }
    }
    placeBars(contentLength: isOrthogonal ? breadth : max(0, rowLength))
    acrossLength = isOrthogonal ? max(0, rowLength) : 0
    centreFirstGroup()
    self.breadth = breadth
    if isOrthogonal, !isHeld { innerOffset = min(max(0, innerOffset), lastInnerOffset) }
  }

  // MARK: Scrolling across

  /// The largest offset of the groups.
  var lastInnerOffset: CGFloat {
    var after = reference.after + geometry.across(plan.usedInsets.resolved(.leftToRight)).1
    if plan.orthogonalScrollingBehavior == .groupPagingCentered, groupCount > 0 {
      // The last group is centred, too.
      after = (geometry.across(container) - rowLengthOf(group(groupCount - 1).size)) / 2
    }
    return max(0, contentInset + acrossLength + after - geometry.across(container))
  }

  /// Returns the offset that shows an item at the requested position; insets stay free of it (low).
  ///
  /// - Parameters:
  ///   - place: 0 for the near end, 1 for the far one, 0.5 for the middle; nil for the shortest
  ///     distance that makes it visible.
  func innerOffset(showing item: Int, at place: CGFloat?) -> CGFloat? {
    guard isOrthogonal, let frame = frame(ofItem: item) else { return nil }
    let near = (geometry.isVertical ? frame.minX : frame.minY) + innerOffset
    let extent = geometry.across(frame.size)
    let whole = geometry.across(container)
    let sides = geometry.across(plan.usedInsets.resolved(.leftToRight))
    let before = reference.before + sides.0
    let after = reference.after + sides.1
    let wanted: CGFloat
    if let place {
      let free = whole - before - after - extent
      wanted = place == 0.5 ? near + extent / 2 - whole / 2 : near - before - free * place
    } else {
      wanted = max(min(innerOffset, near - before), near + extent + after - whole)
    }
    return min(max(0, geometry.grid.nearest(wanted)), lastInnerOffset)
  }

  private var rowStep: CGFloat {
    rowLengthOf(template.size) + (plan.interGroupSpacing.isFinite ? plan.interGroupSpacing : 0)
  }

  /// Returns the length of a group along the row of groups.
  func rowLengthOf(_ size: CGSize) -> CGFloat {
    isOrthogonal ? geometry.across(size) : geometry.along(size)
  }

  /// Centres the first group if groups come to rest centred.
  private mutating func centreFirstGroup() {
    guard plan.orthogonalScrollingBehavior == .groupPagingCentered, groupCount > 0 else { return }
    let whole = geometry.across(container)
    contentInset = (whole - rowLengthOf(own[0]?.size ?? template.size)) / 2
  }

  private mutating func placeBars(contentLength: CGFloat) {
    // Without content there is nothing to inset: an empty section is as long as its headers and
    // footers (a picture of iOS 17, medium).
    let insets = isEmpty ? (0, 0) : geometry.along(plan.usedInsets.resolved(.leftToRight))
    let sides = geometry.across(plan.usedInsets.resolved(.leftToRight))
    let follows = plan.supplementariesFollowContentInsets
    let near = boundaryReference.before + (follows ? sides.0 : 0)
    let far = boundaryReference.after + (follows ? sides.1 : 0)
    let across = max(0, geometry.across(container) - near - far)
    let room = geometry.size(along: geometry.along(container), across: across)
    bars = plan.boundarySupplementaryItems.map { item in
      CompositionalBar(
        plan: item, size: size(of: item, in: room), side: item.side(geometry))
    }
    var before: CGFloat = 0
    var after: CGFloat = 0
    for bar in bars where bar.plan.extendsBoundary {
      if bar.side == .before { before = max(before, geometry.along(bar.size)) }
      if bar.side == .after { after = max(after, geometry.along(bar.size)) }
    }
    before += plan.headerPadding
    if number == 0, !isEmpty { before += plan.firstListGap }
    contentStart = before + insets.0
    length = contentStart + contentLength + insets.1 + after
    for index in bars.indices {
      bars[index].place(
        geometry, near: near, across: across, content: before, contentEnd: length - after,
        length: length)
      if bars[index].side == .before, bars[index].plan.extendsBoundary {
        bars[index].along += plan.headerPadding
      }
    }
  }

  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    let key = ElementKey(supplementary: item.elementKind, IndexPath(item: 0, section: number))
    if let told = measuredBars[key] {
      let axes = item.layoutSize.flexibleAxes
      if axes.contains(.horizontal) { size.width = told.width }
      if axes.contains(.vertical) { size.height = told.height }
    }
    return size
  }

  // MARK: Reading

  func group(_ group: Int) -> SolvedGroup { own[group] ?? template }

  /// Returns the start of a group along the row of groups.
  func rowStart(ofGroup group: Int) -> CGFloat {
    starts.isEmpty ? CGFloat(group) * rowStep : starts[group]
  }

  /// Returns the last group that starts at or before a position along the row.
  func group(startingBefore place: CGFloat) -> Int {
    guard groupCount > 0 else { return 0 }
    let found: Int
    if starts.isEmpty {
      let step = rowStep
      let share = step > 0 ? (place / step).rounded(.down) : 0
      found = Int(min(max(0, share), CGFloat(groupCount)))
    } else {
      found = (0..<groupCount).partitioningIndex { !(starts[$0] <= place) } - 1
    }
    return min(max(0, found), groupCount - 1)
  }

  /// Returns the origin of a group in content coordinates.
  func origin(ofGroup group: Int) -> CGPoint {
    let row = rowStart(ofGroup: group)
    let along = start + contentStart + (isOrthogonal ? 0 : row)
    let across = contentInset + (isOrthogonal ? row - innerOffset : 0)
    return geometry.isVertical
      ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// Returns the frame of an item in content coordinates, aligned to pixels.
  func frame(ofItem item: Int) -> CGRect? {
    guard item >= 0, item < count, groupCount > 0 else { return nil }
    let number = item / perGroup
    let leaves = group(number).leaves
    let leaf = item % perGroup
    guard leaf < leaves.count else { return nil }
    let origin = origin(ofGroup: number)
    return geometry.grid.withEdgesOnPixels(
      leaves[leaf].frame.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// The background items of the section; none if it is empty.
  var backgrounds: [NSCollectionLayoutDecorationItem] { isEmpty ? [] : plan.decorationItems }

  func leaf(ofItem item: Int) -> SolvedLeaf? {
    guard item >= 0, item < count, groupCount > 0 else { return nil }
    let leaves = group(item / perGroup).leaves
    return item % perGroup < leaves.count ? leaves[item % perGroup] : nil
  }

  /// Returns the groups that may intersect a rectangle of the content.
  func groups(in rect: CGRect) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    let isVertical = geometry.isVertical != isOrthogonal
    let first = origin(ofGroup: 0)
    let offset = isVertical ? first.y : first.x
    let from = (isVertical ? rect.minY : rect.minX) - offset - 1
    let to = (isVertical ? rect.maxY : rect.maxX) - offset + 1
    if starts.isEmpty {
      let step = rowStep
      guard step > 0 else { return 0..<min(groupCount, GroupSolver.leafLimit) }
      let low = ((from - rowLengthOf(template.size)) / step).rounded(.down)
      let high = (to / step).rounded(.up)
      let lower = Int(min(max(0, low), CGFloat(groupCount)))
      return lower..<max(lower, Int(min(max(0, high), CGFloat(groupCount))))
    }
    // A length that is not a number compares as beyond any position.
    let lower = (0..<groupCount).partitioningIndex {
      !(starts[$0] + rowLengthOf(group($0).size) < from)
    }
    var upper = lower
    while upper < groupCount, starts[upper] <= to { upper += 1 }
    return lower..<upper
  }
}

/// A header or footer with its position.
struct CompositionalBar {
  enum Side { case before, after, beside }

  var plan: NSCollectionLayoutBoundarySupplementaryItem
  var size: CGSize
  var side: Side
  /// The position: along the layout from the start of its section or layout, and orthogonal to it.
  var along: CGFloat = 0
  var across: CGFloat = 0

  /// Computes the position in a section or in the whole layout.
  @MainActor
  mutating func place(
    _ geometry: FlowGeometry, near: CGFloat, across room: CGFloat, content: CGFloat,
    contentEnd: CGFloat, length: CGFloat
  ) {
    let unit = plan.containerAnchor.unitPoint
    let own = (geometry.along(size), geometry.across(size))
    let offset =
      geometry.isVertical
      ? (plan.offset.y, plan.offset.x) : (plan.offset.x, plan.offset.y)
    switch side {
    case .before: along = plan.extendsBoundary ? 0 : content
    case .after: along = plan.extendsBoundary ? length - own.0 : contentEnd - own.0
    case .beside: along = content + (contentEnd - content - own.0) / 2
    }
    along += offset.0
    across = near + (geometry.isVertical ? unit.x : unit.y) * (room - own.1) + offset.1
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns the end of the section that the element is attached to.
  func side(_ geometry: FlowGeometry) -> CompositionalBar.Side {
    let edges = alignment.edges
    if geometry.isVertical {
      if edges.contains(.top) { return .before }
      return edges.contains(.bottom) ? .after : .beside
    }
    if edges.contains(.leading) { return .before }
    return edges.contains(.trailing) ? .after : .beside
  }
}
