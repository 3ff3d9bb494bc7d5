import Graphics

/// A group with placed elements, in its own coordinates.
struct SolvedGroup {
  var size: CGSize
  var leaves: [SolvedLeaf] = []
  /// The supplementary items and their frames.
  var badges: [SolvedBadge] = []

  /// Returns whether the items have the same frames.
  func isLike(_ other: SolvedGroup) -> Bool {
    size == other.size && leaves.map(\.frame) == other.leaves.map(\.frame)
  }

  mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
    let first = leaves.count
    for var leaf in other.leaves {
      leaf.frame.origin.x += origin.x
      leaf.frame.origin.y += origin.y
      leaves.append(leaf)
    }
    for var badge in other.badges {
      badge.leaf += first
      badge.container.origin.x += origin.x
      badge.container.origin.y += origin.y
      badges.append(badge)
    }
  }
}

/// A placed item.
struct SolvedLeaf {
  var plan: NSCollectionLayoutItem?
  var frame: CGRect
  var zIndex = 0
}

/// A placed supplementary item of a group.
struct SolvedBadge {
  var plan: NSCollectionLayoutSupplementaryItem
  var container: CGRect
  /// The index of the group's first item, which determines the index of the supplementary item.
  var leaf = 0
}

/// Places the elements of a group (facts: layout §5.4, M; documentation of the plans).
@MainActor
struct GroupSolver {
  /// The largest number of elements in a group; a plan with room for more is invalid.
  static let leafLimit = 10_000
  private static let depthLimit = 50
  private static let slack: CGFloat = 1e-6

  var traits: UITraitCollection
  /// Returns the measured size of an item of this group by its index in the group.
  var measured: (Int) -> CGSize?

