extension UIView {
  /// Whether assistive technologies skip the view's siblings.
  var isReadAlone: Bool {
    guard !isHidden, alpha > 0 else { return false }
    return accessibilityViewIsModal || isModalByDefault
  }
}
