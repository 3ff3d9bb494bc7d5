/// The positions of buttons and tabs in a vertical bar at the side of a screen.
///
/// From top to bottom: the back button, prominent buttons, other groups, and at the lower end the
/// tabs (Apple; high). The bar's middle is the one of ``BarRegionGeometry``; tabs are in a capsule
/// of 50 with 2 around them, 52 for each (measured: 212 for four; medium). Buttons are like in the
/// release's other bars, with 8 between their capsules (low).
package struct VerticalBarGeometry: Equatable {
  /// The width of a capsule of tabs.
  package static let railWidth: CGFloat = 50
  /// The length of one tab.
  package static let tabLength: CGFloat = 52
  private static let railInset: CGFloat = 2
  private static let gap: CGFloat = 8
  private static var side: CGFloat { BarCapsule.side }

  /// The container's bounds.
  package var bounds: CGRect
  /// Whether the bar is on the left.
  package var isLeft: Bool
  /// The width of the column that the safe area reserves, and its lower inset.
  package var width: CGFloat
  package var safeBottom: CGFloat
  /// The covered areas of the screen, in the container's coordinates.
  package var occlusions: [CGRect]

  package init(
    bounds: CGRect, isLeft: Bool, width: CGFloat, safeBottom: CGFloat, occlusions: [CGRect]
  ) {
    self.bounds = bounds
    self.isLeft = isLeft
    self.width = width
    self.safeBottom = safeBottom
    self.occlusions = occlusions
  }

  /// The column over the container's entire height.
  package var column: CGRect {
    CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width,
      height: bounds.height)
  }

  private var middle: CGFloat {
    isLeft
      ? bounds.minX + BarRegionGeometry.middleFromEdge
      : bounds.maxX - BarRegionGeometry.middleFromEdge
  }

  /// The part of the column that isn't covered.
  private var room: (top: CGFloat, bottom: CGFloat) {
    var column = column
    column.size.height = max(0, column.height - safeBottom)
    let clear = column.clear(of: occlusions, in: bounds)
    return (clear.minY, clear.maxY)
  }

  /// The capsule of tabs and the tabs in it.
  package struct Rail: Equatable {
    package var capsule: CGRect
    /// In the capsule's coordinates.
    package var tabs: [CGRect]

    /// Returns the rail in the coordinates of a view at an origin.
    package func offset(by origin: CGPoint) -> Rail {
      Rail(capsule: capsule.offsetBy(dx: -origin.x, dy: -origin.y), tabs: tabs)
    }
  }

  /// Returns the tabs at the lower end; they're compressed if there isn't enough space.
  package func rail(tabs count: Int) -> Rail? {
    guard count > 0 else { return nil }
    let (top, bottom) = room
    let length = min(Self.tabLength * CGFloat(count) + 2 * Self.railInset, bottom - top)
    let capsule = CGRect(
      x: middle - Self.railWidth / 2, y: bottom - length, width: Self.railWidth, height: length)
    let share = max(0, length - 2 * Self.railInset) / CGFloat(count)
    return Rail(
      capsule: capsule,
      tabs: (0..<count).map {
        CGRect(
          x: Self.railInset, y: Self.railInset + share * CGFloat($0),
          width: Self.railWidth - 2 * Self.railInset, height: share)
      })
  }

  /// A button of a group, with the priority for keeping it when there isn't enough space.
  package struct Button: Hashable, Sendable {
    package var priority: Int
    package var isProminent: Bool

    package init(priority: Int = 0, isProminent: Bool = false) {
      self.priority = priority
      self.isProminent = isProminent
    }
  }

  /// The frames of the buttons.
  package struct Places: Equatable {
    /// By group and button; nil for a button without space.
    package var buttons: [[CGRect?]]
    package var capsules: [BarCapsule]
    /// The button that opens a menu of the buttons without space.
    package var overflow: CGRect?
  }

  /// Returns the length that buttons need, with the gaps around them.
  package static func length(_ groups: [[Button]], hasOverflow: Bool) -> CGFloat {
    let counts = groups.map(\.count).filter { $0 > 0 } + (hasOverflow ? [1] : [])
    guard !counts.isEmpty else { return 0 }
    return CGFloat(counts.reduce(0, +)) * side + CGFloat(counts.count + 1) * gap
  }

  /// Returns whether there is enough space for both buttons and tabs.
  package func fits(_ groups: [[Button]], hasOverflow: Bool, tabs count: Int) -> Bool {
    let (top, bottom) = room
    let rail = count > 0 ? Self.tabLength * CGFloat(count) + 2 * Self.railInset : 0
    return Self.length(groups, hasOverflow: hasOverflow) + rail <= bottom - top
  }

  /// Places buttons above the tabs.
  ///
  /// If there isn't enough space for all, the ones with the lowest priority are removed first, the
  /// lowest in position among equals, and a button for their menu is added below.
  package func buttons(_ groups: [[Button]], alwaysOverflows: Bool, above rail: Rail?) -> Places {
    var (top, bottom) = room
    if let rail { bottom = min(bottom, rail.capsule.minY) }
    var shown = groups.map { $0.map { _ in true } }
    var overflows = alwaysOverflows
    func kept() -> [[Button]] {
      zip(groups, shown).map { group, shown in
        zip(group, shown).filter(\.1).map(\.0)
      }
    }
    while Self.length(kept(), hasOverflow: overflows) > bottom - top {
      var last: (group: Int, button: Int)?
      for group in groups.indices {
        for button in groups[group].indices where shown[group][button] {
          if let found = last,
            groups[found.group][found.button].priority < groups[group][button].priority
          {
            continue
          }
          last = (group, button)
        }
      }
      guard let last else {
        overflows = false
        break
      }
      shown[last.group][last.button] = false
      overflows = true
    }
    var places = Places(buttons: [], capsules: [])
    let x = middle - Self.side / 2
    top += Self.gap
    for (group, shown) in zip(groups, shown) {
      let start = top
      var frames: [CGRect?] = []
      for isShown in shown {
        guard isShown else {
          frames.append(nil)
          continue
        }
        frames.append(CGRect(x: x, y: top, width: Self.side, height: Self.side))
        top += Self.side
      }
      places.buttons.append(frames)
      guard top > start else { continue }
      places.capsules.append(
        BarCapsule(
          frame: CGRect(x: x, y: start, width: Self.side, height: top - start),
          isProminent: group.first?.isProminent == true))
      top += Self.gap
    }
    if overflows {
      let frame = CGRect(x: x, y: top, width: Self.side, height: Self.side)
      places.overflow = frame
      places.capsules.append(BarCapsule(frame: frame, isProminent: false))
    }
    return places
  }
}
