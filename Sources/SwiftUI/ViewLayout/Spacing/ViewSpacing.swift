/// A collection of the geometric spacing preferences of a view.
public struct ViewSpacing: Sendable {
  // `nil` for an unset edge, which counts as a plain view's and is replaced when a union is formed.
  private var top: EdgePreference?
  private var leading: EdgePreference?
  private var bottom: EdgePreference?
  private var trailing: EdgePreference?

  /// Preferences of zero spacing on all edges.
  public static let zero = ViewSpacing(top: .none, sides: .none, bottom: .none)

  /// Creates preferences with the system's default spacing, until others are merged.
  public init() {}

  private init(top: EdgePreference, sides: EdgePreference, bottom: EdgePreference) {
    (self.top, self.bottom) = (top, bottom)
    (leading, trailing) = (sides, sides)
  }

  /// Merges the preferences of another view at some edges into these.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      guard let theirs = other[edge] else { continue }
      self[edge] = self[edge]?.union(theirs) ?? theirs
    }
  }

  /// Returns these preferences merged with another view's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the preferred distance to the next view along an axis, in points.
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
  /// The spacing of views other than texts: shapes, colours, images, controls and representables.
  package static let plain = ViewSpacing(
    top: .plainTop, sides: .side, bottom: .plainBottom)

  /// Returns the spacing of a text.
  package static func text(_ text: TextSpacing) -> ViewSpacing {
    ViewSpacing(top: text.top, sides: .side, bottom: text.bottom)
  }

  /// Returns the spacing of a button that shows only its label: the label's above, a plain view's below (recorded on
  /// iOS 26, i01; older releases unknown).
  package static func button(labelled label: ViewSpacing) -> ViewSpacing {
    var spacing = label
    spacing[.bottom] = .plainBottom
    return spacing
  }

  /// Returns the preferences with a plain view's at edges that the view itself doesn't determine.
  package func plain(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    for edge in Edge.allCases where edges.contains(edge) { spacing[edge] = Self.plain[edge] }
    return spacing
  }
}
