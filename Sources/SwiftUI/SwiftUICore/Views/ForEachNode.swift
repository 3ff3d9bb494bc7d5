/// The node of `ForEach`. State follows the ids when elements are inserted, moved or removed.
///
/// Rows are made when their container collects them: all of them, or one by one if the container is lazy.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  /// An id, and its position among equal ones: repeated ids are all shown.
  private struct Key: Hashable {
    var id: ID
    var repetition: Int
  }

  @MainActor private final class Row {
    let slot: NodeSlot
    let observation = BodyObservation()
    /// The position in the data.
    var place: Int
    /// Whether the row was in the last layout of a lazy container.
    var isShown = false

    init(_ id: ID, at place: Int) {
      slot = NodeSlot(id: AnyHashable(id))
      self.place = place
    }
  }

  private var keys: [Key] = []
  /// The rows that exist.
  private var rows: [Key: Row] = [:]
  private var firstData: Data?
  /// Whether the container makes rows one by one; `nil` before it has collected them.
  private var isLazy: Bool?

  private var data: Data { firstData ?? view.data }

  override func viewChanged() {
    if view.isConstant { firstData = firstData ?? view.data }
    let (oldKeys, oldRows) = (keys, rows)
    keys = []
    rows = [:]
    sortedRows = nil
    var seen: [ID: Int] = [:]
    var repeated: ID?
    for (place, element) in data.enumerated() {
      let id = view.id(element)
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      if repetition > 0 { repeated = id }
      let key = Key(id: id, repetition: repetition)
      keys.append(key)
      guard let row = oldRows[key] else { continue }
      row.place = place
      rows[key] = row
    }
    evaluate()
    for key in oldKeys where rows[key] == nil {
      if let row = oldRows[key] { empty(row.slot) }
    }
    if let repeated { graph.report(.repeatedID("\(repeated)"), at: self) }
  }

  /// Evaluates the rows that exist, or all of them if the container isn't lazy.
  override func evaluate() {
    round = graph.round
    if isLazy == false {
      for place in keys.indices { show(place) }
    } else {
      for row in made { show(row.place) }
    }
  }

  @discardableResult
  private func show(_ place: Int) -> Row {
    let key = keys[place]
    let row = rows[key] ?? Row(key.id, at: place)
    if rows.updateValue(row, forKey: key) == nil { sortedRows = nil }
    let element = data[data.index(data.startIndex, offsetBy: place)]
    let content = row.observation.tracking(self) { view.content(element) }
    fill(row.slot, with: content)
    return row
  }

  private var sortedRows: [Row]?

  /// The rows that exist, in order.
  private var made: [Row] {
    if let sortedRows { return sortedRows }
    let sorted = rows.values.sorted { $0.place < $1.place }
    sortedRows = sorted
    return sorted
  }

  override var children: [ViewNode] { made.flatMap(\.slot.nodes) }

  override func collect(into elements: inout [ViewElement]) {
    if isLazy != false {
      isLazy = false
      for place in keys.indices where rows[keys[place]] == nil { show(place) }
    }
    super.collect(into: &elements)
  }

  override func collectLazily(into parts: inout [LazyPart]) {
    guard isLazy != false else {
      super.collectLazily(into: &parts)
      return
    }
    isLazy = true
    parts.append(LazyPart(self))
  }

  // MARK: Rows of lazy containers

  /// Rows that aren't visible don't exist yet on iOS, so they run no actions.
  override func finishLayout() {
    guard showsSomeRows else {
      super.finishLayout()
      return
    }
    for row in made {
      let wasShown = row.isShown
      row.isShown = row.slot.node?.isPlaced ?? false
      if wasShown || row.isShown { row.slot.node?.finishLayout() }
    }
  }

  override var preferences: PreferenceValues {
    guard showsSomeRows else { return super.preferences }
    return PreferenceValues(of: children.filter(\.isPlaced))
  }

  /// Whether rows may be missing in the layout, as in a lazy container or a list.
  private var showsSomeRows: Bool { isLazy == true || environment.isInList }

  // MARK: Scrolling

  override func place(of id: AnyHashable) -> IdentifiedPlace? {
    placeOfRow(id) ?? place(below: id)
  }

  func position(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return keys.firstIndex { $0.id == id }
  }

  func frame(ofRow row: Int) -> CGRect? { rows[keys[row]]?.slot.node?.placedFrame }

  /// The rows in the layout, in order.
  var placedRows: [(row: Int, frame: CGRect)] {
    made.compactMap { row in row.slot.node?.placedFrame.map { (row.place, $0) } }
  }

  func id(of node: ViewNode) -> AnyHashable? {
    rows.values.first { $0.slot.node === node }?.slot.id
  }
}

extension ForEachNode: LazyRows {
  var count: Int { keys.count }
  func isMade(_ row: Int) -> Bool { rows[keys[row]] != nil }

  /// Rows of one type usually have as many views as the first one that was made.
  var expectedViews: Int? {
    if keys.isEmpty { return 1 }
    let type = ObjectIdentifier(Content.self)
    if let known = graph.expectedViews[type] { return known }
    let expected = parts(of: 0).expectedViews
    graph.expectedViews[type] = .some(expected)
    return expected
  }

  func parts(of row: Int) -> [LazyPart] {
    let made = rows[keys[row]] ?? show(row)
    var parts: [LazyPart] = []
    made.slot.node?.collectLazily(into: &parts)
    return parts
  }
}

extension ViewNode {
  /// Whether one of the node's views is in the layout.
  fileprivate var isPlaced: Bool { madeElements.contains(where: \.box.isPlaced) }
}
