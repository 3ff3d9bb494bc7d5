/// Combines two trees into one.
struct LayoutJoiner {
  /// Whether to compare inputs; a tree without inputs says nothing about them.
  let comparesInputs: Bool
  let isAlone: Bool
  private var count = 0

  init(comparesInputs: Bool, isAlone: Bool) {
    self.comparesInputs = comparesInputs
    self.isAlone = isAlone
  }

  /// Joins two nodes; either may be missing, but not both.
  mutating func join(
    _ old: LayoutNode?, _ new: LayoutNode?, names: Sides<String> = Sides()
  ) -> JoinedView {
    let number = count
    count += 1
    let changes =
      if let old, let new {
        ValueChange.all(from: old, to: new, comparesInputs: comparesInputs)
      } else {
        [ValueChange]()
      }
    var view = JoinedView(
      number: number, className: (new ?? old)?.className ?? "",
      identifier: (new ?? old)?.identifier, status: status(old, new, changes),
      changes: changes.map(Self.change), constraints: Self.constraints(old, new), children: [],
      reference: old.map(JoinedView.Side.init), actual: new.map(JoinedView.Side.init),
      names: names)
    view.children = children(old?.children ?? [], new?.children ?? [])
    return view
  }

  private func status(
    _ old: LayoutNode?, _ new: LayoutNode?, _ changes: [ValueChange]
  ) -> JoinedView.Status {
    if isAlone { return .same }
    if old == nil { return .added }
    if new == nil { return .removed }
    let frames = changes.filter { $0.subject == .property(.frame) }.map(\.part.component)
    if frames.contains(.width) || frames.contains(.height) { return .resized }
    if !frames.isEmpty { return .moved }
    return changes.isEmpty ? .same : .changed
  }

  private static func change(_ change: ValueChange) -> JoinedView.Change {
    let (component, values) = (change.part.component, change.subject.values(change.part))
    let isWhole = component == .whole
    return JoinedView.Change(
      name: change.subject.name + (isWhole ? "" : ".\(component.rawValue)"),
      from: values.old.description, to: values.new.description, by: isWhole ? nil : change.step)
  }

  /// Returns the children in the new order; removed ones precede what followed them.
  private mutating func children(_ old: [LayoutNode], _ new: [LayoutNode]) -> [JoinedView] {
    let (oldNames, newNames) = (Self.names(old), Self.names(new))
    var result: [JoinedView] = []
    var (oldPosition, newPosition) = (0, 0)
    let pairs: [ChildMatching.Pair?] = ChildMatching.pairs(old, new)
    for pair in pairs + [nil] {
      while oldPosition < pair?.old ?? old.count {
        result.append(
          join(old[oldPosition], nil, names: Sides(reference: oldNames[oldPosition])))
        oldPosition += 1
      }
      while newPosition < pair?.new ?? new.count {
        result.append(join(nil, new[newPosition], names: Sides(actual: newNames[newPosition])))
        newPosition += 1
      }
      guard let pair else { break }
      result.append(
        join(
          old[pair.old], new[pair.new],
          names: Sides(reference: oldNames[pair.old], actual: newNames[pair.new])))
      oldPosition += 1
      newPosition += 1
    }
    return result
  }

  /// Returns the names of siblings in constraints: by identifier, or else by number if several have
  /// the same class.
  private static func names(_ nodes: [LayoutNode]) -> [String] {
    zip(nodes, LayoutPath.steps(for: nodes)).map { node, step in
      if let identifier = node.identifier { return "\(step.className) “\(identifier)”" }
      return step.index.map { "\(step.className)[\($0)]" } ?? step.className
    }
  }

  /// Returns the constraints of both nodes, the new one's first.
  private static func constraints(_ old: LayoutNode?, _ new: LayoutNode?) -> [JoinedConstraint] {
    var result: [JoinedConstraint] = []
    var positions: [String: Int] = [:]
    func add(_ node: LayoutNode?, _ side: WritableKeyPath<JoinedConstraint, JoinedConstraint.Side?>)
    {
      for input in node?.inputs ?? [] {
        guard case .number(let constant) = input.value,
          let parts = LayoutConstraint(name: input.name)
        else { continue }
        let position = positions[input.name] ?? result.count
        if position == result.count {
          positions[input.name] = position
          result.append(JoinedConstraint(words: parts.words, parts: parts))
        }
        result[position][keyPath: side] = .init(constant: constant)
      }
    }
    add(new, \.actual)
    add(old, \.reference)
    return result
  }
}
