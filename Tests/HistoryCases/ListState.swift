import UIKit

/// A table or collection view with its data and its setup.
struct ListState: Hashable, Sendable, HistoryPart {
  var kind = ListKind.table(TableState())
  var cells = Cells.constraints
  var isDiffable = false
  var data = ListData()
  var contentInset = UIEdgeInsets.zero
  /// How far the view stays away from each edge of its controller's view.
  var padding: CGFloat = 0

  /// What a cell's size follows from.
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
  /// Layouts of the app's own.
  case custom(CustomState)

  var isTable: Bool { if case .table = self { true } else { false } }

  /// Whether cells are as wide as their text, so that the text must not run on for ever.
  var hasFreeWidth: Bool {
    if case .flow(let flow) = self { flow.sizing.isSelfSizing } else { false }
  }

  /// Whether sizes are measured when elements are shown first, and estimated before.
  var isSelfSizing: Bool {
    switch self {
    case .table(let table): table.rows == .automatic
    case .flow(let flow): flow.sizing.isSelfSizing
    case .compositional(let layout): layout.height == .estimated || layout.headers
    case .list: true
    case .custom(let layout): layout.style == .column
    }
  }

  /// Whether another kind is reached by setting properties of what is there.
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
    /// The delegate says them.
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
  /// Whether sections scroll across.
  var isAcross = false

  enum Height: String, Hashable, Sendable, CaseIterable {
    case absolute, estimated
  }
}

struct CustomState: Hashable, Sendable, HistoryPart {
  var style = Style.grid
  var rowHeight: CGFloat = 60

  enum Style: String, Hashable, Sendable, CaseIterable {
    /// Columns as the width has room for; everything is worked out in each `prepare()`.
    case grid
    /// The same; what it worked out is kept as long as an invalidation's context allows.
    case cachingGrid
    /// One column of cells that size themselves.
    case column
  }
}

/// Sections of items, each with a number of its own and a length.
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

  /// The data of a start, whose numbers were given in order.
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
