/// A delegate with a window, which UIKit declares as an optional requirement.
///
/// Code that doesn't know the delegate's class therefore gets a doubly optional window, as in
/// `UIApplication.shared.delegate?.window??.rootViewController`; code that does gets the class's
/// own property.
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
