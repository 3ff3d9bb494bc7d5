/// Why one layout differs from another, in the words of someone who looks at both.
///
/// A difference lists everything that is not as it was. Most of that follows from one or two things
/// that view code or the system decided: those are the causes, the rest is their effect.
public struct LayoutCause: Hashable, Sendable {
  /// The first cause, in one line: `safe area of UIWindow: top 44 → 59`.
  public var line: String
  /// What the causes did, in one line: `UILabel “title” 15 down; 13 more views moved or resized`.
  public var effect: String?
  /// Causes that have nothing to do with the first, as lines.
  public var others: [String]

  /// Finds the causes of a difference; nil where nothing differs.
  public init?(_ difference: LayoutTreeDifference) {
    let analysis = CauseAnalysis(difference)
    let causes = analysis.causes
    guard let first = causes.first else { return nil }
    line = first.line
    var others: [String] = []
    for cause in causes.dropFirst() where cause.line != line && !others.contains(cause.line) {
      others.append(cause.line)
    }
    self.others = others
    effect = analysis.effect(of: first)
  }
}

/// What changed on one view under one name, or on neighbouring views alike.
struct CauseItem: Hashable {
  struct Part: Hashable {
    var component: String
    var old: String?
    var new: String?
  }

  enum Change: Hashable {
    case attribute(name: String, parts: [Part])
    case added(at: String)
    case removed(from: String)
  }

  var path: LayoutPath
  var count: Int
  var change: Change

  var name: String {
    if case .attribute(let name, _) = change { name } else { "" }
  }

  var line: String { CauseWords.line(self) }
}

/// Sorts changes into causes and effects.
///
/// The order is that of layout: what the screen is, what view code decides, the insets that travel
/// down, the frames that follow. What stands later is taken for the effect of what stands earlier
/// where it can be one.
private struct CauseAnalysis {
  /// What a change can be the cause of, the most fundamental first.
  enum Tier: Int, Comparable {
    case screen, trait, decision, structure, inset, text, derivedInset, scroll, frame, appearance

    static func < (one: Tier, other: Tier) -> Bool { one.rawValue < other.rawValue }
  }

  private let changes: [LayoutChange]
  private let items: [CauseItem]

  init(_ difference: LayoutTreeDifference) {
    changes = difference.changes
    items = Self.items(LayoutTreeDifference.grouped(Self.unexplained(changes)))
  }

  // MARK: What is a cause

  var causes: [CauseItem] {
    var byTier: [Tier: [CauseItem]] = [:]
    for item in items { byTier[Self.tier(item), default: []].append(item) }
    func has(_ tiers: Tier...) -> Bool { tiers.contains { byTier[$0] != nil } }
    if let screen = byTier[.screen] {
      // A device brings its own size, scale and system; the first fact says it all.
      return [screen[0]]
    }
    let traits = byTier[.trait] ?? []
    let movesByTrait = traits.contains { $0.name != "style" && $0.name != "contrast" }
    var result = traits
    if !movesByTrait {
      result += byTier[.decision] ?? []
      result += byTier[.structure] ?? []
    }
    let isDecided = !result.isEmpty && (movesByTrait || has(.decision, .structure))
    if !isDecided { result += byTier[.inset] ?? [] }
    result += byTier[.text] ?? []
    let isInset = isDecided || has(.inset)
    if !isInset {
      result += byTier[.derivedInset] ?? []
      result += byTier[.scroll] ?? []
    }
    if !isInset, !has(.text, .derivedInset, .scroll) { result += byTier[.frame] ?? [] }
    if !traits.contains(where: { $0.name == "style" || $0.name == "contrast" }) {
      result += byTier[.appearance] ?? []
    }
    return result
  }

  private static func tier(_ item: CauseItem) -> Tier {
    guard case .attribute(let name, _) = item.change else { return .structure }
    if name.hasPrefix("screen.") { return .screen }
    if name.hasPrefix("constraint ") { return .decision }
    switch name {
    case "style", "textSize", "direction", "contrast", "horizontalSizeClass", "verticalSizeClass":
      return .trait
    case "class", "axis", "spacing", "alignment", "distribution",
      "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
      "additionalSafeAreaInsets", "contentInset", "contentInsetAdjustmentBehavior", "rowHeight",
      "numberOfLines", "font", "hidden", "pages":
      return .decision
    case "safeAreaInsets", "layoutMargins": return .inset
    case "text", "title", "image": return .text
    case "adjustedContentInset", "separatorInset": return .derivedInset
    case "contentOffset", "boundsOrigin": return .scroll
    case "frame", "bounds", "transform", "contentSize": return .frame
    default: return .appearance
    }
  }

