/// An object with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier, which users never see.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {
  /// An identifier for tests, which nothing reads.
  public var accessibilityIdentifier: String? {
    get { withoutIsolation(self) { AccessibilityState.of($0, create: false)?.identifier } }
    set {
      withoutIsolation(self) { AccessibilityState.of($0, create: true)?.identifier = newValue }
    }
  }
}
