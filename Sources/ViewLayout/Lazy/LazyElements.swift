/// The views of a lazy container, which are made when they are asked for.
package protocol LazyElements: AnyObject {
  var count: Int { get }

  /// What a view is; known before it is made.
  func role(at index: Int) -> LazyRole

  /// The view: the same box each time as long as it is kept.
  func box(at index: Int) -> LayoutBox
}

/// What a view in a lazy container is, and of which section.
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