  /// Places the elements of a group in a container, up to a number of items.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int = Self.leafLimit
  ) -> SolvedGroup {
    solve(
      group, size: group.layoutSize.size(in: container), axes: group.layoutSize.flexibleAxes,
      first: 0, limit: min(limit, Self.leafLimit), depth: 0)
  }

  /// A child of a group before it is placed.
  private struct Child {
    var plan: NSCollectionLayoutItem
    var size: CGSize
    var group: SolvedGroup?
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, size: CGSize, axes: FlexibleAxes, first: Int, limit: Int,
    depth: Int
  ) -> SolvedGroup {
    var solved = SolvedGroup(size: size)
    let insets = group.usedInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    guard depth < Self.depthLimit, limit > 0 else { return solved }
    switch group.arrangement {
    case .custom(let provider):
      let container = LayoutContainer(
        contentSize: size, contentInsets: insets)
      for item in provider(LayoutEnvironment(container, traits)).prefix(limit) {
        let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
        solved.leaves.append(SolvedLeaf(plan: nil, frame: frame, zIndex: item.zIndex))
      }
    case .horizontal, .vertical:
      let isRow = group.isRow
      let children = children(
        of: group, inner, isRow: isRow, isFlexible: axes.contains(isRow ? .horizontal : .vertical),
        first: first, limit: limit, depth: depth)
      place(
        children, of: group, inner, isRow: isRow, axes: axes,
        origin: CGPoint(x: insets.leading, y: insets.top), in: &solved)
    }
    // Supplementary items align to the edges inside the insets: 20 wide after the trailing edge is
    // at 355 in a group of 375 with a trailing inset of 20 (pictures of iOS 17, high).
    let inside = CGRect(origin: .zero, size: solved.size).inset(by: insets)
    for plan in group.supplementaryItems {
      solved.badges.append(SolvedBadge(plan: plan, container: inside))
    }
    return solved
  }

  // MARK: Choosing

  private func children(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, isRow: Bool, isFlexible: Bool, first: Int,
    limit: Int, depth: Int
  ) -> [Child] {
    guard !group.subitems.isEmpty else { return [] }
    let room = isRow ? inner.width : inner.height
    let gap = max(0, group.interItemSpacing?.spacing ?? 0)
    var children: [Child] = []
    var count = 0
    var used: CGFloat = 0
    func add(_ plan: NSCollectionLayoutItem, in container: CGSize, share: CGFloat?) {
      let child = self.child(
        plan, container, isRow: isRow, share: share, first: first + count, limit: limit - count,
        depth: depth)
      count += child.group.map { max(1, $0.leaves.count) } ?? 1
      children.append(child)
    }
    switch group.repetition {
    case .sharing(let times):
      let times = min(max(1, times), Self.leafLimit)
      // The gaps are subtracted first, also for a fraction of the group's length in the other
      // dimension: a quarter of 355 less three gaps of 16 is 76.75 high (pictures of iOS 17,
      // medium).
      let left = max(0, room - gap * CGFloat(times - 1))
      let container = CGSize(
        width: isRow ? left : inner.width, height: isRow ? inner.height : left)
      for _ in 0..<times where count < limit {
        add(group.subitems[0], in: container, share: left / CGFloat(times))
      }
    case .times(let times):
      for _ in 0..<min(max(1, times), limit) where count < limit {
        add(group.subitems[0], in: inner, share: nil)
      }
    case .filling:
      if !isFlexible, let (times, left) = fitting(group, room: room, gap: gap, isRow: isRow) {
        let plan = group.subitems[0]
        let container = CGSize(
          width: isRow ? left : inner.width, height: isRow ? inner.height : left)
        let size = plan.layoutSize.size(in: container)
        let share = PixelGrid(scale: traits.displayScale).down(isRow ? size.width : size.height)
        for _ in 0..<times where count < limit { add(plan, in: container, share: share) }
        return children
      }
      // Rounds of all plans: the first is always complete if the group can grow, then as many as
      // fit by their estimates, so that the number of items in a group doesn't depend on measured
      // sizes.
      var isFirstRound = true
      filling: while count < limit {
        let before = used
        for plan in group.subitems where count < limit {
          let length = estimatedLength(plan, inner, isRow: isRow)
          let next = used + (children.isEmpty ? 0 : gap) + length
          let fits = next <= room + Self.slack || children.isEmpty || (isFlexible && isFirstRound)
          guard fits else { break filling }
          add(plan, in: inner, share: nil)
          used = next
        }
        isFirstRound = false
        // Elements without a length would repeat forever.
        if used <= before { break }
      }
    }
    return children
  }

  /// Returns how many times the only plan of a group fits if it is an nth of the group's length, and
  /// the length that fixed gaps leave: the fraction is of that, so that n fit (iOS 26.0: thirds of
  /// 288 with gaps of 8 are 90.5 wide at 2x, 98.5 apart; medium for other releases and columns).
  private func fitting(
    _ group: NSCollectionLayoutGroup, room: CGFloat, gap: CGFloat, isRow: Bool
  ) -> (times: Int, left: CGFloat)? {
    guard gap > 0, group.interItemSpacing?.isFixedSpacing == true, group.subitems.count == 1,
      group.subitems[0].edgeSpacing == nil
    else { return nil }
    let size = group.subitems[0].layoutSize
    let dimension = isRow ? size.widthDimension : size.heightDimension
    guard isRow ? dimension.isFractionalWidth : dimension.isFractionalHeight else { return nil }
    let times = (1 / dimension.dimension).rounded()
    // Fractions such as 0.33 count as thirds.
    guard times >= 2, times <= CGFloat(Self.leafLimit),
      (0.98...1 + Self.slack).contains(times * dimension.dimension)
    else { return nil }
    let left = room - gap * (times - 1)
    return left > 0 ? (Int(times), left) : nil
  }

  /// Returns the length along a group including spacing, using estimates.
  private func estimatedLength(
    _ plan: NSCollectionLayoutItem, _ inner: CGSize, isRow: Bool
  ) -> CGFloat {
    let size = plan.layoutSize.size(in: inner)
    let edges = spaces(plan, isRow: isRow)
    return (isRow ? size.width : size.height) + edges.before.least + edges.after.least
  }

  private func child(
    _ plan: NSCollectionLayoutItem, _ container: CGSize, isRow: Bool, share: CGFloat?, first: Int,
    limit: Int, depth: Int
  ) -> Child {
    var size = plan.layoutSize.size(in: container)
    var axes = plan.layoutSize.flexibleAxes
    if let share {
      if isRow { size.width = share } else { size.height = share }
      axes.remove(isRow ? .horizontal : .vertical)
    }
    if let group = plan as? NSCollectionLayoutGroup {
      let solved = solve(
        group, size: size, axes: axes, first: first, limit: limit, depth: depth + 1)
      return Child(plan: plan, size: solved.size, group: solved)
    }
    if axes != [], let told = measured(first) {
      if axes.contains(.horizontal) { size.width = told.width }
      if axes.contains(.vertical) { size.height = told.height }
    }
    return Child(plan: plan, size: size, group: nil)
  }

  // MARK: Placing

  private struct Space {
    var least: CGFloat = 0
    var grows = false

    @MainActor
    init(_ spacing: NSCollectionLayoutSpacing?) {
      least = max(0, spacing?.spacing ?? 0)
      grows = spacing?.isFlexibleSpacing ?? false
    }
  }

  /// Returns the spacing before and after an element along the group, and on its sides.
  private func spaces(
    _ plan: NSCollectionLayoutItem, isRow: Bool
  ) -> (before: Space, after: Space, near: Space, far: Space) {
    let edges = plan.edgeSpacing
    let x = (Space(edges?.leading), Space(edges?.trailing))
    let y = (Space(edges?.top), Space(edges?.bottom))
    return isRow ? (x.0, x.1, y.0, y.1) : (y.0, y.1, x.0, x.1)
  }

  private func place(
    _ chosen: [Child], of group: NSCollectionLayoutGroup, _ inner: CGSize, isRow: Bool,
    axes: FlexibleAxes, origin: CGPoint, in solved: inout SolvedGroup
  ) {
    var children = chosen
    makeUniform(&children)
    func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    let gap = Space(group.interItemSpacing)
    let edges = children.map { spaces($0.plan, isRow: isRow) }
    var used = gap.least * CGFloat(max(0, children.count - 1))
    var growing = gap.grows ? max(0, children.count - 1) : 0
    var breadth: CGFloat = 0
    for (child, edge) in zip(children, edges) {
      used += along(child.size) + edge.before.least + edge.after.least
      growing += (edge.before.grows ? 1 : 0) + (edge.after.grows ? 1 : 0)
      breadth = max(breadth, across(child.size) + edge.near.least + edge.far.least)
    }
    let growsAlong = axes.contains(isRow ? .horizontal : .vertical)
    let growsAcross = axes.contains(isRow ? .vertical : .horizontal)
    let length = growsAlong ? used : along(inner)
    let room = growsAcross ? breadth : across(inner)
    let share = growing > 0 ? max(0, length - used) / CGFloat(growing) : 0
    func grown(_ space: Space) -> CGFloat { space.least + (space.grows ? share : 0) }

    var place: CGFloat = 0
    for (index, child) in children.enumerated() {
      let edge = edges[index]
      if index > 0 { place += grown(gap) }
      place += grown(edge.before)
      // Flexible spacing on the element's sides shares the remaining space.
      let left = max(0, room - across(child.size) - edge.near.least - edge.far.least)
      let beside = (edge.near.grows ? 1 : 0) + (edge.far.grows ? 1 : 0)
      let near = edge.near.least + (edge.near.grows ? left / CGFloat(max(1, beside)) : 0)
      let corner = CGPoint(
        x: origin.x + (isRow ? place : near), y: origin.y + (isRow ? near : place))
      if let inside = child.group {
        solved.append(inside, at: corner)
      } else {
        let frame = CGRect(origin: corner, size: child.size).inset(by: child.plan.usedInsets)
        solved.leaves.append(SolvedLeaf(plan: child.plan, frame: frame))
      }
      place += along(child.size) + grown(edge.after)
    }
    let insets = group.usedInsets
    if axes.contains(.horizontal) {
      solved.size.width = (isRow ? length : room) + insets.leading + insets.trailing
    }
    if axes.contains(.vertical) {
      solved.size.height = (isRow ? room : length) + insets.top + insets.bottom
    }
  }

  /// Gives uniform siblings the length of the longest one.
  private func makeUniform(_ children: inout [Child]) {
    func share(
      _ isShared: (NSCollectionLayoutSize) -> Bool, _ length: WritableKeyPath<CGSize, CGFloat>
    ) {
      let sharing = children.indices.filter {
        children[$0].group == nil && isShared(children[$0].plan.layoutSize)
      }
      guard let longest = sharing.map({ children[$0].size[keyPath: length] }).max() else { return }
      for index in sharing { children[index].size[keyPath: length] = longest }
    }
    share({ $0.heightDimension.isUniformAcrossSiblings }, \.height)
    share({ $0.widthDimension.isUniformAcrossSiblings }, \.width)
  }
}

extension NSCollectionLayoutGroup {
  var isRow: Bool {
    if case .horizontal = arrangement { return true }
    return false
  }
}

extension CGRect {
  /// Returns the rectangle without the insets, left to right; its size is never negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
