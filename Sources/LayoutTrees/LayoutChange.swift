/// One thing that differs between two layout trees.
public struct LayoutChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A measurement changed; `component` is `left` for one edge of insets, empty for a plain value.
    case attribute(name: String, component: String, old: String?, new: String?)
    case added(at: String)
    case removed(from: String)

    /// The kind that views share which came or went together, each at its own place.
    var withoutPlace: Kind {
      switch self {
      case .attribute: self
      case .added: .added(at: "")
      case .removed: .removed(from: "")
      }
    }
  }

  public var path: LayoutPath
  public var kind: Kind
  /// How many neighbouring views this change stands for.
  public var count = 1

  /// Causes are told before effects: an inset that moved comes before the frames it moved.
  var rank: Int {
    switch kind {
    case .attribute(let name, _, _, _):
      if name.hasPrefix("screen.") || name == "class" { return 0 }
      if name == "safeAreaInsets" { return 1 }
      if name.containsWord("margin") { return 2 }
      if name.containsWord("inset") { return 3 }
      if name == "frame" || name == "bounds" || name == "contentOffset" || name == "contentSize" {
        return 4
      }
      return 5
    case .added, .removed: return 6
    }
  }
}

extension LayoutChange: CustomStringConvertible {
  /// The change in words, such as `UITableView[1] layoutMargins.left 60 → 16`.
  public var description: String {
    let views = count > 1 ? " (\(count) views)" : ""
    switch kind {
    case .attribute(let name, let component, let old, let new):
      let property = component.isEmpty ? name : "\(name).\(component)"
      let subject = name.hasPrefix("screen.") ? "" : "\(path) "
      return "\(subject)\(property) \(old ?? "unset") → \(new ?? "unset")\(views)"
    case .added(let place):
      return count > 1
        ? "\(path) added, the first at \(place)\(views)" : "\(path) added at \(place)"
    case .removed(let place):
      return count > 1
        ? "\(path) removed, the first from \(place)\(views)" : "\(path) removed from \(place)"
    }
  }
}

extension String {
  /// Whether the name contains an ASCII word, whatever the case of its first letter.
  fileprivate func containsWord(_ word: String) -> Bool {
    lowercased().contains(word)
  }
}
