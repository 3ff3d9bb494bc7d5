import Graphics

/// An action for the values of a source outside of the views, such as a publisher.
package nonisolated struct ReceivingModifier<Source, Value>: PrimitiveModifier {
  let source: Source
  let action: (Value) -> Void
  let subscribe: (Source, @escaping (Value) -> Void) -> _ChangeObservation

  /// - Parameter subscribe: Hands the source's values to a closure, on any thread, until the observation ends.
  package init(
    _ source: Source, _ action: @escaping (Value) -> Void,
    subscribe: @escaping (Source, @escaping (Value) -> Void) -> _ChangeObservation
  ) {
    self.source = source
    self.action = action
    self.subscribe = subscribe
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    ReceivingNode(view, in: place)
  }
}

/// The node of `onReceive`, which is subscribed from its first layout until its identity ends. It subscribes before
/// actions run, so that what `onAppear` sends is received.
final class ReceivingNode<Content: View, Source, Value>:
  TypedNode<ModifiedContent<Content, ReceivingModifier<Source, Value>>>
{
  private let slot = NodeSlot()
  private var subscription: (source: Source, observation: _ChangeObservation)?
  private var isSubscribing = false

  override func viewChanged() { fill(slot, with: view.content) }

  override func layoutFinished() {
    let modifier = view.modifier
    // A publisher made in a body is a new one in each evaluation, and one with a current value sends it to each new
    // subscriber.
    if let subscription, areSame(subscription.source, modifier.source) { return }
    subscription = nil
    isSubscribing = true
    defer { isSubscribing = false }
    let observation = modifier.subscribe(modifier.source) { [weak self] value in
      MainQueue.run { [value = Unchecked(value)] in self?.receive(value.value) }
    }
    subscription = (modifier.source, observation)
  }

  private func receive(_ value: Value) {
    if isGone { return }
    let action = view.modifier.action
    // A subscription is part of an update, in which actions wait.
    if isSubscribing { graph.queue(.appearing) { action(value) } } else { action(value) }
  }

  override func willLeave() { subscription = nil }

  override var children: [ViewNode] { slot.nodes }
}

/// Returns whether two values are equal or consist of the same bytes, as structures do that refer to the same objects.
private func areSame<T>(_ first: T, _ second: T) -> Bool {
  func isEqual<E: Equatable>(_ first: E) -> Bool { first == second as? E }
  if let first = first as? any Equatable { return isEqual(first) }
  return withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { first.elementsEqual($0) }
  }
}
