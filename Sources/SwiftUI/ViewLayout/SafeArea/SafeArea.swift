/// The part of a window that content may cover, and its safe area, in the root's coordinates.
package struct SafeArea: Equatable, Sendable {
  /// Distances from the four edges, physically left and right.
  package struct Sides: Equatable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    subscript(side: Side) -> CGFloat {
      get { self[keyPath: side.path] }
      set { self[keyPath: side.path] = newValue }
    }
  }

  /// A physical edge.
  enum Side: CaseIterable {
    case top, left, bottom, right

    fileprivate var path: WritableKeyPath<Sides, CGFloat> {
      switch self {
      case .top: \.top
      case .left: \.left
      case .bottom: \.bottom
      case .right: \.right
      }
    }

    /// Creates the side for an edge and a layout direction.
    init(_ edge: Edge, _ direction: LayoutDirection) {
      switch (edge, direction) {
      case (.top, _): self = .top
      case (.bottom, _): self = .bottom
      case (.leading, .leftToRight), (.trailing, .rightToLeft): self = .left
      case (.trailing, .leftToRight), (.leading, .rightToLeft): self = .right
      }
    }

    /// Returns how far outward a rectangle's edge is, for comparing edges of one side.
    func reach(of rect: CGRect) -> CGFloat {
      switch self {
      case .top: -rect.minY
      case .left: -rect.minX
      case .bottom: rect.maxY
      case .right: rect.maxX
      }
    }
  }

  /// The area that content may cover, such as the window.
  package var bounds: CGRect
  /// The insets of the device, containers and `safeAreaInset`.
  package var container: Sides
  /// The insets of the keyboard.
  package var keyboard: Sides

  package init(bounds: CGRect, container: Sides = Sides(), keyboard: Sides = Sides()) {
    self.bounds = bounds
    self.container = container
    self.keyboard = keyboard
  }

  /// Returns the safe rectangle, without the ignored regions.
  package func rect(ignoring regions: SafeAreaRegions = []) -> CGRect {
    var sides = Sides()
    for side in Side.allCases {
      let container = regions.contains(.container) ? 0 : container[side]
      let keyboard = regions.contains(.keyboard) ? 0 : keyboard[side]
      sides[side] = max(container, keyboard)
    }
    return bounds.inset(by: sides)
  }

  /// Returns how far a frame extends into unsafe areas (`GeometryProxy.safeAreaInsets`; facts: layout §1.13, high).
  package func insets(of frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
    let safe = rect()
    func inset(_ edge: Edge) -> CGFloat {
      let side = Side(edge, direction)
      // Parts outside the window count up to its edge.
      let outside = min(side.reach(of: frame), side.reach(of: bounds))
      return max(0, outside - side.reach(of: safe))
    }
    return EdgeInsets(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
  }
}

extension CGRect {
  /// Returns the rectangle inset by sides; no length is negative.
  func inset(by sides: SafeArea.Sides) -> CGRect {
    CGRect(
      x: minX + sides.left, y: minY + sides.top,
      width: max(0, width - sides.left - sides.right),
      height: max(0, height - sides.top - sides.bottom))
  }

  /// Returns the rectangle with one edge moved to another rectangle's.
  func moving(_ side: SafeArea.Side, to other: CGRect) -> CGRect {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    switch side {
    case .top: top = other.minY
    case .left: left = other.minX
    case .bottom: bottom = other.maxY
    case .right: right = other.maxX
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
