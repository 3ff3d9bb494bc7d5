/// The node of `ForEach`. State follows the ids when elements are inserted, moved or removed.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  /// An id, and its position among equal ones: repeated ids are all shown.
  private struct Key: Hashable {
    var id: ID
    var repetition: Int
  }

  private var keys: [Key] = []
  private var slots: [Key: NodeSlot] = [:]
  private var firstData: Data?

  override func viewChanged() {
    var (newKeys, newSlots): ([Key], [Key: NodeSlot]) = ([], [:])
    var seen: [ID: Int] = [:]
    var repeated: ID?
    let data = view.isConstant ? firstData ?? view.data : view.data
    if view.isConstant { firstData = data }
    for element in data {
      let id = view.id(element)
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      if repetition > 0 { repeated = id }
      let key = Key(id: id, repetition: repetition)
      let slot = slots[key] ?? NodeSlot(id: AnyHashable(id))
      newKeys.append(key)
      newSlots[key] = slot
      fill(slot, with: view.content(element))
    }
    for key in keys where newSlots[key] == nil {
      if let slot = slots[key] { empty(slot) }
    }
    (keys, slots) = (newKeys, newSlots)
    if let repeated { graph.report(.repeatedID("\(repeated)"), at: self) }
  }

  // MARK: Rows of lazy containers

  /// The rows of a lazy container that were in the last layout.
  private var shown: Set<Key> = []

  private func isShown(_ key: Key) -> Bool {
    slots[key]?.elements.contains(where: \.box.isPlaced) ?? false
  }

  /// Rows that aren't visible don't exist yet on iOS, so they run no actions.
  override func finishLayout() {
    guard environment.isInLazyContainer else {
      super.finishLayout()
      return
    }
    let before = shown
    shown = Set(keys.filter(isShown))
    for key in keys where shown.contains(key) || before.contains(key) {
      slots[key]?.node?.finishLayout()
    }
  }

  override var preferences: PreferenceValues {
    guard environment.isInLazyContainer else { return super.preferences }
    return PreferenceValues(of: keys.filter(isShown).flatMap { slots[$0]?.nodes ?? [] })
  }

  override var children: [ViewNode] { keys.flatMap { slots[$0]?.nodes ?? [] } }
}
