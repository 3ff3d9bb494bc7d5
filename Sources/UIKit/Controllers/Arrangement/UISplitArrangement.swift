import LayoutMetrics

/// An arrangement of two views beside or below each other (iOS 27.1).
///
/// It divides the longer axis of the container. Where that is compact, or not one of the axes it may
/// divide, the primary view is shown alone. An active fold is the divider whatever lengths were
/// asked for.
public struct UISplitArrangement: UIArrangementViewController.Arrangement, Sendable {
  /// A length along the split.
  public struct Dimension: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case automatic, intrinsic
      case absolute(CGFloat)
      case fractional(CGFloat)
    }

    let content: Content

    /// What the arrangement chooses: half for a preferred length, no limit for the others.
    public static var automatic: Dimension { Dimension(content: .automatic) }
    /// The length that the view's content asks for.
    public static var intrinsic: Dimension { Dimension(content: .intrinsic) }

    /// A length in points.
    public static func absolute(_ dimension: CGFloat) -> Dimension {
      Dimension(content: .absolute(dimension))
    }

    /// A part of the container, from 0 to 1.
    public static func fractional(_ dimension: CGFloat) -> Dimension {
      Dimension(content: .fractional(dimension))
    }
  }

  /// The limits of a length, and the one that is best.
  public struct DimensionRange: Hashable, Sendable {
    public var minimum = Dimension.automatic
    public var preferred = Dimension.automatic
    public var maximum = Dimension.automatic

    public init() {}
  }

  /// What a view asks of a split.
  public struct ViewProperties: Hashable, Sendable {
    /// The width in a split of which the views lie beside each other.
    public var width = DimensionRange()
    /// The height in a split of which the views lie below each other.
    public var height = DimensionRange()
    /// The view of the higher priority is given its length first; the other one fills the rest.
    public var layoutPriority: CGFloat = 0
  }

  private var settings = ArrangementSettings<ViewProperties>()

  /// Makes a split along either axis, in halves.
  public init() {}

  /// A copy that is divided along these axes only.
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
