/// What differs between two layout trees, causes first.
public struct LayoutTreeDifference: Hashable, Sendable {
  /// Every single change, in the order of the trees.
  public let changes: [LayoutChange]

  public var isEmpty: Bool { changes.isEmpty }

  /// Compares a reference tree with the tree laid out now.
  public init(from old: LayoutTree, to new: LayoutTree) {
    var collector = Collector()
    collector.compareScreens(old.screen, new.screen)
    collector.compare(
      old.root, new.root, path: LayoutPath(steps: [.init(className: new.root.className)]))
    changes = collector.changes
  }

  /// The changes in words: neighbouring views that changed alike share a sentence, and insets come
  /// before the frames that they moved, an outer view's before an inner one's.
  ///
  /// - Parameter limit: the most sentences wanted; a last one counts what was left out.
  public func sentences(limit: Int = .max) -> [String] {
    let grouped = Self.grouped(changes)
    let ordered = grouped.enumerated().sorted { left, right in
      let (mine, theirs) = (left.element.order, right.element.order)
      return mine == theirs ? left.offset < right.offset : mine < theirs
    }
    let texts = ordered.map(\.element.description)
    guard texts.count > max(0, limit) else { return texts }
    let left = texts.count - max(0, limit)
    return texts.prefix(max(0, limit)) + ["… and \(left) more difference\(left == 1 ? "" : "s")"]
  }

  /// Joins changes that are alike but for the number of one view in the path.
  private static func grouped(_ changes: [LayoutChange]) -> [LayoutChange] {
    struct Key: Hashable {
      var steps: [LayoutPath.Step]
      var kind: LayoutChange.Kind
    }
    var result: [LayoutChange] = []
    var positions: [Key: Int] = [:]
    for change in changes {
      guard let position = change.path.steps.lastIndex(where: { $0.index != nil }) else {
        result.append(change)
        continue
      }
      var key = Key(steps: change.path.steps, kind: change.kind.withoutPlace)
      let index = key.steps[position].index
      key.steps[position].index = nil
      key.steps[position].identifier = nil
      if let earlier = positions[key],
        let previous = result[earlier].path.steps[position].lastIndex
          ?? result[earlier].path.steps[position].index,
        let index, index == previous + 1
      {
        result[earlier].path.steps[position].lastIndex = index
        result[earlier].count += 1
      } else {
        positions[key] = result.count
        result.append(change)
      }
    }
    return result
  }
}

/// Walks two trees side by side.
private struct Collector {
  var changes: [LayoutChange] = []

  mutating func compareScreens(_ old: [LayoutAttribute], _ new: [LayoutAttribute]) {
    compareAttributes(old, new, prefix: "screen.", path: LayoutPath(steps: []))
  }

  mutating func compare(_ old: LayoutNode, _ new: LayoutNode, path: LayoutPath) {
    if old.className != new.className {
      changes.append(
        .init(
          path: path,
          kind: .attribute(
            name: "class", component: "", old: old.className, new: new.className)))
    }
    compareAttributes(old.attributes, new.attributes, prefix: "", path: path)

    let oldSteps = Self.steps(for: old.children)
    let newSteps = Self.steps(for: new.children)
    var oldPosition = 0
    var newPosition = 0
    func child(_ step: LayoutPath.Step) -> LayoutPath { LayoutPath(steps: path.steps + [step]) }
    let pairs: [ChildMatching.Pair?] = ChildMatching.pairs(old.children, new.children)
    for pair in pairs + [nil] {
      while oldPosition < pair?.old ?? old.children.count {
        let place = Self.place(old.children[oldPosition])
        changes.append(.init(path: child(oldSteps[oldPosition]), kind: .removed(from: place)))
        oldPosition += 1
      }
      while newPosition < pair?.new ?? new.children.count {
        let place = Self.place(new.children[newPosition])
        changes.append(.init(path: child(newSteps[newPosition]), kind: .added(at: place)))
        newPosition += 1
      }
      guard let pair else { break }
      compare(old.children[pair.old], new.children[pair.new], path: child(newSteps[pair.new]))
      oldPosition += 1
      newPosition += 1
    }
  }

  private mutating func compareAttributes(
    _ old: [LayoutAttribute], _ new: [LayoutAttribute], prefix: String, path: LayoutPath
  ) {
    for attribute in new {
      let known = old.first { $0.name == attribute.name }?.value
      guard let before = known ?? attribute.value.omitted else {
        changes.append(
          .init(
            path: path,
            kind: .attribute(
              name: prefix + attribute.name, component: "", old: nil,
              new: attribute.value.description)))
        continue
      }
      compare(before, attribute.value, name: prefix + attribute.name, path: path)
    }
    for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
      if let omitted = attribute.value.omitted {
        compare(attribute.value, omitted, name: prefix + attribute.name, path: path)
        continue
      }
      changes.append(
        .init(
          path: path,
          kind: .attribute(
            name: prefix + attribute.name, component: "", old: attribute.value.description,
            new: nil)))
    }
  }

  private mutating func compare(
    _ old: LayoutValue, _ new: LayoutValue, name: String, path: LayoutPath
  ) {
    guard !old.matches(new) else { return }
    guard old.kind == new.kind else {
      changes.append(
        .init(
          path: path,
          kind: .attribute(
            name: name, component: "", old: old.description, new: new.description)))
      return
    }
    for (was, becomes) in zip(old.components, new.components) where was.text != becomes.text {
      changes.append(
        .init(
          path: path,
          kind: .attribute(name: name, component: was.name, old: was.text, new: becomes.text)))
    }
  }

  private static func place(_ node: LayoutNode) -> String {
    node["frame"]?.description ?? "an unknown place"
  }

  private static func steps(for children: [LayoutNode]) -> [LayoutPath.Step] {
    var totals: [String: Int] = [:]
    for child in children { totals[child.className, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return children.map { child in
      let index = seen[child.className, default: 0]
      seen[child.className] = index + 1
      return .init(
        className: child.className, identifier: child.identifier,
        index: totals[child.className, default: 0] > 1 ? index : nil)
    }
  }
}
