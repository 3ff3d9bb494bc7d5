/// The differences between two layout trees, causes first.
public struct LayoutTreeDifference: Hashable, Sendable {
  /// All changes, in the order of the trees.
  public let changes: [LayoutChange]

  /// The areas of the screen that contain, or contained, changed views.
  let areas: [LayoutArea]

  public var isEmpty: Bool { changes.isEmpty }

  /// Compares a reference tree with the current tree.
  public init(from old: LayoutTree, to new: LayoutTree) {
    var collector = Collector(comparesInputs: old.knowsInputs && new.knowsInputs)
    collector.compareScreens(old.screen, new.screen)
    collector.compare(
      old.root, new.root, path: LayoutPath(steps: [.init(className: new.root.className)]),
      places: Collector.Places(isRoot: new.root["frame"] != nil))
    changes = collector.changes
    areas = collector.areas
  }

  /// Whether an area of the screen shows, or showed, a view that changed.
  public func explains(_ area: LayoutArea) -> Bool {
    // Shadows and antialiasing extend slightly beyond a view.
    areas.contains { $0.grown(by: 2).shared(with: area) >= 0.5 * area.size }
      || areas.reduce(0) { $0 + $1.grown(by: 2).shared(with: area) } >= 0.9 * area.size
  }

  /// The changes as stored in a record: neighbouring views with the same change share one, and
  /// insets precede the frames that they moved, an outer view's changes an inner one's.
  public var records: [LayoutChangeRecord] {
    let ordered = Self.grouped(changes).enumerated().sorted { left, right in
      let (mine, theirs) = (left.element.order, right.element.order)
      return mine == theirs ? left.offset < right.offset : mine < theirs
    }
    return ordered.map(\.element.record)
  }

  /// Describes the changes, in the order of ``records``.
  ///
  /// - Parameter limit: The maximum number of sentences; the last one counts omitted changes.
  public func sentences(limit: Int = .max) -> [String] {
    let texts = records.map(\.words)
    guard texts.count > max(0, limit) else { return texts }
    let left = texts.count - max(0, limit)
    return texts.prefix(max(0, limit)) + ["… and \(left) more difference\(left == 1 ? "" : "s")"]
  }

  /// Combines changes that are equal except for the index of one view in the path.
  static func grouped(_ changes: [LayoutChange]) -> [LayoutChange] {
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

extension LayoutChange.Kind {
  /// The kind shared by views that were added or removed together, without their places.
  fileprivate var withoutPlace: Self {
    switch self {
    case .attribute: self
    case .added: .added(at: ShownPlace(frame: nil))
    case .removed: .removed(from: ShownPlace(frame: nil))
    }
  }
}

/// Walks two trees side by side.
private struct Collector {
  /// Whether to compare inputs; a tree without inputs says nothing about them.
  let comparesInputs: Bool
  var changes: [LayoutChange] = []
  var areas: [LayoutArea] = []

  /// The positions of the two compared nodes.
  struct Places {
    var old = LayoutPlace()
    var new = LayoutPlace()
    var isRoot = false
  }

  init(comparesInputs: Bool) { self.comparesInputs = comparesInputs }

  mutating func compareScreens(_ old: [LayoutAttribute], _ new: [LayoutAttribute]) {
    add(
      ValueChange.all(from: old, to: new, prefix: LayoutProperty.screenPrefix),
      path: LayoutPath(steps: []))
  }

  mutating func compare(
    _ old: LayoutNode, _ new: LayoutNode, path: LayoutPath, places: Places
  ) {
    let own = ValueChange.all(from: old, to: new, comparesInputs: comparesInputs)
    add(own, path: path)
    if !own.isEmpty {
      areas += [
        places.old.area(of: old, isRoot: places.isRoot),
        places.new.area(of: new, isRoot: places.isRoot),
      ].compactMap(\.self)
    }

    let inside = Places(
      old: places.old.inside(old, isRoot: places.isRoot),
      new: places.new.inside(new, isRoot: places.isRoot))
    let oldSteps = LayoutPath.steps(for: old.children)
    let newSteps = LayoutPath.steps(for: new.children)
    var oldPosition = 0
    var newPosition = 0
    func child(_ step: LayoutPath.Step) -> LayoutPath { LayoutPath(steps: path.steps + [step]) }
    let pairs: [ChildMatching.Pair?] = ChildMatching.pairs(old.children, new.children)
    for pair in pairs + [nil] {
      while oldPosition < pair?.old ?? old.children.count {
        let place = ShownPlace(old.children[oldPosition])
        changes.append(.init(path: child(oldSteps[oldPosition]), kind: .removed(from: place)))
        areas += [inside.old.area(of: old.children[oldPosition])].compactMap(\.self)
        oldPosition += 1
      }
      while newPosition < pair?.new ?? new.children.count {
        let place = ShownPlace(new.children[newPosition])
        changes.append(.init(path: child(newSteps[newPosition]), kind: .added(at: place)))
        areas += [inside.new.area(of: new.children[newPosition])].compactMap(\.self)
        newPosition += 1
      }
      guard let pair else { break }
      compare(
        old.children[pair.old], new.children[pair.new], path: child(newSteps[pair.new]),
        places: inside)
      oldPosition += 1
      newPosition += 1
    }
  }

  private mutating func add(_ own: [ValueChange], path: LayoutPath) {
    changes += own.map { LayoutChange(path: path, kind: .attribute($0.subject, $0.part)) }
  }
}
