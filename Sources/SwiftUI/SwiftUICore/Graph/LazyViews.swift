/// A part of a lazy container's content: a view, or rows that are made when they become visible.
package struct LazyPart {
  enum Content {
    case view(ViewElement)
    case rows(any LazyRows)
  }

  let content: Content
  /// What the views are in their section; `nil` if no section says so.
  private(set) var role: LazyRole?

  init(_ view: ViewElement) { content = .view(view) }
  init(_ rows: any LazyRows) { content = .rows(rows) }

  mutating func setRole(_ role: LazyRole) { self.role = role }

  var hasRows: Bool {
    if case .rows = content { true } else { false }
  }

  /// Returns the part with each view replaced.
  @MainActor func map(_ change: @escaping @MainActor (ViewElement) -> ViewElement) -> LazyPart {
    var part =
      switch content {
      case .view(let view): LazyPart(change(view))
      case .rows(let rows): LazyPart(ChangedRows(rows, change))
      }
    part.role = role
    return part
  }
}

/// Rows that are made one by one.
@MainActor package protocol LazyRows: AnyObject {
  var count: Int { get }
  func isMade(_ row: Int) -> Bool
  /// Returns the parts of a row, which is made if it doesn't exist yet.
  func parts(of row: Int) -> [LazyPart]
  /// How many views a row that isn't made is expected to have. `nil` if rows have rows themselves, such as sections, so
  /// that their views can't be counted without making them.
  var expectedViews: Int? { get }
}

extension [LazyPart] {
  /// What `expectedViews` is for rows that are like one with these parts.
  var expectedViews: Int? { contains(where: \.hasRows) ? nil : Swift.max(1, count) }
}

/// The rows of a modified view.
private final class ChangedRows: LazyRows {
  private let rows: any LazyRows
  private let change: @MainActor (ViewElement) -> ViewElement

  init(_ rows: any LazyRows, _ change: @escaping @MainActor (ViewElement) -> ViewElement) {
    self.rows = rows
    self.change = change
  }

  var count: Int { rows.count }
  var expectedViews: Int? { rows.expectedViews }
  func isMade(_ row: Int) -> Bool { rows.isMade(row) }
  func parts(of row: Int) -> [LazyPart] { rows.parts(of: row).map { $0.map(change) } }
}

/// The views of a lazy container, of which only the visible ones are made. Layout runs on the main thread.
final class LazyViews: @unchecked Sendable {
  private struct Entry {
    var view: ViewElement?
    var role: LazyRole
    /// The row that a missing view belongs to, and its position among the expected views of the row.
    var row: (rows: any LazyRows, index: Int, view: Int, views: Int)?
  }

  private var entries: [Entry] = []

  @MainActor init(_ parts: [LazyPart]) {
    for part in parts { Self.add(part, nil, to: &entries) }
  }

  @MainActor private static func add(
    _ part: LazyPart, _ outer: LazyRole?, to entries: inout [Entry]
  ) {
    let role = outer ?? part.role
    switch part.content {
    case .view(let view): entries.append(Entry(view: view, role: role ?? view.role))
    case .rows(let rows):
      let expected = rows.expectedViews
      for row in 0..<rows.count {
        guard let expected, !rows.isMade(row) else {
          for part in rows.parts(of: row) { add(part, role, to: &entries) }
          continue
        }
        for view in 0..<expected {
          entries.append(
            Entry(role: role ?? .row(section: 0), row: (rows, row, view, expected)))
        }
      }
    }
  }

  @MainActor private func makeView(_ index: Int) -> Bool {
    guard entries.indices.contains(index), entries[index].view == nil,
      let row = entries[index].row
    else { return false }
    let role = entries[index].role
    var made: [Entry] = []
    for part in row.rows.parts(of: row.index) { Self.add(part, part.role ?? role, to: &made) }
    let first = index - row.view
    let known = first..<first + row.views
    let hasChanged = made.count != known.count || made.contains { $0.role != role }
    entries.replaceSubrange(known, with: made)
    return hasChanged
  }
}

extension LazyViews: LazyElements {
  var count: Int { entries.count }
  func role(at index: Int) -> LazyRole { entries[index].role }
  func isMade(_ index: Int) -> Bool { entries[index].view != nil }
  func make(_ index: Int) -> Bool { MainActor.assumeIsolated { makeView(index) } }

  func box(at index: Int) -> LayoutBox {
    MainActor.assumeIsolated {
      _ = makeView(index)
      // Containers make views first, and look at their number.
      return MadeBoxes(list: [entries[index].view?.box ?? LayoutBox(VStackLayout(), [])])
    }.list[0]
  }
}

/// A container that makes and lays out only the visible ones of its views.
protocol LazyContainer: PrimitiveView {
  associatedtype Content: View

  @MainActor var content: Content { get }
  @MainActor func makeBox(
    of views: LazyViews, _ memory: LazyMemory, in environment: EnvironmentValues
  ) -> LayoutBox
  @MainActor var properties: [PlacedProperty] { get }
}

extension LazyContainer {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    LazyNode(self, in: place)
  }
}

final class LazyNode<V: LazyContainer>: TypedNode<V> {
  private let slot = NodeSlot()
  private let memory = LazyMemory()
  private var element: ViewElement?

  override func viewChanged() {
    fill(slot, with: view.content)
    collectAgain()
  }

  override func collectAgain() {
    var parts: [LazyPart] = []
    slot.node?.collectLazily(into: &parts)
    let box = view.makeBox(of: LazyViews(parts), memory, in: environment)
    let element = element ?? ViewElement(self, name: typeName, box: box)
    if self.element != nil { element.box = box }
    element.properties = view.properties
    self.element = element
  }

  override var children: [ViewNode] { slot.nodes }

  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }

  override var hasOwnElement: Bool { true }
}

extension EnvironmentValues {
  private enum InListKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether views are rows of a list, which shows the visible ones, or in such a row.
  package var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
}
