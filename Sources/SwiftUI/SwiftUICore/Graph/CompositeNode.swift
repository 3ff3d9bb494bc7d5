/// The node of a view with a body.
final class CompositeNode<V: View>: TypedNode<V> {
  private let slot = NodeSlot()
  private let observation = BodyObservation()
  private let plan = PropertyPlan.of(V.self)

  override func viewChanged() { evaluate() }

  override func evaluate() {
    round = graph.round
    plan.install(in: &view, of: self)
    let body = observation.tracking(self) { view.body }
    fill(slot, with: body)
  }

  override var children: [ViewNode] { slot.nodes }
  override var isComposite: Bool { true }

  override func collect(into elements: inout [ViewElement]) {
    slot.node?.collect(into: &elements)
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

  func tracking<R>(_ node: ViewNode, _ body: () -> R) -> R {
    ticket?.node = nil
    let ticket = Ticket(node)
    self.ticket = ticket
    return withObservationTracking(body) {
      if let node = ticket.node { ticket.changes.add(node) }
    }
  }
}
