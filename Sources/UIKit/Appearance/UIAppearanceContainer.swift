/// Something inside which instances can have an appearance of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIPresentationController: UIAppearanceContainer {}
