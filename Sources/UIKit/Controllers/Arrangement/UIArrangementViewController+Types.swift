extension UIArrangementViewController {
  /// One of the two places of an arrangement.
  public struct ViewPlacement: Hashable, Sendable {
    let name: String

    /// The first place: alone where only one view is shown, in front where they lie on each other.
    public static let primary = ViewPlacement(name: "primary")
    /// The second place.
    public static let secondary = ViewPlacement(name: "secondary")
  }

  /// How the view of a place is shown at present.
  public struct ViewState: Hashable, Sendable {
    /// Whether there is no room for the view.
    public var isHidden: Bool
    /// The axis along which the two views follow each other; empty where they don't.
    public var splitAxis: UIAxis
    /// 1 for a view that lies on the other one, and else 0.
    public var zIndex: Int
  }

  /// How the controllers' views are placed: ``UISplitArrangement`` or ``UIOverlayArrangement``.
  public protocol Arrangement {
    /// What can be said about the view in one of the places.
    associatedtype ViewProperties

    /// What holds of a view about which nothing was said.
    var defaultViewProperties: ViewProperties { get }

    /// Says how the view in a place is to be placed.
    mutating func setViewProperties(_ properties: ViewProperties, for placement: ViewPlacement)
  }
}

extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
  /// The views beside each other.
  public static var split: UISplitArrangement { UISplitArrangement() }
}

extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
  /// The primary view on the secondary one.
  public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}

/// What the arrangements of this module do; others can't be applied.
@preconcurrency @MainActor
protocol _PlacingArrangement {
  /// Where the views lie; of both places, whether or not there are controllers for them.
  func places(
    in geometry: ArrangementGeometry, of controller: UIArrangementViewController
  ) -> ArrangementGeometry.Places

  /// Whether views that don't follow each other lie on each other.
  var overlays: Bool { get }
}
