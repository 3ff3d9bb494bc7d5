/// A hierarchy of controllers, as a value that a case builds.
///
/// Its controllers are named A, B, C … in order of creation, containers before children.
package indirect enum TurnTree: Hashable, Sendable {
  /// A controller without children.
  case screen
  /// A stack, which shows its last controller.
  case navigation([TurnTree])
  /// Tabs, with the first one selected.
  case tab([TurnTree])
  case split(Columns, [TurnTree])
  /// Pages, with the first one shown.
  case page(Pages, [TurnTree])
  /// A child that fills its parent.
  case child(Filling, TurnTree)
  /// Children side by side, whose sizes the parent determines.
  case custom([TurnTree])

  /// The style of a split view controller.
  package enum Columns: String, Hashable, Sendable, CaseIterable {
    case unspecified, doubleColumn, tripleColumn

    var count: Int { self == .tripleColumn ? 3 : 2 }
  }

  package enum Pages: String, Hashable, Sendable, CaseIterable {
    case scroll, pageCurl
  }

  /// The mechanism that keeps a child as large as its parent.
  package enum Filling: String, Hashable, Sendable {
    case autoresizing, constraints, layout
    /// Nothing, which is a fault of the app: no generated case has it.
    case nothing

    static let all = [Filling.autoresizing, .constraints, .layout]
  }

  var children: [TurnTree] {
    switch self {
    case .screen: []
    case .navigation(let children), .tab(let children), .split(_, let children),
      .page(_, let children), .custom(let children):
      children
    case .child(_, let child): [child]
    }
  }

  /// The number of controllers in it.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  var hasSplit: Bool {
    if case .split = self { return true }
    return children.contains(where: \.hasSplit)
  }

  var hasNavigation: Bool {
    if case .navigation = self { return true }
    return children.contains(where: \.hasNavigation)
  }
}
