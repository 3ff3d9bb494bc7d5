/// A delegate with a window that UIKit declares as optional to implement.
///
/// So code that knows nothing of the delegate's class gets a window that is optional twice, as in
/// `UIApplication.shared.delegate?.window??.rootViewController`; code that does gets its own.
@preconcurrency @MainActor
public protocol _WindowOwning: NSObjectProtocol {}

extension _WindowOwning {
  /// The delegate's window.
  public var window: UIWindow?? {
    let owned: UIWindow? =
      switch self {
      case let delegate as any UIApplicationDelegate: delegate.ownWindow
      case let delegate as any UIWindowSceneDelegate: delegate.ownWindow
      default: nil
      }
    return .some(owned)
  }
}

extension UIApplicationDelegate {
  var ownWindow: UIWindow? { window }
}

extension UIWindowSceneDelegate {
  var ownWindow: UIWindow? { window }
}
