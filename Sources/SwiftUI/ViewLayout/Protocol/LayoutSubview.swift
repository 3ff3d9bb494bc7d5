/// A proxy that represents one subview of a layout.
public struct LayoutSubview: Equatable {
  let box: LayoutBox

  /// The subview's value for a key, or the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.value(of: key) ?? key.defaultValue
  }

  /// The layout priority of the subview; 0 by default.
  public var priority: Double { box.priority }

  /// Returns the subview's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    box.sizeThatFits(proposal)
  }

  /// Returns the subview's dimensions and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: box, for: proposal)
  }

  /// The subview's preferred spacing to its neighbours.
  public var spacing: ViewSpacing { box.spacing }

  /// Assigns a position and proposed size to the subview; the last call applies.
  ///
  /// - Parameters:
  ///   - position: The position in the coordinates of the layout's bounds.
  ///   - anchor: The point of the subview that is placed there.
  ///   - proposal: The size proposed to the subview.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    box.chosen = LayoutPlace(position: position, anchor: anchor, proposal: proposal)
  }

  /// Leaves the subview out of the layout.
  package func hide() {
    box.chosen = .hidden
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.box === rhs.box
  }
}

/// The place that a layout assigns to a subview.
struct LayoutPlace {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
  var isHidden = false

  static let hidden = LayoutPlace(
    position: .zero, anchor: .topLeading, proposal: .zero, isHidden: true)

  /// Returns the subview's origin for its size.
  func origin(of size: CGSize) -> CGPoint {
    func start(_ position: CGFloat, _ part: CGFloat, _ length: CGFloat) -> CGFloat {
      // Avoids NaN: zero times an infinite length.
      part == 0 ? position : position - part * length
    }
    return CGPoint(
      x: start(position.x, anchor.x, size.width), y: start(position.y, anchor.y, size.height))
  }
}
