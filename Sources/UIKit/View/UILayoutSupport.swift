/// The strip along an edge that bars cover, as it was before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The strip's height in points.
  var length: CGFloat { get }
}

/// The upper or lower strip of a controller's view.
@MainActor
final class ControllerLayoutGuide: NSObject, UILayoutSupport {
  private weak var controller: UIViewController?
  private let measure: (UIViewController) -> CGFloat

  init(_ controller: UIViewController, measure: @escaping (UIViewController) -> CGFloat) {
    self.controller = controller
    self.measure = measure
    super.init()
  }

  var length: CGFloat { controller.map(measure) ?? 0 }
}
