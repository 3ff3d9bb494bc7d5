extension UIArrangementViewController {
  /// One of the two places in an arrangement.
  public struct ViewPlacement: Hashable, Sendable {
    let name: String

    /// The first place: shown alone when there is only one view, and in front when the views
    /// overlap.
    public static let primary = ViewPlacement(name: "primary")
    /// The second place.
    public static let secondary = ViewPlacement(name: "secondary")
  }

  /// How the view of a place is currently shown.
  public struct ViewState: Hashable, Sendable {
    /// Whether the view is hidden because there is no room for it.
    public var isHidden: Bool
    /// The axis along which the two views are split; empty if they aren't.
    public var splitAxis: UIAxis
    /// 1 if the view overlaps the other one; otherwise 0.
    public var zIndex: Int
  }

  /// A strategy for placing the controllers' views: ``UISplitArrangement`` or
  /// ``UIOverlayArrangement``.
  public protocol Arrangement {
    /// The properties that can be set for the view in a place.
    associatedtype ViewProperties

    /// The default properties, for a view without any set.
    var defaultViewProperties: ViewProperties { get }

    /// Sets how the view in a place is to be placed.
    mutating func setViewProperties(_ properties: ViewProperties, for placement: ViewPlacement)
  }
}

extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
  /// An arrangement that splits the container between the views.
  public static var split: UISplitArrangement { UISplitArrangement() }
}

extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
  /// An arrangement that places the primary view over the secondary one.
  public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}

/// The requirements that this module's arrangements fulfill; other arrangements can't be applied.
@preconcurrency @MainActor
protocol _PlacingArrangement {
  /// The frames of both places, whether or not they have controllers.
  func places(
    in geometry: ArrangementGeometry, of controller: UIArrangementViewController
  ) -> ArrangementGeometry.Places

  /// Whether views that aren't split overlap.
  var overlays: Bool { get }
}
