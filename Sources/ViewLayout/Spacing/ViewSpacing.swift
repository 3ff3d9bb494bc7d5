/// What the edges of a view prefer for the distances to its neighbours.
public struct ViewSpacing: Sendable {
  // Nil for an edge that nothing was said of: it counts as a plain view's, and gives way to what it
  // is united with.
  private var top: EdgePreference?
  private var leading: EdgePreference?
  private var bottom: EdgePreference?
  private var trailing: EdgePreference?

  /// No distance to any neighbour.
  public static let zero = ViewSpacing(top: .none, sides: .none, bottom: .none)

  /// Preferences that are the system's until some are added.
  public init() {}

  private init(top: EdgePreference, sides: EdgePreference, bottom: EdgePreference) {
    (self.top, self.bottom) = (top, bottom)
    (leading, trailing) = (sides, sides)
  }

  /// Adds the preferences of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      guard let theirs = other[edge] else { continue }
      self[edge] = self[edge]?.union(theirs) ?? theirs
    }
  }

  /// These preferences with another view's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance that a view prefers to the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let plain = ViewSpacing.plain
    guard let mine = self[end] ?? plain[end], let theirs = next[start] ?? plain[start] else {
      return 0
    }
    return mine.distance(to: theirs)
  }

  private subscript(edge: Edge) -> EdgePreference? {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension ViewSpacing {
  /// Of what isn't text: shapes, colours, images, controls, representables.
  package static let plain = ViewSpacing(
    top: .plainTop, sides: .side, bottom: .plainBottom)

  /// Of a text.
  package static func text(_ text: TextSpacing) -> ViewSpacing {
    ViewSpacing(top: text.top, sides: .side, bottom: text.bottom)
  }

  /// Of a button that is only its label: the label's above, a plain view's below (recorded on iOS 26,
  /// i01; older releases unknown).
  package static func button(labelled label: ViewSpacing) -> ViewSpacing {
    var spacing = label
    spacing[.bottom] = .plainBottom
    return spacing
  }

  /// The preferences with a plain view's at some edges, which something else than the view decides on.
  package func plain(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    for edge in Edge.allCases where edges.contains(edge) { spacing[edge] = Self.plain[edge] }
    return spacing
  }
}
