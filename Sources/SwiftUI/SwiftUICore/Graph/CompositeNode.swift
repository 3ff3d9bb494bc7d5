/// The node of a view with a body.
final class CompositeNode<V: View>: TypedNode<V> {
  private let slot = NodeSlot()
  private let observation = BodyObservation()
  private let plan = PropertyPlan.of(V.self)

  override func viewChanged() { evaluate() }

  override func evaluate() {
    round = graph.round
    plan.install(in: &view, of: self)
    if missingObject != nil, !survives({ [view] in _ = view.body }) { return empty(slot) }
    let body = observation.tracking(self, isBody: true) { view.body }
    fill(slot, with: body)
  }

  override var children: [ViewNode] { slot.nodes }
  override var isComposite: Bool { true }

  override func collect(into elements: inout [ViewElement]) {
    slot.node?.collect(into: &elements)
  }
}

extension ViewNode {
  /// Returns whether a body can be evaluated although there is a missing object, which is reported otherwise.
  func survives(_ body: @escaping () -> Void) -> Bool {
    guard let words = missingObject, let trial = graph.trial, !trial(body) else { return true }
    graph.report(.missingObject(words), at: self)
    return false
  }
}

/// Observes what a body reads of observable objects.
@MainActor final class BodyObservation {
  private final class Ticket: @unchecked Sendable {
    weak var node: ViewNode?
    let changes: ChangeQueue

    init(_ node: ViewNode) {
      self.node = node
      changes = node.graph.changes
    }
  }

  /// The latest evaluation; changes of what only earlier ones read don't count.
  private var ticket: Ticket?

  func tracking<R>(_ node: ViewNode, isBody: Bool = false, _ body: () -> R) -> R {
    ticket?.node = nil
    let ticket = Ticket(node)
    self.ticket = ticket
    return withObservationTracking {
      isBody ? node.graph.changes.evaluating(node, body) : body()
    } onChange: {
      if let node = ticket.node { ticket.changes.add(node) }
    }
  }
}
