/// The nodes of a view and everything below it, from evaluation to placed nodes.
@MainActor package final class ViewGraph {
  package nonisolated let changes = ChangeQueue()
  /// What went wrong, in the order in which it happened.
  package private(set) var issues: [GraphIssue] = []
  /// Called with an issue that ends the program.
  package var onFatalIssue: ((GraphIssue) -> Void)?
  /// Returns whether the program would go on after a closure; asked before a body that may need a missing object.
  let trial: ((@escaping () -> Void) -> Bool)?
  /// The root's position in the window, in points.
  package var originInWindow = CGPoint.zero {
    didSet { if originInWindow != oldValue { needsLayout = true } }
  }

  private var root: RootNode!
  private var serial = 0
  /// Counts evaluations.
  private(set) var round = 0
  /// Counts layouts, and what follows each.
  private(set) var pass = 0
  private var frame: (rect: CGRect, surroundings: Surroundings)?
  private var placed: [PlacedNode] = []
  private var needsLayout = true
  private var isSettling = false
  private var actions = ActionQueue()
  private var collectors = CollectorQueue()
  private let geometryGroups = GeometryGroups()
  /// How many views the rows of lazy containers have, by the type of their content.
  var expectedViews: [ObjectIdentifier: Int?] = [:]

  /// How often views are evaluated and laid out again before they count as unsettled (facts: layout §2.3).
  package static let mostRounds = 10

  package init<Root: View>(
    _ root: Root, environment: EnvironmentValues = EnvironmentValues(),
    trial: ((@escaping () -> Void) -> Bool)? = nil
  ) {
    self.trial = trial
    self.root = RootNode(in: NodePlace(graph: self, parent: nil, environment: environment))
    update(root, environment: environment)
  }

  // Queued nodes have states that refer to the queue.
  isolated deinit { _ = changes.take() }

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  package func report(_ problem: GraphIssue.Problem, at node: ViewNode) {
    let issue = GraphIssue(problem: problem, view: node.nameForIssues)
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Reports an issue after which the program can't go on.
  func stop(_ words: String, at node: ViewNode?) -> Never {
    if let node {
      report(.missingObject(words), at: node)
      if let issue = issues.last { onFatalIssue?(issue) }
    }
    fatalError(words)
  }

  /// Changes the root's view or environment.
  package func update<Root: View>(_ root: Root, environment: EnvironmentValues? = nil) {
    var environment = environment ?? self.root.environment
    // Layout runs on the main thread.
    environment.relativeContainer = { [weak self] in
      MainActor.assumeIsolated { self?.frame?.rect.size ?? .zero }
    }
    environment.geometryGroups = geometryGroups
    needsLayout = true
    self.root.update(root, environment)
  }

  // MARK: Updates

  /// Queues what runs after evaluation and layout.
  package func queue(_ phase: ActionPhase, _ action: @escaping () -> Void) {
    actions.add(phase, action)
  }

  func collectLater(_ node: ViewNode) {
    collectors.add(node)
  }

  /// Evaluates, lays out and runs the queued actions until nothing changes. An action that leads back here only has its
  /// changes taken into the next round.
  package func settle() {
    if isSettling { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<Self.mostRounds {
      evaluate()
      guard layOutIfNeeded() else { return }
      if !changes.isEmpty { continue }
      pass += 1
      root.finishLayout()
      for action in actions.take() { action() }
      if showsAnimations, !changes.isEmpty, changes.isAnimated { return }
    }
    if changes.isEmpty { return }
    if let node = changes.take().first { report(.neverSettles, at: node) }
    _ = actions.take()
  }

  /// Evaluates the views that have changed, without laying them out.
  package func evaluateChanges() {
    if !isSettling { evaluate() }
  }

  private func evaluate() {
    for _ in 0..<Self.mostRounds {
      let nodes = changes.take()
      if nodes.isEmpty { return }
      needsLayout = true
      round += 1
      for node in nodes where !node.isGone && node.round != round {
        node.evaluate()
        node.parent?.elementsChanged()
      }
      while let node = collectors.takeDeepest() {
        node.collectAgain()
        node.parent?.elementsChanged()
      }
    }
  }

  /// Lays out if there is a frame and something has changed since the last time.
  private func layOutIfNeeded() -> Bool {
    guard let frame, needsLayout else { return false }
    needsLayout = false
    pass += 1
    root.box.layOut(in: frame.rect, surroundings: frame.surroundings)
    placed = PlacedNode.nodes(of: root.box)
    return true
  }

  /// Notifies the graph that another part of a scroll view has become visible.
  package func scrolled() { needsLayout = true }

  /// Settles the views in a rectangle, and returns them with their frames.
  package func layOut(
    in rect: CGRect, surroundings: Surroundings = Surroundings()
  ) -> [PlacedNode] {
    if let frame, frame.rect == rect, frame.surroundings.safeArea == surroundings.safeArea,
      frame.surroundings.visible == surroundings.visible
    {
      settle()
    } else {
      frame = (rect, surroundings)
      needsLayout = true
      settle()
    }
    return placed
  }

  /// Returns the size of the root for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    evaluate()
    return root.box.sizeThatFits(proposal)
  }

  /// Returns how far a frame in the root's coordinates extends into the unsafe area.
  func safeAreaInsets(of frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
    self.frame?.surroundings.safeArea?.insets(of: frame, direction) ?? EdgeInsets()
  }

  /// The preferences that the root's views report.
  package var preferences: PreferenceValues { root.reported }

  /// Whether settling stops before an animated change, so that the host can show its start.
  package var showsAnimations = false

  /// Returns the animation of what has changed since the last call.
  package func takeAnimation() -> Animation? { changes.takeAnimation() }

  /// Whether views have changed since the last layout.
  package var hasChanges: Bool { !changes.isEmpty }

  /// Removes all views, so that they disappear.
  package func close() {
    root.leave()
    for action in actions.take() { action() }
  }
}

/// The nodes whose elements have to be collected again, the deepest first, and those of one depth in
/// the order in which they were added.
private struct CollectorQueue {
  private struct Level {
    var nodes: [ViewNode] = []
    var waiting: Set<ObjectIdentifier> = []
    var taken = 0
  }

  private var levels: [Level] = []

  @MainActor mutating func add(_ node: ViewNode) {
    while levels.count <= node.depth { levels.append(Level()) }
    if levels[node.depth].waiting.insert(ObjectIdentifier(node)).inserted {
      levels[node.depth].nodes.append(node)
    }
  }

  @MainActor mutating func takeDeepest() -> ViewNode? {
    while let last = levels.indices.last {
      let level = levels[last]
      guard level.taken < level.nodes.count else {
        levels.removeLast()
        continue
      }
      let node = level.nodes[level.taken]
      levels[last].taken += 1
      levels[last].waiting.remove(ObjectIdentifier(node))
      if !node.isGone { return node }
    }
    return nil
  }
}
