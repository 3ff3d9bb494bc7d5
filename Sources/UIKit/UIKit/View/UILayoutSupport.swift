/// The strip along an edge that bars cover, as UIKit described it before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The strip's height in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The upper or lower strip of a controller's view.
@MainActor
final class ControllerLayoutGuide: NSObject, UILayoutSupport {
  private weak var controller: UIViewController?
  private let isTop: Bool
  private let measure: (UIViewController) -> CGFloat
  private(set) var madeGuide: UILayoutGuide?

  init(
    _ controller: UIViewController, isTop: Bool, measure: @escaping (UIViewController) -> CGFloat
  ) {
    self.controller = controller
    self.isTop = isTop
    self.measure = measure
    super.init()
  }

  var length: CGFloat { controller.map(measure) ?? 0 }

  /// The guide that constraints refer to; it belongs to the controller's view.
  var guide: UILayoutGuide {
    if let madeGuide, madeGuide.owningView === controller?.storedView { return madeGuide }
    let isTop = isTop
    let made = UILayoutGuide(
      owningView: controller?.view ?? UIView(), identifier: "_UIViewControllerLayoutGuide",
      kind: isTop ? .topStrip : .bottomStrip
    ) { [weak self] view in
      let length = self?.length ?? 0
      return CGRect(
        x: 0, y: isTop ? 0 : view.bounds.height - length, width: view.bounds.width, height: length)
    }
    made.support = self
    madeGuide = made
    return made
  }

  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
