/// A direction in which views follow each other.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// Any of the two axes.
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
  /// The axis across this one.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  package func contains(_ axis: Axis) -> Bool {
    rawValue & (1 << axis.rawValue) != 0
  }
}

// MARK: Lengths along an axis

extension CGSize {
  /// Makes a size from the lengths along an axis and across it.
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

  /// The size as a container counts it: lengths that are negative or no numbers are 0. An infinite
  /// length stays, as the answer to an infinite proposal.
  var valid: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGPoint {
  /// Makes a point from its places along an axis and across it.
  package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(x: along, y: across)
    case .vertical: self.init(x: across, y: along)
    }
  }

  /// The place along an axis.
  package subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}
