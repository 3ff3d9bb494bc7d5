import Graphics

// The resting offsets of orthogonally scrolled sections.
extension CompositionalSection {
  /// The speed above which a drag goes to the next page or group, in points per second; the same as
  /// in paging scroll views (low).
  private static let flick: CGFloat = 300

  /// The range of resting offsets.
  var restingRange: ClosedRange<CGFloat> { 0...lastInnerOffset }

  /// Whether the groups can be dragged beyond their ends.
  var bouncesAcross: Bool {
    switch plan.orthogonalScrollingProperties.bounce {
    case .automatic: lastInnerOffset > 0
    case .always: true
    case .never: false
    }
  }

  /// Whether a finger can scroll the groups.
  var followsFingers: Bool {
    isOrthogonal && groupCount > 0 && (lastInnerOffset > 0 || bouncesAcross)
  }

  /// The factor that the groups' speed is multiplied by per millisecond.
  var decelerationRate: CGFloat {
    let rate: UIScrollView.DecelerationRate
    switch plan.orthogonalScrollingProperties.decelerationRate {
    case .normal: rate = .normal
    case .fast: rate = .fast
    case .automatic:
      rate = turnsGroups || plan.orthogonalScrollingBehavior == .paging ? .fast : .normal
    }
    return rate.rawValue
  }

  private var turnsGroups: Bool {
    plan.orthogonalScrollingBehavior == .groupPaging
      || plan.orthogonalScrollingBehavior == .groupPagingCentered
  }

  /// Returns the offset at which released groups come to rest, or nil if they can rest anywhere.
  ///
  /// A flick goes to the next page or group and a slow drag to the nearest one, never more than one
  /// away from the one at the start of the drag (low). That groups stop at their leading edge or
  /// centred is Apple's documentation of the behaviours (high).
  func restingOffset(from offset: CGFloat, velocity: CGFloat, draggedFrom first: CGFloat)
    -> CGFloat?
  {
    let range = restingRange
    func within(_ place: CGFloat) -> CGFloat {
      min(max(geometry.grid.nearest(place), range.lowerBound), range.upperBound)
    }
    switch plan.orthogonalScrollingBehavior {
    case .none, .continuous: return nil
    case .continuousGroupLeadingBoundary:
      let end = AxisMotion.proposedEnd(from: offset, velocity: velocity, rate: decelerationRate)
      return within(stop(ofGroup: nearestGroup(to: end)))
    case .paging:
      let page = geometry.across(container)
      guard page > 0 else { return nil }
      let now = offset / page
      let wanted =
        velocity > Self.flick
        ? now.rounded(.up) : velocity < -Self.flick ? now.rounded(.down) : now.rounded()
      let start = (first / page).rounded()
      return within(min(max(wanted, start - 1), start + 1) * page)
    case .groupPaging, .groupPagingCentered:
      let start = nearestGroup(to: first)
      let wanted: Int
      if velocity > Self.flick {
        let before = groupStopping(before: offset)
        wanted = stop(ofGroup: before) > offset ? before : before + 1
      } else if velocity < -Self.flick {
        let before = groupStopping(before: offset)
        wanted = stop(ofGroup: before) < offset ? before : before - 1
      } else {
        wanted = nearestGroup(to: offset)
      }
      let group = min(max(wanted, start - 1), start + 1)
      return within(stop(ofGroup: min(max(group, 0), groupCount - 1)))
    }
  }

  /// Returns the offset that aligns a group, leading or centred; it may be beyond the ends.
  private func stop(ofGroup group: Int) -> CGFloat {
    let start = rowStart(ofGroup: group)
    guard plan.orthogonalScrollingBehavior == .groupPagingCentered else { return start }
    return start + rowLengthOf(self.group(group).size) / 2 + contentInset
      - geometry.across(container) / 2
  }

  /// Returns the last group aligned at or before an offset, or the first one.
  private func groupStopping(before offset: CGFloat) -> Int {
    // With centring, a group is aligned close to its start, so a few steps find it.
    var group = self.group(startingBefore: offset)
    while group > 0, stop(ofGroup: group) > offset { group -= 1 }
    while group < groupCount - 1, stop(ofGroup: group + 1) <= offset { group += 1 }
    return group
  }

  private func nearestGroup(to offset: CGFloat) -> Int {
    let before = groupStopping(before: offset)
    guard before + 1 < groupCount else { return before }
    return abs(stop(ofGroup: before + 1) - offset) < abs(stop(ofGroup: before) - offset)
      ? before + 1 : before
  }
}
