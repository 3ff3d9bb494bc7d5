/// Sorts changes into causes and effects.
///
/// The order follows ``CauseTier``: later changes are considered effects of earlier ones if they
/// can be.
struct CauseAnalysis {
  private let changes: [LayoutChange]
  private let items: [CauseItem]

  init(_ difference: LayoutTreeDifference) {
    changes = difference.changes
    items = Self.items(LayoutTreeDifference.grouped(Self.unexplained(changes)))
  }

  // MARK: What is a cause

  var causes: [CauseItem] {
    var byTier: [CauseTier: [CauseItem]] = [:]
    for item in items { byTier[item.tier, default: []].append(item) }
    func has(_ tiers: CauseTier...) -> Bool { tiers.contains { byTier[$0] != nil } }
    if let screen = byTier[.screen] {
      // A device has its own size, scale and system; the first fact implies the others.
      return [screen[0]]
    }
    var result = items.filter { $0.tier == .trait || $0.tier == .colorTrait }
    func add(_ tiers: CauseTier...) { for tier in tiers { result += byTier[tier] ?? [] } }
    let movesByTrait = has(.trait)
    if !movesByTrait { add(.decision, .structure) }
    // Neither moves a view, so neither results from a trait, nor causes an inset or a frame.
    add(.drawing, .unregistered)
    let isDecided = movesByTrait || has(.decision, .structure)
    if !isDecided { add(.inset) }
    add(.content)
    let isInset = isDecided || has(.inset)
    if !isInset { add(.derivedInset, .scroll) }
    if !isInset, !has(.content, .derivedInset, .scroll) { add(.frame) }
    if !has(.colorTrait) { add(.appearance) }
    return result
  }

  /// Removes changes that result from another change of the same kind further out.
  private static func unexplained(_ changes: [LayoutChange]) -> [LayoutChange] {
    typealias Steps = [LayoutPath.Step]
    var safeAreas: Set<Steps> = []
    var margins: Set<Steps> = []
    var frames: Set<Steps> = []
    var scrolled: Set<Steps> = []
    var offsets: Set<Steps> = []
    var barMoved = false
    for change in changes {
      guard case .attribute(let subject, let part) = change.kind else { continue }
      let steps = change.path.steps
      switch subject.property {
      case .safeAreaInsets: safeAreas.insert(steps)
      case .layoutMargins: margins.insert(steps)
      case .frame:
        frames.insert(steps)
        if part.component == .width || part.component == .height { scrolled.insert(steps) }
        let bars = ["UINavigationBar", "UITabBar", "UIToolbar"]
        if let last = steps.last, bars.contains(last.className) { barMoved = true }
      case .contentOffset:
        offsets.insert(steps)
        scrolled.insert(steps)
      case .contentInset, .adjustedContentInset, .boundsOrigin: scrolled.insert(steps)
      default: break
      }
    }
    func isBelow(_ steps: Steps, _ set: Set<Steps>, orSelf: Bool = false) -> Bool {
      guard !set.isEmpty else { return false }
      var steps = steps
      if orSelf, set.contains(steps) { return true }
      while let _ = steps.popLast() {
        if set.contains(steps) { return true }
      }
      return false
    }
    return changes.filter { change in
      let steps = change.path.steps
      guard let subject = change.subject else {
        // Rows come and go as a list scrolls or gets another size.
        return steps.last?.isRow != true || !isBelow(steps, scrolled)
      }
      switch subject.property {
      case .safeAreaInsets:
        return !barMoved && !isBelow(steps, safeAreas) && !isBelow(steps, frames, orSelf: true)
      case .layoutMargins:
        return !safeAreas.contains(steps) && !isBelow(steps, margins)
      case .separatorInset:
        // It depends on the margins, and so on the frame if they do.
        return !isBelow(steps, margins, orSelf: true) || !isBelow(steps, frames, orSelf: true)
      case .adjustedContentInset:
        // It includes the safe area's insets, and so depends on the frame if they do.
        return !isBelow(steps, safeAreas, orSelf: true) || !isBelow(steps, frames, orSelf: true)
      case .boundsOrigin:
        return !offsets.contains(steps)
      case .contentSize:
        // The size of content depends on what it contains.
        return !isBelow(steps, frames, orSelf: true)
          && !changes.contains { $0.path.steps.starts(with: steps) && $0.path.steps != steps }
      default:
        return true
      }
    }
  }

  /// Combines the components of a view's property.
  private static func items(_ changes: [LayoutChange]) -> [CauseItem] {
    struct Key: Hashable {
      var path: LayoutPath
      var subject: LayoutSubject
    }
    var result: [CauseItem] = []
    var positions: [Key: Int] = [:]
    for change in changes {
      if case .attribute(let subject, let part) = change.kind {
        let key = Key(path: change.path, subject: subject)
        if let position = positions[key] {
          result[position].change = result[position].change.map { $0 + [part] }
          continue
        }
        positions[key] = result.count
      }
      result.append(
        CauseItem(path: change.path, count: change.count, change: change.kind.map { [$0] }))
    }
    return result
  }

  // MARK: What it did

  func effect(of cause: CauseItem) -> LayoutEffect? {
    // A cause that only affects drawing moved nothing.
    guard cause.tier != .drawing else { return nil }
    var moved: [LayoutPath] = []
    var parts: [LayoutPath: [LayoutCause.Part]] = [:]
    for change in changes {
      guard case .attribute(.property(.frame), let part) = change.kind else { continue }
      if parts[change.path] == nil { moved.append(change.path) }
      parts[change.path, default: []].append(part)
    }
    if cause.change.subject == .property(.frame) {
      // The cause covers these already.
      moved.removeAll { cause.path.stands(for: $0) }
    }
    // A view with a name that people know is more informative than one of UIKit's own.
    let own = moved.filter { $0.steps.last?.isInternal == false }
    let telling = own.first { $0.steps.last?.isModifier == false } ?? own.first ?? moved.first
    guard let telling else { return nil }
    return LayoutEffect(
      path: telling.nearest, parts: parts[telling] ?? [], others: moved.count - 1)
  }
}
