/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable {
  let box: LayoutBox

  /// The view's value of a key, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.value(of: key) ?? key.defaultValue
  }

  /// What rank the view has in being given space; 0 unless set.
  public var priority: Double { box.priority }

  /// The view's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    box.sizeThatFits(proposal)
  }

  /// The view's size for a proposal, and where its guides are then.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: box, for: proposal)
  }

  /// What the view's edges prefer for the distances to its neighbours.
  public var spacing: ViewSpacing { box.spacing }

  /// Places the view; the last call counts.
  ///
  /// - Parameters:
  ///   - position: In the coordinates of the layout's bounds.
  ///   - anchor: What part of the view lies there.
  ///   - proposal: What the view sizes itself by.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    box.chosen = LayoutPlace(position: position, anchor: anchor, proposal: proposal)
  }

  /// Leaves the view out: it has no place.
  package func hide() {
    box.chosen = .hidden
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.box === rhs.box
  }
}

/// Where a layout puts a subview.
struct LayoutPlace {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
  var isHidden = false

  static let hidden = LayoutPlace(
    position: .zero, anchor: .topLeading, proposal: .zero, isHidden: true)

  /// Where the subview's origin is, of the given size.
  func origin(of size: CGSize) -> CGPoint {
    func start(_ position: CGFloat, _ part: CGFloat, _ length: CGFloat) -> CGFloat {
      // No part of an infinite length isn't a number, but none.
      part == 0 ? position : position - part * length
    }
    return CGPoint(
      x: start(position.x, anchor.x, size.width), y: start(position.y, anchor.y, size.height))
  }
}
