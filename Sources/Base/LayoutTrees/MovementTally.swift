/// The number of views that moved or were resized, and whether all of them changed in the same way.
package struct MovementTally: Sendable {
  private enum Way: Hashable {
    case up, down, left, right, moved, resized
  }

  private var counts: [Way: Int] = [:]
  private var classes: Set<String> = []
  /// The number of other views without details.
  private var unknown = 0

  package init() {}

  /// Adds the views whose frames changed in a picture.
  ///
  /// - Parameter cause: The cause of the layout change: a view that was itself moved isn't an
  ///   effect.
  package mutating func add(_ changes: [LayoutChangeRecord], of cause: LayoutCause) {
    var views: [LayoutPath: Int] = [:]
    var parts: [LayoutPath: [LayoutCause.Part]] = [:]
    for change in changes {
      guard let path = change.path, case .attribute(.property(.frame), let part) = change.kind
      else { continue }
      views[path] = max(views[path] ?? 0, change.views)
      parts[path, default: []].append(part)
    }
    if case .attribute(.property(.frame), let own) = cause.change {
      // Paths of causes are abbreviated, so the same view is recognized by its numbers.
      for (path, moved) in parts where moved == own { views[path] = nil }
    }
    for (path, count) in views {
      counts[Self.way(parts[path] ?? []), default: 0] += count
      classes.insert(path.className)
    }
  }

  /// Adds views without details of how they moved.
  package mutating func add(_ effect: LayoutEffect) {
    unknown += effect.others + 1
  }

  private static func way(_ parts: [LayoutCause.Part]) -> Way {
    guard parts.allSatisfy({ [.x, .y].contains($0.component) }) else { return .resized }
    guard parts.count == 1, let part = parts.first, case .number(let old)? = part.old,
      case .number(let new)? = part.new
    else { return .moved }
    return part.component == .x ? new > old ? .right : .left : new > old ? .down : .up
  }

  /// A description of the movement, such as `30 labels moved down`; `nil` if nothing moved.
  package var words: String? {
    let count = counts.values.reduce(unknown, +)
    guard count > 0 else { return nil }
    let noun =
      unknown == 0 && classes.count == 1 ? classes.first.map(ViewPhrase.plural) : nil
    let views = count == 1 ? "1 view" : "\(count) \(noun ?? "views")"
    let verb: String
    if unknown > 0 || counts.count > 1 && counts[.resized] != nil {
      verb = count == 1 ? "moved or was resized" : "moved or were resized"
    } else if counts.count > 1 {
      verb = "moved"
    } else {
      switch counts.keys.first {
      case .up?: verb = "moved up"
      case .down?: verb = "moved down"
      case .left?: verb = "moved to the left"
      case .right?: verb = "moved to the right"
      case .resized?: verb = count == 1 ? "was resized" : "were resized"
      case .moved?, nil: verb = "moved"
      }
    }
    return "\(views) \(verb)"
  }
}
