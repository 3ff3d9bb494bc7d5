/// A proposal for the size of a view, in points.
///
/// A length of `nil` requests the view's ideal length, 0 its minimum, infinity its maximum (Apple,
/// `ProposedViewSize`). The view chooses its own size; the container can't change it.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns a size with `nil` lengths replaced by the specified ones.
  ///
  /// A view without an ideal size is 10 by 10 (Apple, `replacingUnspecifiedDimensions(by:)`).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Creates a proposal from the lengths along and across an axis.
  package init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal with NaN replaced by `nil` and negative lengths replaced by 0.
  var valid: ProposedViewSize {
    ProposedViewSize(width: Self.valid(width), height: Self.valid(height))
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return length > 0 ? length : 0
  }
}
