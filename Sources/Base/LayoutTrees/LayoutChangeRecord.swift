/// A layout change as stored in a record: the contents of a ``LayoutChange`` as data.
public struct LayoutChangeRecord: Hashable, Sendable {
  /// The shortest unambiguous path to the view; nil for the screen.
  public var path: LayoutPath?
  public var kind: LayoutChange.Kind
  /// The number of neighbouring views that it represents.
  public var views: Int

  public init(path: LayoutPath?, kind: LayoutChange.Kind, views: Int = 1) {
    self.path = path
    self.kind = kind
    self.views = views
  }

  /// A description of the change, such as `UITableView[1] layoutMargins.left 60 → 16`.
  public var words: String { sentence.joined(separator: " → ") }

  /// The parts of the words before and after the arrow, or a single part if there is no arrow.
  ///
  /// Unlike the words of a cause, they use the names of properties in trees.
  public var sentence: [String] {
    let path = path?.full ?? "the screen"
    let count = views > 1 ? " (\(views) views)" : ""
    let first = views > 1 ? ", the first" : ""
    switch kind {
    case .attribute(let subject, let part):
      let place = subject.tier == .screen ? "" : "\(path) "
      let values = subject.values(part)
      return ["\(place)\(subject.words(part.component)) \(values.old)", "\(values.new)\(count)"]
    case .added(let place): return ["\(path) added\(first) at \(place)\(count)"]
    case .removed(let place): return ["\(path) removed\(first) from \(place)\(count)"]
    }
  }
}

extension LayoutSubject {
  /// Returns the name with a component: `layoutMargins.left`.
  fileprivate func words(_ component: LayoutComponent) -> String {
    // The tree distinguishes properties that people call the same, such as an image's name and its size.
    let isName = property?.isComparedWhereKnown ?? false
    let name = isName ? property?.words ?? name : name
    return component == .whole ? name : "\(name).\(component.rawValue)"
  }
}
