/// The views of a lazy container, which are created on demand.
package protocol LazyElements: AnyObject {
  var count: Int { get }

  /// Returns the role of a view, which is known before the view is created.
  func role(at index: Int) -> LazyRole

  /// Returns a view: the same box each time while it's kept.
  func box(at index: Int) -> LayoutBox
}

/// The role of a view in a lazy container, and its section.
package enum LazyRole: Equatable, Sendable {
  case row(section: Int)
  case header(section: Int)
  case footer(section: Int)

  package var section: Int {
    switch self {
    case .row(let section), .header(let section), .footer(let section): section
    }
  }

  var isRow: Bool {
    if case .row = self { true } else { false }
  }
}

extension LazyElements {
  package func role(at index: Int) -> LazyRole { .row(section: 0) }
}
