import LayoutMetrics

/// An arrangement that places two views side by side or one below the other (iOS 27.1).
///
/// It divides the longer axis of the container. If that axis is compact, or isn't one of the
/// allowed axes, only the primary view is shown. An active fold is always the divider, regardless
/// of the requested lengths.
public struct UISplitArrangement: UIArrangementViewController.Arrangement, Sendable {
  /// A length along the split.
  public struct Dimension: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case automatic, intrinsic
      case absolute(CGFloat)
      case fractional(CGFloat)
    }

    let content: Content

    /// The default: half of the container for a preferred length, no limit for a minimum or
    /// maximum.
    public static var automatic: Dimension { Dimension(content: .automatic) }
    /// The length that the view's content prefers.
    public static var intrinsic: Dimension { Dimension(content: .intrinsic) }

    /// A length in points.
    public static func absolute(_ dimension: CGFloat) -> Dimension {
      Dimension(content: .absolute(dimension))
    }

    /// A fraction of the container, from 0 to 1.
    public static func fractional(_ dimension: CGFloat) -> Dimension {
      Dimension(content: .fractional(dimension))
    }
  }

  /// The limits of a length, and the preferred value.
  public struct DimensionRange: Hashable, Sendable {
    public var minimum = Dimension.automatic
    public var preferred = Dimension.automatic
    public var maximum = Dimension.automatic

    public init() {}
  }

  /// The properties of a view in a split.
  public struct ViewProperties: Hashable, Sendable {
    /// The width of the view in a side-by-side split.
    public var width = DimensionRange()
    /// The height of the view in a top-to-bottom split.
    public var height = DimensionRange()
    /// The layout priority; the view with the higher one gets its length first, and the other fills
    /// the rest.
    public var layoutPriority: CGFloat = 0
  }

  private var settings = ArrangementSettings<ViewProperties>()

  /// Creates a split into halves along either axis.
  public init() {}

  /// Returns a copy that splits along the given axes only.
  public func axes(_ axes: UIAxis) -> UISplitArrangement {
    var copy = self
    copy.settings.axes = axes
    return copy
  }

  public var defaultViewProperties: ViewProperties { ViewProperties() }

  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    settings[placement] = properties
  }
}

extension UISplitArrangement: _PlacingArrangement {
  var overlays: Bool { false }

  func places(
    in geometry: ArrangementGeometry, of controller: UIArrangementViewController
  ) -> ArrangementGeometry.Places {
    let geometry = settings.limiting(geometry)
    let isHorizontal = geometry.bounds.width > geometry.bounds.height
    return geometry.split(
      primary: pane(.primary, isHorizontal, of: controller, in: geometry.bounds.size),
      secondary: pane(.secondary, isHorizontal, of: controller, in: geometry.bounds.size))
  }

  @MainActor
  private func pane(
    _ placement: UIArrangementViewController.ViewPlacement, _ isHorizontal: Bool,
    of controller: UIArrangementViewController, in size: CGSize
  ) -> ArrangementGeometry.Pane {
    guard let wishes = settings[placement] else { return ArrangementGeometry.Pane() }
    let range = isHorizontal ? wishes.width : wishes.height
    func length(_ dimension: Dimension) -> ArrangementGeometry.Length {
      switch dimension.content {
      case .automatic: .automatic
      case .absolute(let points): .absolute(points)
      case .fractional(let part): .fractional(part)
      case .intrinsic:
        controller.naturalSize(of: placement, in: size)
          .map { .absolute(isHorizontal ? $0.width : $0.height) } ?? .automatic
      }
    }
    return ArrangementGeometry.Pane(
      minimum: length(range.minimum), preferred: length(range.preferred),
      maximum: length(range.maximum),
      priority: wishes.layoutPriority.isFinite ? wishes.layoutPriority : 0)
  }
}
