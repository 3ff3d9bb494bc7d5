/// The views of a lazy container, which are created on demand.
package protocol LazyElements: AnyObject {
  var count: Int { get }

  /// Returns the role of a view, which is known before the view is created.
  func role(at index: Int) -> LazyRole

  /// Returns a view: the same box each time while it's kept.
  func box(at index: Int) -> LayoutBox

  /// Whether a view was created.
  func isMade(_ index: Int) -> Bool

  /// Creates a view, or several ones if an element of the data has another number of views than expected.
  ///
  /// - Returns: Whether the number of views has changed, so that the view is another one and later ones have other
  ///   positions.
  func make(_ index: Int) -> Bool
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
  package func isMade(_ index: Int) -> Bool { false }
  package func make(_ index: Int) -> Bool { false }
}

/// What a lazy container remembers when its views change and its box is replaced.
package final class LazyMemory {
  /// The visible range along the axis in the last layout, in points from the container's start.
  var visible: ClosedRange<CGFloat>?
  /// The estimates by the length proposed across the axis.
  var estimates: [CGFloat?: KnownLines.Estimate] = [:]

  package init() {}
}
