import UIKit

/// A table or collection view with its data and configuration.
struct ListState: Hashable, Sendable, HistoryPart {
  var kind = ListKind.table(TableState())
  var cells = Cells.constraints
  var isDiffable = false
  var data = ListData()
  var contentInset = UIEdgeInsets.zero
  /// The distance of the view from each edge of its controller's view.
  var padding: CGFloat = 0

  /// What determines a cell's size.
  enum Cells: String, Hashable, Sendable, CaseIterable {
    case constraints, configured, manual
  }
}

/// What arranges the elements.
enum ListKind: Hashable, Sendable {
  case table(TableState)
  case flow(FlowState)
  case compositional(CompositionalState)
  /// A list of a compositional layout, with or without headers.
  case list(UICollectionLayoutListConfiguration.Appearance, headers: Bool)
  /// Custom layouts.
  case custom(CustomState)

  var isTable: Bool { if case .table = self { true } else { false } }

  /// Whether cells are as wide as their text, which must therefore have a limited length.
  var hasFreeWidth: Bool {
    if case .flow(let flow) = self { flow.sizing.isSelfSizing } else { false }
  }

  /// Whether sizes are measured when elements are first shown, and estimated before.
  var isSelfSizing: Bool {
    switch self {
    case .table(let table): table.rows == .automatic
    case .flow(let flow): flow.sizing.isSelfSizing
    case .compositional(let layout): layout.height == .estimated || layout.headers
    case .list: true
    case .custom(let layout): layout.style == .column
    }
  }

  /// Whether setting properties of the existing objects leads to another kind.
  func isLike(_ other: ListKind) -> Bool {
    switch (self, other) {
    case (.table(let one), .table(let another)): one.style == another.style
    case (.flow, .flow), (.compositional, .compositional): true
    case (.custom(let one), .custom(let another)): one.style == another.style
    default: false
    }
  }
}

struct TableState: Hashable, Sendable, HistoryPart {
  var style = UITableView.Style.plain
  var rows = Rows.fixed
  var headers = false
  var footers = false

  enum Rows: String, Hashable, Sendable, CaseIterable {
    /// `rowHeight`.
    case fixed
    /// The delegate returns them.
    case delegate
    case automatic
  }
}

struct FlowState: Hashable, Sendable, HistoryPart {
  var sizing = Sizing.fixed
  var isHorizontal = false
  var spacing: CGFloat = 10
  var inset: CGFloat = 0
  var reference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var headers = false
  var pinsHeaders = false

  enum Sizing: String, Hashable, Sendable, CaseIterable {
    case fixed, delegate, estimated, automatic

    var isSelfSizing: Bool { self == .estimated || self == .automatic }
  }
}

struct CompositionalState: Hashable, Sendable, HistoryPart {
  var height = Height.absolute
  var columns = 1
  var spacing: CGFloat = 0
  var inset: CGFloat = 0
  var headers = false
  /// Whether sections scroll orthogonally.
  var isAcross = false

  enum Height: String, Hashable, Sendable, CaseIterable {
    case absolute, estimated
  }
}

struct CustomState: Hashable, Sendable, HistoryPart {
  var style = Style.grid
  var rowHeight: CGFloat = 60

  enum Style: String, Hashable, Sendable, CaseIterable {
    /// As many columns as fit the width; everything is computed in each `prepare()`.
    case grid
    /// A grid that caches its attributes as long as an invalidation context allows.
    case cachingGrid
    /// One column of self-sizing cells.
    case column
  }
}

/// Sections of items, each with its own number and a length.
struct ListData: Hashable, Sendable, HistoryPart {
  var sections: [Section] = []
  var nextID = 0

  struct Section: Hashable, Sendable {
    var id: Int
    var items: [Item]
  }

  struct Item: Hashable, Sendable {
    var id: Int
    var words: Int

    var text: String {
      (["\(id).\(words)"] + Array(repeating: "word", count: words)).joined(separator: " ")
    }
  }

  init() {}

  /// Sections whose items have these numbers of words.
  init(_ words: [[Int]]) {
    for section in words { sections.append(make(section)) }
  }

  mutating func make(_ words: [Int]) -> Section {
    let id = nextID
    nextID += 1
    return Section(id: id, items: words.map { make($0) })
  }

  mutating func make(_ words: Int) -> Item {
    defer { nextID += 1 }
    return Item(id: nextID, words: words)
  }

  /// The initial data, whose numbers were assigned in order.
  var code: String { "ListData(\(sections.map { $0.items.map(\.words) }))" }

  var paths: [IndexPath] {
    sections.enumerated().flatMap { section in
      section.element.items.indices.map { IndexPath(item: $0, section: section.offset) }
    }
  }

  func item(_ path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }
}
