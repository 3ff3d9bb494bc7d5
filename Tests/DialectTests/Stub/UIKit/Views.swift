// A few classes of UIKit, for the corpus.

@preconcurrency @MainActor open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
}

@preconcurrency @MainActor open class UIView: UIResponder {
  public var frame: CGRect
  open var isHidden = false
  open class var layerClass: AnyClass { NSObject.self }
  public override convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open func layoutSubviews() { print("UIView.layoutSubviews") }
}

open class UILabel: UIView { open var text: String? }

open class UIControl: UIView {
  private var actions: [(AnyObject, Selector)] = []
  open func addTarget(_ target: Any?, action: Selector) {
    actions.append((target as AnyObject, action))
  }
  open func send() {
    for (target, action) in actions { _ = action.invoke(target, [self, nil]) }
  }
}

open class UIButton: UIControl {}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open weak var delegate: (any UINavigationControllerDelegate)?
  open func viewDidLoad() { print("UIViewController.viewDidLoad") }
  open var prefersStatusBarHidden: Bool { false }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UIViewController, willShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UIViewController, willShow viewController: UIViewController,
    animated: Bool
  ) { print("not implemented") }
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIView) {}
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject { init() }

extension UIApplicationDelegate {
  public static func main() { (Self() as? any Runnable)?.run() }
}

/// What the corpus's delegate does instead of running an app.
@preconcurrency @MainActor public protocol Runnable { func run() }