  /// Leaves out what follows from another change of the same kind, further out.
  private static func unexplained(_ changes: [LayoutChange]) -> [LayoutChange] {
    typealias Steps = [LayoutPath.Step]
    var safeAreas: Set<Steps> = []
    var margins: Set<Steps> = []
    var frames: Set<Steps> = []
    var scrolled: Set<Steps> = []
    var offsets: Set<Steps> = []
    var barMoved = false
    for change in changes {
      guard case .attribute(let name, let component, _, _) = change.kind else { continue }
      let steps = change.path.steps
      switch name {
      case "safeAreaInsets": safeAreas.insert(steps)
      case "layoutMargins": margins.insert(steps)
      case "frame":
        frames.insert(steps)
        if component == "width" || component == "height" { scrolled.insert(steps) }
        let bars = ["UINavigationBar", "UITabBar", "UIToolbar"]
        if let last = steps.last, bars.contains(last.className) { barMoved = true }
      case "contentOffset":
        offsets.insert(steps)
        scrolled.insert(steps)
      case "contentInset", "adjustedContentInset", "boundsOrigin": scrolled.insert(steps)
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
      switch change.kind {
      case .attribute("safeAreaInsets", _, _, _):
        return !barMoved && !isBelow(steps, safeAreas) && !isBelow(steps, frames, orSelf: true)
      case .attribute("layoutMargins", _, _, _):
        return !safeAreas.contains(steps) && !isBelow(steps, margins)
      case .attribute("boundsOrigin", _, _, _):
        return !offsets.contains(steps)
      case .attribute("contentSize", _, _, _):
        // Content has the size of what is in it.
        return !isBelow(steps, frames, orSelf: true)
          && !changes.contains { $0.path.steps.starts(with: steps) && $0.path.steps != steps }
      case .added, .removed:
        // Rows come and go as a list scrolls or gets another size.
        guard steps.last?.isRow == true else { return true }
        return !isBelow(steps, scrolled)
      default:
        return true
      }
    }
  }

  /// Joins the components of one view's property.
  private static func items(_ changes: [LayoutChange]) -> [CauseItem] {
    struct Key: Hashable {
      var path: LayoutPath
      var name: String
    }
    var result: [CauseItem] = []
    var positions: [Key: Int] = [:]
    for change in changes {
      switch change.kind {
      case .attribute(let name, let component, let old, let new):
        let key = Key(path: change.path, name: name)
        let part = CauseItem.Part(component: component, old: old, new: new)
        if let position = positions[key],
          case .attribute(_, let parts) = result[position].change
        {
          result[position].change = .attribute(name: name, parts: parts + [part])
        } else {
          positions[key] = result.count
          result.append(
            CauseItem(
              path: change.path, count: change.count,
              change: .attribute(name: name, parts: [part])))
        }
      case .added(let place):
        result.append(CauseItem(path: change.path, count: change.count, change: .added(at: place)))
      case .removed(let place):
        result.append(
          CauseItem(path: change.path, count: change.count, change: .removed(from: place)))
      }
    }
    return result
  }

  // MARK: What it did

  func effect(of cause: CauseItem) -> String? {
    var moved: [LayoutPath] = []
    var parts: [LayoutPath: [CauseItem.Part]] = [:]
    for change in changes {
      guard case .attribute("frame", let component, let old, let new) = change.kind else {
        continue
      }
      if parts[change.path] == nil { moved.append(change.path) }
      parts[change.path, default: []].append(.init(component: component, old: old, new: new))
    }
    if cause.name == "frame" {
      // The line tells of these already.
      moved.removeAll { cause.path.stands(for: $0) }
    }
    // A view that people know by a name says more than one of UIKit's own.
    let telling = moved.first { $0.steps.last?.isInternal == false } ?? moved.first
    guard let telling else { return nil }
    let words = CauseWords.movement(parts[telling] ?? [])
    let others = moved.count - 1
    let more =
      others > 0
      ? "; \(others) more \(others == 1 ? "view" : "views") moved or resized" : ""
    return "\(telling.brief) \(words)\(more)"
  }
}
