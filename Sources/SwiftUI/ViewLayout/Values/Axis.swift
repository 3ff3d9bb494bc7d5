/// The horizontal or vertical dimension in a 2D coordinate system.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// An efficient set of axes.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    private init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
  /// The perpendicular axis.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  package func contains(_ axis: Axis) -> Bool {
    rawValue & (1 << axis.rawValue) != 0
  }
}

// MARK: Lengths along an axis

extension CGSize {
  /// Creates a size from the lengths along and across an axis.
  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The size with negative lengths and NaN replaced by 0. An infinite length stays, since it may answer an infinite
  /// proposal.
  var valid: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGPoint {
  /// Creates a point from the coordinates along and across an axis.
  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(x: along, y: across)
    case .vertical: self.init(x: across, y: along)
    }
  }

  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}
