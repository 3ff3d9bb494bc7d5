import Foundation

/// The items of one section as a tree; children of collapsed items aren't shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public init() {}

  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  /// The items without a parent.
  public private(set) var rootItems: [ItemIdentifierType] = []

  // MARK: Reading

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { walk { $0.isExpanded } }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard nodes[item] != nil else { return false }
    return ancestors(of: item).allSatisfy { nodes[$0]?.isExpanded == true }
  }

  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns the subtree of an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var result = NSDiffableDataSourceSectionSnapshot()
    guard let node = nodes[parent] else { return result }
    if includingParent {
      result.append([parent])
      if node.isExpanded { result.expand([parent]) }
    }
    copy(node.children, to: includingParent ? parent : nil, into: &result)
    return result
  }

  // MARK: Changing

  /// Appends items to the section or to an item's children.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, nodes[parent] == nil { return reportMissing(parent) }
    let new = fresh(items)
    for item in new { nodes[item] = Node(parent: parent) }
    change(parent) { $0 += new }
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) {
    insert(items, at: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, offset: 1)
  }

  /// Inserts the items of another snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot, at: item, offset: 0)
  }

  /// Inserts the items of another snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot, at: item, offset: 1)
  }

  /// Replaces the descendants of an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let node = nodes[parent] else { return reportMissing(parent) }
    delete(node.children)
    append(snapshot.rootItems, to: parent)
    adopt(snapshot)
  }

  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      delete(node.children)
      change(node.parent) { $0.removeAll { $0 == item } }
      nodes[item] = nil
    }
  }

  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  // MARK: Details

  private func walk(_ descends: (Node) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(rootItems.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if let node = nodes[item], descends(node) { waiting += node.children.reversed() }
    }
    return found
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var parent = nodes[item]?.parent
    while let current = parent {
      found.append(current)
      parent = nodes[current]?.parent
    }
    return found
  }

  private mutating func change(
    _ parent: ItemIdentifierType?, _ body: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent {
      if nodes[parent] != nil { body(&nodes[parent]!.children) }
    } else {
      body(&rootItems)
    }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at place: ItemIdentifierType, offset: Int
  ) {
    guard let parent = nodes[place].map(\.parent) else { return reportMissing(place) }
    let new = fresh(items)
    for item in new { nodes[item] = Node(parent: parent) }
    change(parent) { list in
      let index = list.firstIndex(of: place) ?? list.count
      list.insert(contentsOf: new, at: min(list.count, index + offset))
    }
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at place: ItemIdentifierType, offset: Int
  ) {
    guard nodes[place] != nil else { return reportMissing(place) }
    insert(snapshot.rootItems, at: place, offset: offset)
    adopt(snapshot)
  }

  /// Adopts the children and states of a snapshot whose roots are already inserted.
  private mutating func adopt(_ snapshot: NSDiffableDataSourceSectionSnapshot) {
    for item in snapshot.items {
      guard let node = snapshot.nodes[item] else { continue }
      append(node.children, to: item)
      nodes[item]?.isExpanded = node.isExpanded
    }
  }

  private func copy(
    _ children: [ItemIdentifierType], to parent: ItemIdentifierType?,
    into result: inout NSDiffableDataSourceSectionSnapshot
  ) {
    result.append(children, to: parent)
    for child in children {
      guard let node = nodes[child] else { continue }
      if node.isExpanded { result.expand([child]) }
      copy(node.children, to: child, into: &result)
    }
  }

  /// Returns the items that don't exist yet.
  private func fresh(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    return items.filter { item in
      if nodes[item] == nil, seen.insert(item).inserted { return true }
      DiffableIssue.report(
        "Supplied identifiers are not unique. Duplicate identifiers: {(\(item))}",
        advice: "Give each item a unique identifier; the first one is used.")
      return false
    }
  }

  private func reportMissing(_ item: ItemIdentifierType) {
    DiffableIssue.report(
      "Invalid parameter not satisfying: the item \(item) is not in the section snapshot",
      advice: "Append the item first.")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
