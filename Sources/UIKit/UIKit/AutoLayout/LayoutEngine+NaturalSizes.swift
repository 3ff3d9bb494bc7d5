import LayoutSolver

// Intrinsic content sizes, with the priorities of hugging and compression resistance.
extension LayoutEngine {
  func needsNaturalSize(_ record: ItemRecord) -> Bool {
    record.item.view != nil && !record.isPinned && !record.hasAskedForNaturalSize && !record.isGone
  }

  func removeNaturalSize(_ record: ItemRecord) {
    for entry in [record.naturalWidth, record.naturalHeight].compactMap({ $0 }) {
      drop(entry.hug)
      drop(entry.resist)
    }
    if let tieBreak = record.tieBreak { drop(tieBreak) }
    record.naturalWidth = nil
    record.naturalHeight = nil
    record.tieBreak = nil
    record.hasAskedForNaturalSize = false
  }

  /// Updates a view's intrinsic size with its priorities.
  func refreshNaturalSize(_ record: ItemRecord) {
    guard let view = record.item.view, !record.isPinned, !record.isGone else { return }
    record.hasAskedForNaturalSize = true
    let size = view.intrinsicContentSize
    let insets = view.finiteAlignmentRectInsets
    // The view may have been removed when it was queried.
    guard !record.isGone, !record.isPinned else { return }
    record.naturalWidth = natural(
      record, record.naturalWidth, .horizontal, size.width, insets.left + insets.right)
    record.naturalHeight = natural(
      record, record.naturalHeight, .vertical, size.height, insets.top + insets.bottom)
    refreshTieBreak(record)
  }

  /// Determines which of several equal views in a stack breaks: the first one if views have an
  /// intrinsic length, the last one otherwise (Catalyst 26.1; facts: layout §6.8).
  ///
  /// The difference from the preferred length costs more for views that should keep theirs.
  private func refreshTieBreak(_ record: ItemRecord) {
    let old = record.tieBreak
    guard let place = record.item.stackPlace else {
      if let old { drop(old) }
      record.tieBreak = nil
      return
    }
    let isHorizontal = place.axis == .horizontal
    let natural = (isHorizontal ? record.naturalWidth : record.naturalHeight)?.hug.constant
    let rank = natural == nil ? place.count - place.index : place.index + 1
    // Increasing quadratically, so that two neighbours never have the weight of the view between
    // them.
    let share = Double(rank) / Double(place.count)
    let weight = share * (1 + share) / 2
    let terms = [LayoutTerm(isHorizontal ? record.width : record.height, weight)]
    let constant = (natural ?? 0) * weight
    if let old, old.terms == terms { return setConstant(constant, of: old) }
    if let old { drop(old) }
    let made = Lowered(.tieBreak, terms, .equal, constant, priority: Lowered.tieBreakPriority)
    record.tieBreak = made
    queue.append(made)
  }

  private func natural(
    _ record: ItemRecord, _ old: (hug: Lowered, resist: Lowered)?,
    _ axis: NSLayoutConstraint.Axis, _ size: CGFloat, _ insets: CGFloat
  ) -> (hug: Lowered, resist: Lowered)? {
    let isNatural = size != UIView.noIntrinsicMetric && size.isFinite && size >= 0
    guard isNatural else {
      if let old {
        drop(old.hug)
        drop(old.resist)
      }
      return nil
    }
    let length = Double(size + insets)
    let isHorizontal = axis == .horizontal
    let item = record.item
    // A view may hug and resist at 0, which is less than any constraint's priority.
    let least = Double.leastNormalMagnitude
    let hug = max(least, Double(isHorizontal ? item.hugging.horizontal : item.hugging.vertical))
    let resist = max(
      least, Double(isHorizontal ? item.compression.horizontal : item.compression.vertical))
    if let old {
      setConstant(length, of: old.hug)
      setConstant(length, of: old.resist)
      if !old.hug.isBroken { setPriority(hug, of: old.hug) }
      if !old.resist.isBroken { setPriority(resist, of: old.resist) }
      return old
    }
    let terms = [LayoutTerm(isHorizontal ? record.width : record.height)]
    let made = (
      hug: Lowered(.content(record, axis), terms, .lessThanOrEqual, length, priority: hug),
      resist: Lowered(.content(record, axis), terms, .greaterThanOrEqual, length, priority: resist)
    )
    queue.append(made.resist)
    queue.append(made.hug)
    return made
  }
}
