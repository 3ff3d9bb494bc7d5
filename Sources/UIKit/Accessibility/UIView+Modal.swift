extension UIView {
  /// Whether only what is in the view is read of what it and its neighbours hold.
  var isReadAlone: Bool {
    guard !isHidden, alpha > 0 else { return false }
    return accessibilityViewIsModal || isModalByDefault
  }
}
