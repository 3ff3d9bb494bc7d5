import Graphics

// Where a section that was scrolled across comes to rest.
extension CompositionalSection {
  /// The speed from which on a drag turns to the next page or group, in points a second; that of
  /// paging scroll views (low).
  private static let flick: CGFloat = 300

  /// Where the groups may rest.
  var restingRange: ClosedRange<CGFloat> { 0...lastInnerOffset }

  /// Whether the groups follow a finger beyond their ends.
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

  /// What is left of the groups' speed after a thousandth of a second.
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

  /// Where groups that are let go of come to rest; nil where that is anywhere.
  ///
  /// A flick turns to the next page or group, a slow drag to the nearest one, never by more than
  /// one from where the drag began (low); that groups stop at their beginning or in the middle is
  /// Apple's documentation of the behaviours (high).
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

  /// The offset at which a group is at its place, which may be beyond the ends: at the beginning,
  /// or in the middle.
  private func stop(ofGroup group: Int) -> CGFloat {
    let start = rowStart(ofGroup: group)
    guard plan.orthogonalScrollingBehavior == .groupPagingCentered else { return start }
    return start + rowLengthOf(self.group(group).size) / 2 + contentInset
      - geometry.across(container) / 2
  }

  /// The last group whose place is at an offset or before it, else the first one.
  private func groupStopping(before offset: CGFloat) -> Int {
    // In the middle a group's place is near to where it begins, so that a few steps find it.
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
