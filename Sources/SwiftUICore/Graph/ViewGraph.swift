/// The nodes of a view and everything below it, from evaluation to placed nodes.
@MainActor package final class ViewGraph {
  package nonisolated let changes = ChangeQueue()
  /// What went wrong, in the order in which it happened.
  package private(set) var issues: [GraphIssue] = []

  private var root: RootNode!
  private var serial = 0
  private var frame: (rect: CGRect, surroundings: Surroundings)?
  private var actions = ActionQueue()

  /// How often views are evaluated and laid out again before they count as unsettled. Facts: layout §2.3.
  package static let mostRounds = 10

  package init<Root: View>(_ root: Root, environment: EnvironmentValues = EnvironmentValues()) {
    let node = RootNode(root, in: NodePlace(graph: self, parent: nil, environment: environment))
    self.root = node
    node.update(root, environment)
  }

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  package func report(_ problem: GraphIssue.Problem, at node: ViewNode) {
    let issue = GraphIssue(problem: problem, view: node.nameForIssues)
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Changes the root's view or environment.
  package func update<Root: View>(_ root: Root, environment: EnvironmentValues? = nil) {
    self.root.update(root, environment ?? self.root.environment)
  }

  // MARK: Updates

  /// Queues what runs after evaluation and layout, children's before parents'.
  package func queue(_ phase: ActionPhase, at node: ViewNode, _ action: @escaping () -> Void) {
    actions.add(phase, node.depth, action)
  }

  /// Evaluates, lays out and runs the queued actions until nothing changes.
  package func settle() {
    for _ in 0..<Self.mostRounds {
      evaluate()
      if let frame { root.box.layOut(in: frame.rect, surroundings: frame.surroundings) }
      if !changes.isEmpty { continue }
      root.visitPreferences()
      if actions.isEmpty && changes.isEmpty { return }
      for action in actions.take() { action() }
      if actions.isEmpty && changes.isEmpty { return }
    }
    let unsettled = changes.take()
    for node in unsettled.prefix(1) { report(.neverSettles, at: node) }
  }

  private func evaluate() {
    for _ in 0..<Self.mostRounds {
      let nodes = changes.take()
      if nodes.isEmpty { return }
      for node in nodes where !node.isGone {
        node.evaluate()
        node.parent?.elementsChanged()
      }
    }
  }

  /// Settles the views in a rectangle, and returns them with their frames.
  package func layOut(
    in rect: CGRect, surroundings: Surroundings = Surroundings()
  ) -> [PlacedNode] {
    frame = (rect, surroundings)
    settle()
    return PlacedNode.nodes(of: root.box)
  }

  /// Returns the size of the root for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    evaluate()
    return root.box.sizeThatFits(proposal)
  }

  /// Removes all views, so that they disappear.
  package func close() {
    root.leave()
    for action in actions.take() { action() }
  }
}

/// Something that is wrong in a view.
package struct GraphIssue: Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// The view changes each time it's evaluated.
    case neverSettles
    /// Several elements of a `ForEach` have the same id.
    case repeatedID(String)
    /// No object of a type was set for the view.
    case missingObject(String)
  }

  package var problem: Problem
  /// The name of the nearest view with a body.
  package var view: String

  package init(problem: Problem, view: String) {
    self.problem = problem
    self.view = view
  }
}

extension ViewNode {
  var nameForIssues: String {
    var node: ViewNode? = self
    while let current = node {
      if current.isComposite { return current.typeName }
      node = current.parent
    }
    return typeName
  }
}
